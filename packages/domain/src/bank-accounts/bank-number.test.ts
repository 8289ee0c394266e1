import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkBankNumber } from './bank-number.ts'

/** Of the registry's own examples. */
const ibans = [
  'GB29 NWBK 6016 1331 9268 19',
  'DE89 3704 0044 0532 0130 00',
  'FR14 2004 1010 0505 0001 3M02 606',
  'NO93 8601 1117 947',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  'SA03 8000 0000 6080 1016 7519',
]

describe('checkBankNumber', () => {
  it.each(ibans)('takes %s without its spaces', (iban) => {
    expect(checkBankNumber(iban)).toEqual({ ok: true, value: iban.replaceAll(' ', '') })
  })

  it.each([
    ['an account of a country without IBANs', '0012-3456 789', '00123456789'],
    ['six signs', 'a12345', 'A12345'],
    ['thirty-four', '1'.repeat(34), '1'.repeat(34)],
    ['full-width digits, as some keyboards type', '１２３４５６７', '1234567'],
  ])('takes %s', (_, typed, number) => {
    expect(checkBankNumber(typed)).toEqual({ ok: true, value: number })
  })

  it.each([
    ['too short', '12345'],
    ['too long', '1'.repeat(35)],
    ['with other signs', '1234567/8'],
    ['HTML', '<b>1234567</b>'],
    ['nothing but spaces', '        '],
  ])('refuses what is %s', (_, typed) => {
    expect(checkBankNumber(typed)).toEqual({ ok: false, refusal: { kind: 'bank_number_malformed' } })
  })

  it('notices every single wrong digit of an IBAN', () => {
    const iban = 'DE89370400440532013000'
    const changed = fc.tuple(fc.integer({ min: 2, max: iban.length - 1 }), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(changed, ([place, by]) => {
        const digit = (Number(iban[place]) + by) % 10
        const checked = checkBankNumber(`${iban.slice(0, place)}${digit}${iban.slice(place + 1)}`)
        return !checked.ok && checked.refusal.kind === 'bank_number_checksum_wrong'
      }),
    )
    expect(checkBankNumber(iban).ok).toBe(true)
  })
})
