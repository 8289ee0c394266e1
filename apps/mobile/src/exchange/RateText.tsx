import { rateText } from '@touchstone/app/exchange/rate-text'

/** Such as `1 BTC = 64,201.15 USDT`. */
export function RateText({ terms }: { terms: Parameters<typeof rateText>[0] }) {
  return <span className="num">{rateText(terms)}</span>
}
