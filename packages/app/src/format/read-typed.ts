import { isInCode } from '@touchstone/domain/money/currency'
import type { NumberStyle } from './written-language.ts'

/** Amounts of the API are below 10^12. */
const wholeDigitsMax = 12

/** As plain decimals are written: a comma separates thousands, or else is a point. */
export const plainStyle: Pick<NumberStyle, 'group'> = { group: ',' }

/** Parses a plain decimal as it is being typed, with at most `places` decimals; undefined if it is none. */
export function readTyped(text: string, places: number): string | undefined {
  const [, whole, fraction] = /^(\d*)(\.\d*)?$/.exec(withPoint(text, plainStyle)) ?? []
  if (whole === undefined) return undefined
  if (fraction !== undefined && (places === 0 || fraction.length - 1 > places)) return undefined
  const short = whole.replace(/^0+(?=\d)/, '')
  if (short.length > wholeDigitsMax) return undefined
  return `${short === '' && fraction !== undefined ? '0' : short}${fraction ?? ''}`
}

/**
 * Typed or pasted text, or a part of it, as a plain decimal: without spaces and groups, in our digits, and with a point for a
 * comma. What could be either, such as `1,500`, is read as the language writes it. What is no number stays what it is.
 */
export function withPoint(typed: string, { group }: Pick<NumberStyle, 'group'>): string {
  const text = inOurDigits(typed).replaceAll(/[\s_'’]/g, '')
  if (/^\d{1,3}(,\d{3})+\./.test(text) || /^\d{1,3}(,\d{3}){2,}$/.test(text)) return text.replaceAll(',', '')
  if (/^\d{1,3}(\.\d{3})+,/.test(text) || /^\d{1,3}(\.\d{3}){2,}$/.test(text))
    return text.replaceAll('.', '').replace(',', '.')
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(text) && group !== '') return text.replace(group, '').replace(',', '.')
  return text.replace(',', '.')
}

/** A pasted amount without the sign or code of its currency: `$50`, `US$ 50`, `5 USDT`. */
export function withoutUnit(pasted: string): string {
  const text = pasted
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
  const [, before = '', amount, after = ''] =
    /^((?:[A-Z]{0,2}\p{Sc}|[A-Za-z]{3,5})?)\s*(\p{Nd}.*?)\s*((?:\p{Sc}|[A-Za-z]{3,5})?)$/su.exec(text) ?? []
  const units = [before, after].filter((unit) => /^[A-Za-z]+$/.test(unit))
  return amount !== undefined && units.every((unit) => isInCode(unit.toUpperCase())) ? amount : text
}

const isDigit = (letter: string): boolean => /^\p{Nd}$/u.test(letter)

/** Digits of another script stand ten in a row. Arabic has separators of its own too. */
function inOurDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}|٬/gu, '')
    .replaceAll('٫', '.')
    .replaceAll(/[^\P{Nd}0-9]/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      let zero = code
      while (code - zero < 9 && isDigit(String.fromCodePoint(zero - 1))) zero -= 1
      return String(code - zero)
    })
}
