import { numberParts } from '../ui/number-text.ts'
import { ratePlaces, shownRate } from './quote-rate.ts'

/** Such as `1 BTC = 64,201.15 USDT`. */
export function RateText({ terms }: { terms: Parameters<typeof shownRate>[0] }) {
  const shown = shownRate(terms)
  if (shown === undefined) return '—'
  const parts = numberParts(shown.rate, ratePlaces(shown.rate))
  return (
    <span className="num">
      1 {shown.base} = {parts?.whole}
      {parts?.fraction} {shown.quoted}
    </span>
  )
}
