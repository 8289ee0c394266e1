import { dayMs } from '@touchstone/domain/time'
import { writtenTag } from '../format/written-language.ts'
import { quantityText } from '../format/print-money.ts'

/** A number of lots, people or days, for a sentence that has another form for one of them. */
export const counted = (number: number): { count: number; number: string } => ({
  count: number,
  number: quantityText(String(number)),
})

const two = (part: number): string => String(part).padStart(2, '0')

/** How long is left: `04:11:51`, from a day on with the days before it. */
export function leftText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  const [hours, minutes] = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60]
  const clock = `${two(hours)}:${two(minutes)}:${two(seconds % 60)}`
  const days = Math.floor(ms / dayMs)
  if (days < 1) return clock
  const format = new Intl.NumberFormat(writtenTag(), { style: 'unit', unit: 'day', unitDisplay: 'narrow' })
  return `${format.format(days)} ${clock}`
}

/** A hash as it is shown: its first and last characters. */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`

/** Seconds with a tenth, no less than one. */
export const secondsText = (ms: number): string =>
  new Intl.NumberFormat(writtenTag(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    Math.max(0.1, ms / 1_000),
  )
