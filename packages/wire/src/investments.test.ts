import { expect, it } from 'vitest'
import { investments } from './investments.ts'

it.each([
  [{ amount: '100' }, true],
  [{ units: 3 }, true],
  [{}, false],
  [{ amount: '100', units: 3 }, false],
])('a purchase of %o is asked well: %s', (asked, isGood) => {
  const read = investments.buyProduct.request.safeParse({ productId: 'harbor-90', ...asked })
  expect(read.success).toBe(isGood)
  expect(read.error?.issues.map(({ message }) => message)).toEqual(isGood ? undefined : ['amount_or_units'])
})
