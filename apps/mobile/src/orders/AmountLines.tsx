import { printDecimal } from '@touchstone/domain/money/decimal'
import { useTranslation } from 'react-i18next'
import { baseOf, moneyText, quantityText } from '@touchstone/app/format/print-money'
import type { OrderEstimate } from '@touchstone/app/orders/estimate-order'
import type { OrderDraft } from '@touchstone/app/orders/order-form'
import { onePercentOf, roundedTo } from '@touchstone/app/orders/order-figures'

type AmountLinesProps = { draft: OrderDraft; estimate: OrderEstimate | undefined }

/**
 * Under the amount: what a percent of the price is worth, and why the size is not to the cent what was typed. An error takes
 * their place, so that nothing moves.
 */
export function AmountLines({ draft, estimate }: AmountLinesProps) {
  const { t } = useTranslation()
  const notional = estimate?.cost?.notional
  const step = estimate === undefined ? undefined : roundedTo(draft, estimate)
  return (
    <div className="num -mb-0.5 flex min-h-5.5 flex-wrap justify-between gap-x-3 pt-1.5 text-xs">
      {notional !== undefined && (
        <span className="font-medium text-fg">
          {t('positions.onePercent', { amount: moneyText(printDecimal(onePercentOf(notional))) })}
        </span>
      )}
      {step !== undefined && (
        <span className="text-fg-3">
          {t('positions.roundedTo', { step: quantityText(printDecimal(step)), base: baseOf(draft.symbol) })}
        </span>
      )}
    </div>
  )
}
