import { exampleReceipts } from '@touchstone/domain/examples/example-receipts'
import { receiptText } from '@touchstone/domain/receipts/receipt-text'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { describe, expect, it } from 'vitest'
import { digitsIn, figuresOf, tamperedWith, withNextDigit } from './cheat.ts'
import { verdictOf } from './verdict-of.ts'

const receipts = Object.entries(exampleReceipts())

describe.each(receipts)('a copy of the receipt "%s" that somebody tampered with', (_name, receipt) => {
  const cheats = figuresOf(receipt).flatMap((figure) =>
    digitsIn(figure.value).flatMap((index) => {
      const changed = withNextDigit(figure.value, index)
      return [false, true].map((withHash) => ({ figure, changed, withHash }))
    }),
  )

  it('fails, whichever digit of whichever number it was, and whether or not the hash was forged too', () => {
    expect(checkReceipt(receipt).ok).toBe(true)
    expect(cheats.length).toBeGreaterThan(0)
    for (const { figure, changed, withHash } of cheats) {
      expect(changed).not.toBe(figure.value)
      const { ok, checks } = checkReceipt(tamperedWith(receipt, figure, changed, { withHash }))
      expect([figure.is, changed, withHash, ok, checks.some((each) => !each.ok)]).toEqual([
        figure.is,
        changed,
        withHash,
        false,
        true,
      ])
    }
  })

  it('can be written and read, so that the check runs on it as on any other', async () => {
    const [figure] = figuresOf(receipt)
    if (figure === undefined) throw new Error('there is no number in it')
    const copy = tamperedWith(receipt, figure, withNextDigit(figure.value, digitsIn(figure.value)[0] ?? 0))
    const { ok, checks } = await verdictOf({ text: receiptText(copy) })
    expect(ok).toBe(false)
    expect(checks.length).toBeGreaterThan(1)
  })

  it('is itself again with the number put back', () => {
    for (const figure of figuresOf(receipt))
      expect(checkReceipt(tamperedWith(receipt, figure, figure.value)).ok).toBe(true)
  })
})

it('what a close brought before fees is not called its result', () => {
  const part = exampleReceipts()['part']
  if (part === undefined) throw new Error('the example receipt is missing')
  expect(figuresOf(part).map(({ is }) => is)).toEqual(['profit', 'price', 'fee', 'amount'])
})

it.each([
  ['155.061', 0, '255.061'],
  ['905.5', 0, '105.5'],
  ['9', 0, '0'],
  ['90', 0, '10'],
  ['1.9', 2, '1.1'],
  ['0.5', 0, '1.5'],
  ['-20', 1, '-30'],
  ['0', 0, '1'],
])('of %s the digit in place %i becomes the next one: %s', (value, index, changed) => {
  expect(withNextDigit(value, index)).toBe(changed)
})

it.each(['-2.280', '2.0', '007', '1,5', ''])('of %s, which nobody writes so, no digit is tried for ever', (value) => {
  for (const index of [0, 1, value.length - 1]) expect(typeof withNextDigit(value, index)).toBe('string')
})

it('offers no number that is not written in its shortest form', () => {
  const part = exampleReceipts()['part']
  if (part === undefined) throw new Error('the example receipt is missing')
  const [profit] = figuresOf(part)
  if (profit === undefined) throw new Error('there is a profit')
  expect(profit.is).toBe('profit')
  const crafted = tamperedWith(part, profit, '-2.280')
  expect(figuresOf(crafted).map(({ value }) => value)).not.toContain('-2.280')
})
