import { ONE } from '@touchstone/domain/money/decimal'
import { currentTag } from '../texts/language.ts'

/** A turnover in few characters, such as `5.2B`: cut, in the notation of the language. A dash for none. */
export function turnoverText(turnover: bigint | undefined): string {
  if (turnover === undefined) return '—'
  return new Intl.NumberFormat(currentTag(), {
    notation: 'compact',
    maximumFractionDigits: 1,
    roundingMode: 'trunc',
  }).format(turnover / ONE)
}
