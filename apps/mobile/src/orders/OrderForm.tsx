import type { Direction } from '@touchstone/domain/positions/position'
import { useTranslation } from 'react-i18next'
import type { Book } from '@touchstone/app/books/book'
import { Segmented } from '../ui/Segmented.tsx'
import { OrderAmount } from './OrderAmount.tsx'
import type { PreviewContext } from '@touchstone/app/previews/preview-context.queries'
import { printed } from '@touchstone/app/format/print-money'
import { LeverageButton } from './LeverageButton.tsx'
import { LimitPart } from './LimitPart.tsx'
import { MarginModeButton } from './MarginModeButton.tsx'
import type { FaultPlace, OrderField } from '@touchstone/app/orders/order-form'
import type { OrderEstimate } from '@touchstone/app/orders/estimate-order'
import { useRefusalSentence } from '@touchstone/app/texts/refusal-texts'
import { StopsPart } from './StopsPart.tsx'
import type { OrderDraftState } from '@touchstone/app/orders/use-order-draft'
import { stopsMeant } from '@touchstone/app/orders/order-figures'
import { useStopFault } from './use-stop-fault.ts'

type OrderFormProps = {
  book: Book
  order: OrderDraftState
  context: PreviewContext | undefined
  estimate: OrderEstimate | undefined
  onDirection: (direction: Direction) => void
}

export function OrderForm({ book, order, context, estimate, onDirection }: OrderFormProps) {
  const { t } = useTranslation()
  const { draft, change } = order
  const faultAt = useFault(draft.direction, estimate)
  const leverageFault = faultAt('leverage')
  return (
    <div className="flex flex-col gap-3">
      <Segmented
        label={t('words.side')}
        value={draft.direction}
        onChange={onDirection}
        items={[
          { value: 'long', label: t('words.buyLong'), tone: 'up' },
          { value: 'short', label: t('words.sellShort'), tone: 'down' },
        ]}
      />
      <div className="flex flex-wrap gap-1.5 *:grow">
        <MarginModeButton value={draft.marginMode} onChange={(marginMode) => change({ marginMode })} />
        <LeverageButton book={book} draft={draft} context={context} estimate={estimate} />
        {/* On a row of its own where its words would not fit beside the others. */}
        <div className="grow-999!">
          <Segmented
            label={t('words.type')}
            value={draft.type}
            onChange={(type) => change({ type })}
            items={[
              { value: 'market', label: t('words.market') },
              { value: 'limit', label: t('words.limit') },
            ]}
          />
        </div>
      </div>
      {leverageFault !== undefined && (
        <p role="status" className="text-xs text-danger">
          {leverageFault}
        </p>
      )}
      {draft.type === 'limit' && <LimitPart order={order} estimate={estimate} error={faultAt('limit')} />}
      <OrderAmount book={book} order={order} estimate={estimate} error={faultAt('amount')} />
      <StopsPart
        draft={draft}
        estimate={estimate}
        meant={stopsMeant(draft, estimate)}
        onChange={(stops) => change({ stops })}
        errors={{ takeProfit: faultAt('takeProfit'), stopLoss: faultAt('stopLoss') }}
      />
    </div>
  )
}

/** The refusal that belongs to a place of the form, as a sentence. */
function useFault(
  direction: Direction,
  estimate: OrderEstimate | undefined,
): (place: FaultPlace & (OrderField | 'leverage')) => string | undefined {
  const sentence = useRefusalSentence()
  const stopFault = useStopFault()
  return (place) => {
    if (estimate?.result.kind !== 'refused' || estimate.result.place !== place) return undefined
    const { refusal } = estimate.result
    if (place !== 'takeProfit' && place !== 'stopLoss') return sentence(refusal)
    return stopFault({ refusal, kind: place, direction, tick: printed(estimate.terms.priceTick) ?? undefined })
  }
}
