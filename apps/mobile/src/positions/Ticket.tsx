import type { Direction } from '@touchstone/domain/positions/position'
import { printDecimal, ZERO } from '@touchstone/domain/money/decimal'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '@touchstone/app/books/book'
import type { LineKind } from '@touchstone/app/chart/price-lines'
import { openTicketChart, useTicketChart } from '@touchstone/app/chart/ticket-chart'
import { priceText } from '@touchstone/app/format/number-text'
import { moneyText } from '@touchstone/app/format/print-money'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import type { OrderEstimate } from '@touchstone/app/orders/estimate-order'
import {
  draftLines,
  liquidationOf,
  movedLine,
  openedBy,
  resultAtPrice,
  stopsMeant,
} from '@touchstone/app/orders/order-figures'
import { liquidationBefore } from '@touchstone/app/orders/stop-bound'
import type { OrderDraftState } from '@touchstone/app/orders/use-order-draft'
import { type Position, useOpenPositions } from '@touchstone/app/positions/positions.queries'
import type { PreviewContext } from '@touchstone/app/previews/preview-context.queries'
import { TicketChart } from '../chart/TicketChart.tsx'
import { Card } from '../ui/Card.tsx'
import { useKeypad } from '../ui/keypad-focus.ts'
import { useSize } from '../chart/use-size.ts'
import { AddStops } from '../orders/AddStops.tsx'
import { OrderForm } from '../orders/OrderForm.tsx'
import { useStopFault } from '../orders/use-stop-fault.ts'

type TicketProps = {
  book: Book
  order: OrderDraftState
  context: PreviewContext | undefined
  estimate: OrderEstimate | undefined
  listed: ListedSymbol | undefined
  form: RefObject<HTMLDivElement | null>
  onDirection: (direction: Direction) => void
}

/** The chart with the lines of the order, and below it the form that they are typed in. */
export function Ticket({ book, order, context, estimate, listed, form, onDirection }: TicketProps) {
  const { t } = useTranslation()
  const { draft, change } = order
  const isOpen = useTicketChart((chart) => chart.isOpen)
  const [adds, addsSize] = useSize()
  const isTyping = useKeypad((keypad) => keypad.isOfPage)
  // What is added to the chart then belongs to what is open, by the line of its entry.
  const isEmpty = estimate?.quantity === undefined || estimate.quantity === ZERO
  const isOfPosition = useOpenPositions(book, draft.symbol).data?.some(isRunning) === true && isEmpty
  const faults = useStopFaults(draft.direction, estimate)
  const move = (kind: LineKind, price: string): void => {
    // An order form has no alert.
    if (kind !== 'alert') change(movedLine(draft, estimate, kind, price))
  }
  return (
    <>
      <div className={isOpen && isTyping ? heldInSight : undefined}>
        <div data-ticket-chart className="relative">
          <TicketChart
            listed={listed}
            book={book}
            isEmpty={isEmpty}
            draft={draftLines(draft, estimate)}
            labels={useLabels(order, estimate)}
            faults={faults}
            legend={addsSize}
            onMove={move}
            onRemove={(kind) => change(movedLine(draft, estimate, kind, ''))}
            isOpen={isOpen}
            onOpen={openTicketChart}
          />
          <div ref={adds} className="pointer-events-none absolute top-10 left-0">
            {isOpen && !isOfPosition && <AddStops draft={draft} estimate={estimate} onMove={move} />}
          </div>
        </div>
      </div>
      <div ref={form}>
        <Card padded>
          <h2 tabIndex={-1} className="sr-only">
            {t('positions.newOrder')}
          </h2>
          <OrderForm book={book} order={order} context={context} estimate={estimate} onDirection={onDirection} />
        </Card>
      </div>
    </>
  )
}

/** Why a stop of the order cannot be where it is, in as few words as fit on its line. */
function useStopFaults(direction: Direction, estimate: OrderEstimate | undefined): Partial<Record<LineKind, string>> {
  const stopFault = useStopFault()
  if (estimate?.result.kind !== 'refused') return {}
  const { place, refusal } = estimate.result
  if (place !== 'takeProfit' && place !== 'stopLoss') return {}
  const why = stopFault({ refusal, kind: place, direction, tick: printDecimal(estimate.terms.priceTick) })
  return why === undefined ? {} : { [place]: why }
}

const isRunning = ({ state }: Position): boolean => state === 'running'

/** While one types, the chart stays where its lines can be seen, on windows that are high enough for both. */
const heldInSight =
  '[@media(min-height:46rem)]:sticky top-(--below-bar) z-10 -mx-4 bg-bg px-4 [main:has([data-demo-bar])_&]:top-[calc(var(--below-bar)+2.25rem)]'

/** The money of each stop, net of both fees; of one that the liquidation comes before, where that is. */
function useLabels({ draft }: OrderDraftState, estimate: OrderEstimate | undefined): Partial<Record<LineKind, string>> {
  const { t } = useTranslation()
  const { direction } = draft
  const opened = openedBy(direction, estimate)
  const liquidation = liquidationOf(estimate)
  const meant = stopsMeant(draft, estimate)
  if (opened === undefined || meant === undefined) return {}
  const money: Partial<Record<LineKind, string>> = {}
  for (const kind of ['takeProfit', 'stopLoss'] as const) {
    const price = meant[kind]?.price
    if (price === undefined) continue
    const liquidatedAt = liquidationBefore(kind, direction, price, liquidation)
    money[kind] =
      liquidatedAt === undefined
        ? moneyText(printDecimal(resultAtPrice(opened, price).net), { signed: true })
        : `${t('chart.liquidationShort')} ${priceText(printDecimal(liquidatedAt), estimate && printDecimal(estimate.terms.priceTick))}`
  }
  return money
}
