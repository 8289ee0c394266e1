import { expect, it } from 'vitest'
import { investments } from './investments.ts'

it.each([
  [{ amount: '100' }, true],
  [{ units: 3 }, true],
  [{}, false],
  [{ amount: '100', units: 3 }, false],
])('a purchase of %o is asked well: %s', (asked, isGood) => {
  const read = investments.buyProduct.request.safeParse({
    productId: 'harbor-90',
    agreementSha256: 'a'.repeat(64),
    ...asked,
  })
  expect(read.success).toBe(isGood)
  expect(read.error?.issues.map(({ message }) => message)).toEqual(isGood ? undefined : ['amount_or_units'])
})

it('a purchase names the agreement that was accepted with it', () => {
  for (const agreementSha256 of [undefined, '', 'A'.repeat(64), 'a'.repeat(63)])
    expect(
      investments.buyProduct.request.safeParse({ productId: 'trend-7', amount: '1', agreementSha256 }).success,
    ).toBe(false)
})
