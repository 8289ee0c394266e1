import { printDecimal } from '@touchstone/domain/money/decimal'
import { useTranslation } from 'react-i18next'
import { percentText } from '@touchstone/app/format/number-text'
import { baseOf, printed } from '@touchstone/app/format/print-money'
import type { OrderEstimate } from '@touchstone/app/orders/estimate-order'
import type { OrderDraft } from '@touchstone/app/orders/order-form'
import { distanceOf } from '@touchstone/app/orders/order-figures'
import { Amount } from '../ui/Amount.tsx'
import { Figure } from '../ui/Figure.tsx'
import { Price } from '../ui/Price.tsx'

type OrderFiguresProps = { draft: OrderDraft; estimate: OrderEstimate | undefined }

/** What the order comes to at the current prices. All of it is always there, so that nothing moves while one types. */
export function OrderFigures({ draft, estimate }: OrderFiguresProps) {
  const { t } = useTranslation()
  const { notional, margin, fee } = estimate?.cost ?? {}
  const cost = margin === undefined || fee === undefined ? undefined : margin + fee
  return (
    <dl className="mt-2 grid grid-cols-3 gap-x-3 gap-y-2.5 rounded-md bg-surface-2 p-3">
      <Figure label={`${t('words.size')} (${baseOf(draft.symbol)})`}>
        <Amount value={printed(estimate?.quantity)} places={18} trim fit />
      </Figure>
      <Figure label={t('positions.notional')}>
        <Amount value={printed(notional)} fit />
      </Figure>
      <Figure label={t('words.liquidationPrice')} end>
        <LiquidationPrice estimate={estimate} />
      </Figure>
      <Figure label={t('positions.cost')}>
        <Amount value={printed(cost)} fit />
      </Figure>
      <Figure label={t('words.fee')}>
        <Amount value={printed(fee)} fit />
      </Figure>
      <Figure label={t('positions.liquidationDistance')} end>
        <LiquidationDistance estimate={estimate} />
      </Figure>
    </dl>
  )
}

type EstimateProps = { estimate: OrderEstimate | undefined }

function LiquidationPrice({ estimate }: EstimateProps) {
  const { t } = useTranslation()
  if (estimate?.outlook?.liquidationPrice === null) return t('positions.noLiquidation')
  const price = estimate?.outlook?.liquidationPrice
  const tick = estimate === undefined ? undefined : printDecimal(estimate.terms.priceTick)
  return <Price value={printed(price)} tick={tick} className={price === undefined ? 'text-fg-3' : 'text-warn'} />
}

/** From the price of the order: where it is added to, of the resulting position. */
function LiquidationDistance({ estimate }: EstimateProps) {
  const at = estimate?.outlook?.liquidationPrice
  const distance =
    at === null || at === undefined || estimate?.price === undefined ? undefined : distanceOf(at, estimate.price)
  return (
    <span className={distance === undefined ? 'text-fg-3' : undefined}>{percentText(printed(distance), 2, true)}</span>
  )
}
