import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addedPlaces,
  type Currency,
  currenciesInCode,
  isAddedCode,
  isCurrency,
  isInCode,
  isToken,
  placesOf,
  settlementCurrency,
} from './currency.ts'

/** What the table has had since currencies can be added. A new row would take the places of what somebody has added under its code. */
const closed =
  'USDT 6, BTC 8, ETH 8, BNB 8, SOL 8, XRP 6, DOGE 8, ADA 6, LINK 8, LTC 8, DOT 8, USD 2, EUR 2, GBP 2, JPY 0, LMN 6, ABR 6'

describe('currencies in code', () => {
  it('are these for good, with these places', () => {
    expect(currenciesInCode.map((each) => `${each} ${placesOf(each)}`).join(', ')).toBe(closed)
    expect(currenciesInCode.filter(isToken)).toEqual(['LMN', 'ABR'])
  })

  it('know themselves, and are none that was added', () => {
    expect(currenciesInCode.every(isCurrency)).toBe(true)
    expect(currenciesInCode.some(isAddedCode)).toBe(false)
    expect(currenciesInCode).toContain(settlementCurrency)
  })
})

describe('codes that can be added', () => {
  it.each(['AB', 'SOLAR', 'A1', 'ABCDEFGHIJ', 'X123456789', 'DOGECOIN'])('%s has the form', (code) => {
    expect([isAddedCode(code), isCurrency(code), isInCode(code)]).toEqual([true, true, false])
    expect([placesOf(code as Currency), isToken(code as Currency)]).toEqual([8, true])
  })

  it.each([
    ['nothing', ''],
    ['one letter', 'A'],
    ['eleven', 'ABCDEFGHIJK'],
    ['small letters', 'usdt'],
    ['one small letter', 'SOLa'],
    ['a digit first', '1INCH'],
    ['a space', 'SO LAR'],
    ['a space behind', 'SOLAR '],
    ['a line behind', 'SOLAR\n'],
    ['a hyphen', 'SOL-AR'],
    ['a colon, which parts account and currency', 'A:USDT'],
    ['a Cyrillic letter that looks like ours', 'USDТ'],
    ['a Greek letter', 'ΒTC'],
    ['a wide letter', 'ＢTC'],
    ['a letter with an accent', 'ÜSD'],
    ['an Arabic digit', 'AB٣'],
    ['an invisible sign', 'SO\u200bLAR'],
    ['what every object has', '__proto__'],
    ['what every object has made', 'constructor'],
    ['what every object can', 'toString'],
    ['a key of prototypes in capitals', '__PROTO__'],
  ])('%s is none', (_, text) => {
    expect([isCurrency(text), isAddedCode(text)]).toEqual([false, false])
    expect(() => placesOf(text as Currency)).toThrow('amounts are of a currency')
  })

  it('are two to ten of our letters and digits, a letter first, whatever the text', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    const first = fc.constantFrom(...Array.from(letters))
    const code = fc.tuple(
      first,
      fc.string({ unit: fc.constantFrom(...Array.from(`${letters}0123456789`)), minLength: 1, maxLength: 9 }),
    )
    fc.assert(
      fc.property(code, ([head, rest]) => {
        const text = `${head}${rest}`
        return isInCode(text) || (isAddedCode(text) && placesOf(text) === addedPlaces && isToken(text))
      }),
    )
    const isPlain = (text: string): boolean =>
      text.length >= 2 &&
      text.length <= 10 &&
      letters.includes(text.charAt(0)) &&
      Array.from(text).every((sign) => `${letters}0123456789`.includes(sign))
    const near = fc.string({ unit: fc.constantFrom(...Array.from('AZ09az_Т. ')), maxLength: 12 })
    fc.assert(
      fc.property(fc.oneof(near, fc.string()), (text) => {
        expect(isAddedCode(text)).toBe(isPlain(text) && !isInCode(text))
      }),
    )
  })
})
