import { numberParts } from '@touchstone/app/format/number-text'
import { ratePlaces, shownRate } from '@touchstone/app/exchange/quote-rate'

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
