import { expect, it } from 'vitest'
import { investments } from './investments.ts'

const shown = { termsSha256: 'c'.repeat(64) }

it.each([
  [{ amount: '100', ...shown }, undefined],
  [{ units: 3 }, undefined],
  [{}, 'amount_or_units'],
  [{ amount: '100', units: 3, ...shown }, 'amount_or_units'],
  [{ amount: '100' }, 'terms_of_amount'],
  [{ units: 3, ...shown }, 'terms_of_amount'],
  [{ amount: '100', termsSha256: 'A'.repeat(64) }, 'sha256'],
])('what is amiss with a purchase of %o: %s', (asked, fault) => {
  const read = investments.buyProduct.request.safeParse({
    productId: 'harbor-90',
    agreementSha256: 'a'.repeat(64),
    ...asked,
  })
  expect(read.error?.issues.map(({ message }) => message)).toEqual(fault === undefined ? undefined : [fault])
})

it('a purchase names the agreement that was accepted with it', () => {
  for (const agreementSha256 of [undefined, '', 'A'.repeat(64), 'a'.repeat(63)])
    expect(
      investments.buyProduct.request.safeParse({ productId: 'trend-7', amount: '1', ...shown, agreementSha256 })
        .success,
    ).toBe(false)
})
