import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PriceState } from '@touchstone/app/live/use-tick'
import type { Book } from '@touchstone/app/books/book'
import { messageOf } from '@touchstone/app/feedback/failures'
import { queries } from '@touchstone/app/api/queries'
import type { OpeningBar } from '@touchstone/app/protection/opening-bar'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { Button } from '../ui/Button.tsx'
import { RiskSheet } from '../protection/RiskSheet.tsx'
import { useRiskWarning } from '../protection/use-risk-warning.ts'
import { type Confirmed, OrderConfirm, orderedIn } from './OrderConfirm.tsx'
import type { PreviewContext } from '@touchstone/app/previews/preview-context.queries'
import { expiresAtMs, type MarketFault, type OrderField } from '@touchstone/app/orders/order-form'
import { baseOf } from '@touchstone/app/format/print-money'
import type { OrderEstimate } from '@touchstone/app/orders/estimate-order'
import { useConfirmedSubject } from '@touchstone/app/forms/use-confirmed-subject'
import { isSameOrder, unansweredOrder, useOrderEnds } from '@touchstone/app/orders/unanswered-orders'
import { useBlindness } from '@touchstone/app/live/use-blindness'
import type { OrderDraftState } from '@touchstone/app/orders/use-order-draft'
import type { FieldPlace } from './focus-field.ts'
import type { HeldList } from './use-trade-address.ts'
import { useRefusalSentence } from '@touchstone/app/texts/refusal-texts'
import { useTradeState } from '@touchstone/app/market/use-trade-state'

type OrderButtonProps = {
  book: Book
  order: OrderDraftState
  contextQuery: UseQueryResult<PreviewContext>
  estimate: OrderEstimate | undefined
  /** The form has been scrolled away. */
  isAway: boolean
  /** Shows the form again. */
  onNew: () => void
  /** Goes to what has to be filled in or put right. */
  onField: (place: FieldPlace) => void
  onPlaced: (where: HeldList) => void
  /** Shows the orders that wait. */
  onOrders: () => void
}

/** The one act of the screen: names what it does, leads to what is missing, or says why it cannot be done now. */
export function OrderButton(props: OrderButtonProps) {
  const { t } = useTranslation()
  const { book, order, contextQuery, estimate, isAway, onNew, onField, onPlaced, onOrders } = props
  const { draft } = order
  const context = contextQuery.data
  const listed = useSymbol(draft.symbol)
  const priceState = useTradeState(draft.symbol, listed)
  const blindness = useBlindness()
  const confirming = useConfirmedSubject<Confirmed>()
  const risk = useRiskWarning(book)
  const isLong = draft.direction === 'long'
  const label = `${t(isLong ? 'words.buyLong' : 'words.sellShort')} ${baseOf(draft.symbol)}`
  const block = listed?.enabled === false ? barredBy('positions.notTraded') : blockOf(estimate, priceState, blindness)
  // Where it leads, with what is missing or wrong there.
  const place = block?.place
  const failure = context === undefined && contextQuery.error !== null ? messageOf(contextQuery.error) : undefined
  const confirm = (): void => {
    if (estimate?.result.kind !== 'shown') return
    const { command } = estimate.result
    const sent = unansweredOrder({ book, leverage: command.leverage, draft })
    const asked = sent ?? { command, expiresAt: expiresAtMs(draft.expiry, Date.now()) }
    confirming.ask({ ...asked, draft, isRepeated: sent !== undefined })
  }
  // The answer may come late, to somebody who types the next one, or reads further down.
  useOrderEnds((ordered, end) => {
    const { subject, isOpen } = confirming
    const isAsked = isOpen && subject !== undefined && isSameOrder(ordered, orderedIn(book, subject))
    if (isAsked) confirming.close()
    const isTyped = ordered.book === book && JSON.stringify(ordered.draft) === JSON.stringify(draft)
    if (end === 'void' || !isTyped) return
    if (isAsked) onPlaced(end === 'opened' ? 'positions' : 'orders')
    else if (!isOpen) order.clear()
  })
  if (failure !== undefined) return <TryAgain why={failure} busy={contextQuery.isFetching} />
  return (
    <>
      {priceState === 'open' && !isAway && <TooManyOrders estimate={estimate} onOrders={onOrders} />}
      {/* One button whatever it does: it keeps the focus. */}
      {isAway ? (
        <Button wide kind="soft" onClick={onNew}>
          {t('positions.newOrder')}
        </Button>
      ) : place !== undefined ? (
        <Button wide kind="soft" onClick={() => onField(place)}>
          {block && t(block.reason)}
        </Button>
      ) : (
        <Button
          wide
          kind={isLong ? 'up' : 'down'}
          reason={block === undefined ? undefined : t(block.reason)}
          busy={estimate === undefined && contextQuery.isFetching}
          disabled={estimate?.result.kind !== 'shown' || block !== undefined}
          onClick={() => risk.before(confirm)}
        >
          {label}
        </Button>
      )}
      {confirming.subject !== undefined && (
        <OrderConfirm
          key={confirming.key}
          book={book}
          context={context}
          subject={confirming.subject}
          isOpen={confirming.isOpen}
          label={label}
          onClose={confirming.close}
        />
      )}
      <RiskSheet {...risk.sheet} />
    </>
  )
}

/** At the limit of waiting orders: how many there are, and the way to those that can be cancelled. */
function TooManyOrders({ estimate, onOrders }: { estimate: OrderEstimate | undefined; onOrders: () => void }) {
  const { t } = useTranslation()
  const sentence = useRefusalSentence()
  const refusal = estimate?.result.kind === 'refused' ? estimate.result.refusal : undefined
  if (refusal?.kind !== 'too_many_orders' && refusal?.kind !== 'too_many_symbol_orders') return null
  return (
    <p role="status" className="pb-2 text-sm text-danger">
      {sentence(refusal)}{' '}
      <button type="button" onClick={onOrders} className="-my-3 py-3 font-semibold text-accent">
        {t('positions.toOrders')}
      </button>
    </p>
  )
}

/** Nothing can be ordered without the facts: whatever of the screen could not be loaded is loaded again. */
function TryAgain({ why, busy }: { why: string; busy: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <p role="alert" className="text-center text-xs text-danger">
        {why}
      </p>
      <Button
        wide
        kind="soft"
        busy={busy}
        onClick={() =>
          void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
        }
      >
        {t('ui.retry')}
      </Button>
    </>
  )
}

type Reason =
  | NonNullable<ReturnType<typeof useBlindness>>
  | `positions.blocked_${'stale' | 'closed' | 'missing' | 'margin' | 'liquidated' | 'orders'}`
  | `positions.check_${OrderField | 'leverage'}`
  | 'positions.enterAmount'
  | 'positions.enterPrice'
  | 'positions.notTraded'
  | `protection.blocked_${OpeningBar}`

/** By refusal that is no field's fault: one without a reason does not compile. */
const bars: Readonly<Record<MarketFault, Reason>> = {
  price_missing: 'positions.blocked_missing',
  price_stale: 'positions.blocked_stale',
  market_closed: 'positions.blocked_closed',
  symbol_off: 'positions.notTraded',
  symbol_unknown: 'positions.notTraded',
  not_offered_in_country: 'protection.blocked_off',
  self_excluded: 'protection.blocked_excluded',
  cooling_off: 'protection.blocked_cooling',
  loss_limit_reached: 'protection.blocked_limit',
  too_many_orders: 'positions.blocked_orders',
  too_many_symbol_orders: 'positions.blocked_orders',
}

const reasons: Record<Exclude<PriceState, 'open'>, Reason> = {
  offline: 'positions.price_silent',
  stale: 'positions.blocked_stale',
  closed: 'positions.blocked_closed',
  missing: 'positions.blocked_missing',
}

/** Why nothing can be ordered yet, and the place of the form where that can be changed, if there is one. */
type Block = { reason: Reason; place?: FieldPlace }

const barredBy = (reason: Reason): Block => ({ reason })

function blockOf(
  estimate: OrderEstimate | undefined,
  priceState: PriceState,
  blindness: ReturnType<typeof useBlindness>,
): Block | undefined {
  if (priceState === 'offline' && blindness !== undefined) return barredBy(blindness)
  if (priceState !== 'open') return barredBy(reasons[priceState])
  if (estimate === undefined || estimate.result.kind === 'shown') return undefined
  const { result } = estimate
  if (result.kind === 'incomplete') {
    const reason = result.missing === 'limit' ? 'positions.enterPrice' : 'positions.enterAmount'
    return { reason, place: result.missing }
  }
  const { refusal, place } = result
  if (place === 'market') return barredBy(bars[refusal.kind])
  if (refusal.kind === 'margin_insufficient') return { reason: 'positions.blocked_margin', place }
  if (refusal.kind === 'would_be_liquidated') return { reason: 'positions.blocked_liquidated', place: 'leverage' }
  return { reason: `positions.check_${place}`, place }
}
