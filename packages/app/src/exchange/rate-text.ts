import { numberParts } from '../format/number-text.ts'
import { ratePlaces, shownRate } from './quote-rate.ts'

/** Such as `1 BTC = 64,201.15 USDT`; a dash where nothing is exchanged. */
export function rateText(terms: Parameters<typeof shownRate>[0]): string {
  const shown = shownRate(terms)
  if (shown === undefined) return '—'
  const parts = numberParts(shown.rate, ratePlaces(shown.rate))
  return `1 ${shown.base} = ${parts?.whole ?? ''}${parts?.fraction ?? ''} ${shown.quoted}`
}
