import { useTranslation } from 'react-i18next'
import { useSymbols } from '../market/symbols.queries.ts'
import { baseOf, priceIn, quantityText } from '../format/print-money.ts'
import type { Fate } from './use-order-fate.ts'

type Opened = { symbol: string; direction: 'long' | 'short'; quantity: string; price: string }
type Settled = { symbol: string; quantity: string; price: string }

const cancelReasons = [
  'user',
  'expired',
  'liquidation',
  'position_closed',
  'slippage_exceeded',
  'no_price',
  'would_be_liquidated',
  'house_exposure_exceeded',
  'bracket_exceeded',
  'margin_insufficient',
  'restricted',
] as const
type CancelReason = (typeof cancelReasons)[number]

/** Our word for the reason of a cancellation; anything newer is simply a refusal. */
export const cancelReasonKey = (reason: string | null): `positions.cancelled_${CancelReason | 'refused'}` =>
  `positions.cancelled_${cancelReasons.find((known) => known === reason) ?? 'refused'}`

/** The texts of toasts about trades. */
export function useTradeWords() {
  const { t } = useTranslation()
  const { data: symbols } = useSymbols()
  const priceOf = (symbol: string, price: string | null): string =>
    priceIn(price, symbols?.find((listed) => listed.symbol === symbol)?.priceTick)
  const opened = ({ symbol, direction, quantity, price }: Omit<Opened, 'price'> & { price: string | null }): string =>
    t('positions.opened', {
      side: t(`words.${direction}`),
      quantity: quantityText(quantity),
      base: baseOf(symbol),
      price: priceOf(symbol, price),
    })
  const closed = ({ symbol, quantity, price }: Omit<Settled, 'price'> & { price: string | null }): string =>
    t('positions.closedAt', { quantity: quantityText(quantity), base: baseOf(symbol), price: priceOf(symbol, price) })
  const fate = (of: Fate): string => {
    if (of.kind === 'opened') return opened(of)
    return of.kind === 'closed' ? closed(of) : t(cancelReasonKey(of.reason))
  }
  return { opened, closed, fate }
}
