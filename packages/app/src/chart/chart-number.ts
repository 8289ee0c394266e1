import { cutNumber } from '../format/cut-number.ts'
import { localized } from '../format/written-language.ts'

const units = [
  { from: 1e9, letter: 'B' },
  { from: 1e6, letter: 'M' },
  { from: 1e3, letter: 'K' },
] as const
const unitOf = (size: number) => units.find(({ from }) => size >= from)

/** A number of the chart (no money) cut to this many decimals; `compact` prints thousands as K, M, B. */
export function chartNumber(value: number, places: number, compact = false): string {
  const size = Math.abs(value)
  const unit = compact ? unitOf(size) : undefined
  const text = localized(cutNumber(size / (unit?.from ?? 1), unit === undefined ? places : 2))
  return `${value < 0 && /[1-9]/.test(text) ? '−' : ''}${text}${unit?.letter ?? ''}`
}

/** A large number on an axis, in as few characters as its three decimals allow: `46.03M`. Plain, as the chart hands it on. */
export function axisNumber(value: number | string): string {
  const number = Number(value)
  const unit = unitOf(Math.abs(number))
  return unit === undefined ? String(value) : `${Number(cutNumber(number / unit.from, 3))}${unit.letter}`
}

/** What the chart prints on its axis and at its highest and lowest price: in the language's way, as the page does. */
export const axisText = (value: number | string): string => localized(String(value))
