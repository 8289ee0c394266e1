import type { UseQueryResult } from '@tanstack/react-query'
import type { Refusal } from '@touchstone/domain/rulebook/nouns'
import { useTranslation } from 'react-i18next'
import type { PriceState } from '@touchstone/app/live/use-tick'
import type { Book } from '@touchstone/app/books/book'
import { messageOf } from '@touchstone/app/feedback/failures'
import { queries } from '@touchstone/app/api/queries'
import type { OpeningBar } from '@touchstone/app/restrictions/opening-bar'
import { useSymbol } from '@touchstone/app/market/symbols.queries'
import { Button } from '../ui/Button.tsx'
import { RiskSheet } from '../restrictions/RiskSheet.tsx'
import { useRiskWarning } from '../restrictions/use-risk-warning.ts'
import { OrderConfirm } from './OrderConfirm.tsx'
import type { Ground } from '@touchstone/app/previews/ground.queries'
import {
  expiresAtMs,
  type OpeningCommand,
  type OrderField,
  orderRequest,
  type OrderRequest,
} from '@touchstone/app/orders/order-form'
import { baseOf } from '@touchstone/app/format/print-money'
import type { Reckoned } from '@touchstone/app/orders/reckon-order'
import { useAsked } from '@touchstone/app/forms/use-asked'
import type { OrderDraftState } from '@touchstone/app/orders/use-order-draft'
import { useReckoned } from '@touchstone/app/orders/use-reckoned'
import type { HeldList } from './use-trade-address.ts'
import { useTradeState } from '@touchstone/app/market/use-trade-state'

type OrderButtonProps = {
  book: Book
  order: OrderDraftState
  groundQuery: UseQueryResult<Ground>
  onPlaced: (where: HeldList) => void
}

/** The one act of the screen: names what it does, or says why it cannot be done now. */
export function OrderButton({ book, order, groundQuery, onPlaced }: OrderButtonProps) {
  const { t } = useTranslation()
  const { draft } = order
  const ground = groundQuery.data
  const reckoned = useReckoned(draft, ground)
  const listed = useSymbol(draft.symbol)
  const priceState = useTradeState(draft.symbol, listed)
  const asked = useAsked<{ command: OpeningCommand; request: OrderRequest }>()
  const risk = useRiskWarning(book)
  const isLong = draft.direction === 'long'
  const label = `${t(isLong ? 'words.buyLong' : 'words.sellShort')} ${baseOf(draft.symbol)}`
  const reason = listed?.enabled === false ? 'positions.notTraded' : reasonOf(reckoned, priceState)
  const failure = ground === undefined && groundQuery.error !== null ? messageOf(groundQuery.error) : undefined
  const confirm = (): void => {
    if (reckoned?.result.kind !== 'shown') return
    const { command } = reckoned.result
    asked.ask({ command, request: orderRequest(command, book, expiresAtMs(draft.expiry, Date.now())) })
  }
  if (failure !== undefined) return <TryAgain why={failure} busy={groundQuery.isFetching} />
  return (
    <>
      <Button
        wide
        kind={isLong ? 'up' : 'down'}
        reason={reason === undefined ? undefined : t(reason)}
        busy={reckoned === undefined && groundQuery.isFetching}
        disabled={reckoned?.result.kind !== 'shown' || reason !== undefined}
        onClick={() => risk.before(confirm)}
      >
        {label}
      </Button>
      {asked.subject !== undefined && (
        <OrderConfirm
          key={asked.key}
          book={book}
          ground={ground}
          subject={asked.subject}
          isOpen={asked.isOpen}
          label={label}
          onClose={asked.close}
          onPlaced={onPlaced}
        />
      )}
      <RiskSheet {...risk.sheet} />
    </>
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
  | `positions.blocked_${'offline' | 'stale' | 'closed' | 'missing' | 'margin' | 'liquidated'}`
  | `positions.check_${OrderField | 'leverage'}`
  | 'positions.enterAmount'
  | 'positions.enterPrice'
  | 'positions.notTraded'
  | `protection.blocked_${OpeningBar}`

const bars: Partial<Record<Refusal['kind'], Reason>> = {
  symbol_off: 'positions.notTraded',
  not_offered_in_country: 'protection.blocked_off',
  self_excluded: 'protection.blocked_excluded',
  cooling_off: 'protection.blocked_cooling',
  loss_limit_reached: 'protection.blocked_limit',
}

const reasons: Record<Exclude<PriceState, 'open'>, Reason> = {
  offline: 'positions.blocked_offline',
  stale: 'positions.blocked_stale',
  closed: 'positions.blocked_closed',
  missing: 'positions.blocked_missing',
}

/** Why the button cannot be pressed; where a field has the fault, the field says more. */
function reasonOf(reckoned: Reckoned | undefined, priceState: PriceState): Reason | undefined {
  if (priceState !== 'open') return reasons[priceState]
  if (reckoned === undefined) return undefined
  const { result } = reckoned
  if (result.kind === 'shown') return undefined
  if (result.kind === 'incomplete') return result.missing === 'limit' ? 'positions.enterPrice' : 'positions.enterAmount'
  if (result.place === 'market') return bars[result.refusal.kind] ?? reasons.stale
  if (result.refusal.kind === 'margin_insufficient') return 'positions.blocked_margin'
  if (result.refusal.kind === 'would_be_liquidated') return 'positions.blocked_liquidated'
  return `positions.check_${result.place}`
}
