import fc from 'fast-check'
import { expect, it } from 'vitest'
import { documentKey, maskDocumentNumber, normaliseDocumentNumber } from './document.ts'

const normalised = (number: string): string => {
  const read = normaliseDocumentNumber(number)
  return read.ok ? read.value : read.refusal.kind
}

it.each([
  ['C01X00T47', 'C01X00T47'],
  [' c01x 00t-47 ', 'C01X00T47'],
  ['１１０１０１１９９００３０７７８７Ｘ', '11010119900307787X'],
  ['110101–19900307—787x', '11010119900307787X'],
  ['AB.12/34', 'AB1234'],
  ['АВ123456', 'АВ123456'],
  ['1234', '1234'],
  ['123', 'document_number_malformed'],
  ['1'.repeat(30), '1'.repeat(30)],
  ['1'.repeat(31), 'document_number_malformed'],
  ['', 'document_number_malformed'],
  ['----', 'document_number_malformed'],
  ['<b>1234</b>', 'document_number_malformed'],
  ['1234;--', 'document_number_malformed'],
  ['12\u200b34', 'document_number_malformed'],
])('reads %j as %s', (number, expected) => {
  expect(normalised(number)).toBe(expected)
})

it('reads what it has read as the same again, however it is spaced', () => {
  const signs = fc.array(fc.constantFrom('a', 'b', 'c', 'X', 'Y', 'Z', '0', '1', '8', '9'), {
    minLength: 4,
    maxLength: 30,
  })
  const gaps = fc.array(fc.constantFrom('', ' ', '-', '.'), { minLength: 30, maxLength: 30 })
  expect(() => {
    fc.assert(
      fc.property(signs, gaps, (number, between) => {
        const bare = number.join('').toUpperCase()
        return (
          normalised(number.map((sign, at) => sign + (between[at] ?? '')).join('')) === bare &&
          normalised(bare) === bare
        )
      }),
    )
  }).not.toThrow()
})

it('keeps kinds and countries of documents apart', () => {
  const keys = [
    documentKey('DE', 'id_card', 'X1234'),
    documentKey('DE', 'passport', 'X1234'),
    documentKey('AT', 'passport', 'X1234'),
  ]
  expect(new Set(keys).size).toBe(3)
})

it.each([
  ['C01X00T47', '•••••0T47'],
  ['123456', '•••456'],
  ['1234', '••34'],
])('shows of %s only %s', (number, expected) => {
  expect(maskDocumentNumber(number)).toBe(expected)
})
