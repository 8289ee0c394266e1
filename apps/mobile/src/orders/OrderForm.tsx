import type { Direction } from '@touchstone/domain/positions/position'
import { useTranslation } from 'react-i18next'
import type { Book } from '@touchstone/app/books/book'
import { Segmented } from '../ui/Segmented.tsx'
import { OrderAmount } from './OrderAmount.tsx'
import type { Ground } from '@touchstone/app/previews/ground.queries'
import { LeverageButton } from './LeverageButton.tsx'
import { LimitPart } from './LimitPart.tsx'
import { MarginModeButton } from './MarginModeButton.tsx'
import type { FaultPlace, OrderField } from '@touchstone/app/orders/order-form'
import { OrderSummary } from './OrderSummary.tsx'
import type { Reckoned } from '@touchstone/app/orders/reckon-order'
import { useRefusalSentence } from '@touchstone/app/texts/refusal-texts'
import { StopsPart } from './StopsPart.tsx'
import type { OrderDraftState } from '@touchstone/app/orders/use-order-draft'
import { useReckoned } from '@touchstone/app/orders/use-reckoned'

type OrderFormProps = {
  book: Book
  order: OrderDraftState
  ground: Ground | undefined
  onDirection: (direction: Direction) => void
}

export function OrderForm({ book, order, ground, onDirection }: OrderFormProps) {
  const { t } = useTranslation()
  const { draft, change } = order
  const reckoned = useReckoned(draft, ground)
  const faultAt = useFault(reckoned)
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
      <div className="grid grid-cols-[auto_auto_minmax(0,1fr)] gap-1.5">
        <MarginModeButton value={draft.marginMode} onChange={(marginMode) => change({ marginMode })} />
        <LeverageButton book={book} draft={draft} ground={ground} reckoned={reckoned} />
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
      {leverageFault !== undefined && (
        <p role="status" className="text-xs text-danger">
          {leverageFault}
        </p>
      )}
      {draft.type === 'limit' && <LimitPart order={order} reckoned={reckoned} error={faultAt('limit')} />}
      <OrderAmount book={book} order={order} reckoned={reckoned} error={faultAt('amount')} />
      <StopsPart
        stops={draft.stops}
        direction={draft.direction}
        reckoned={reckoned}
        onChange={(stops) => change({ stops })}
        errors={{ takeProfit: faultAt('takeProfit'), stopLoss: faultAt('stopLoss') }}
      />
      <OrderSummary draft={draft} reckoned={reckoned} />
    </div>
  )
}

/** The refusal that belongs to a place of the form, as a sentence. */
function useFault(
  reckoned: Reckoned | undefined,
): (place: FaultPlace & (OrderField | 'leverage')) => string | undefined {
  const sentence = useRefusalSentence()
  return (place) =>
    reckoned?.result.kind === 'refused' && reckoned.result.place === place
      ? sentence(reckoned.result.refusal)
      : undefined
}
