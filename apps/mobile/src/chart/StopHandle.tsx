import { printDecimal } from '@touchstone/domain/money/decimal'
import { useTranslation } from 'react-i18next'
import type { Book } from '@touchstone/app/books/book'
import { priceText } from '@touchstone/app/format/number-text'
import type { StopKind } from '@touchstone/app/chart/price-lines'
import type { Closing, Held } from '@touchstone/app/chart/stop-change'
import type { ShownChart } from '@touchstone/app/chart/use-chart'
import { useStopOutlook } from '@touchstone/app/chart/use-stop-outlook'
import { useStopResult } from '@touchstone/app/chart/use-stop-result'
import type { Stops } from '@touchstone/app/chart/use-stops'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import type { Position } from '@touchstone/app/positions/positions.queries'
import { useStopFault } from '../orders/use-stop-fault.ts'
import { Amount } from '../ui/Amount.tsx'
import type { LabelPlace } from './LabelRows.tsx'
import { Grip, LinePill, useLineName } from './LinePill.tsx'
import { useStopDrag } from './use-stop-drag.ts'

/** What each label of a position's line is given. `y` of the line and `height` of the pane are in pixels. */
export type LabelProps = {
  shown: ShownChart
  position: Position
  book: Book
  /** Undefined until the book has been read. */
  held: Held | undefined
  takerRate: string | undefined
  listed: ListedSymbol
  stops: Stops
  place: LabelPlace
  y: number
  height: number
  isTurned: boolean
  /** Stops that are not there yet are offered. */
  canAdd: boolean
  /** Beside what the person works on. */
  isFaint?: boolean
}

/** What a stop is taken by: dragged to its new price, or moved with the arrow keys and confirmed with Enter. */
export function StopHandle(props: LabelProps & { kind: StopKind; price: string }) {
  const { shown, position, kind, price, listed, stops, place, y, height, isTurned, isFaint } = props
  const { t } = useTranslation()
  const short = useLineName(kind, true)
  const draftAt = (at: string) => ({ positionId: position.id, kind, price: at })
  const handlers = useStopDrag({
    price,
    tick: listed.priceTick,
    y,
    height,
    isTurned,
    valueAt: (at) => shown.chart?.valueAt(at),
    onMove: (at) => stops.move(draftAt(at)),
    onAsk: (at) => stops.ask(draftAt(at)),
    onCancel: stops.drop,
  })
  const quantity = position[kind]?.quantity ?? null
  const isMoved = stops.draft?.positionId === position.id && stops.draft.kind === kind
  return (
    <button
      type="button"
      {...handlers}
      className="pointer-events-auto relative max-w-full cursor-ns-resize touch-none rounded-full select-none after:absolute after:-inset-x-1 after:-inset-y-2.5"
    >
      <span className="sr-only">
        {t('chart.handle', { name: t(`words.${kind}`), price: priceText(price, listed.priceTick) })}
      </span>
      <span aria-hidden>
        {isMoved ? (
          <MovedPill {...props} closing={{ price, quantity }} />
        ) : (
          <LinePill kind={kind} place={place} isFaint={isFaint === true}>
            <Grip />
            <span className="truncate">{short}</span>
          </LinePill>
        )}
      </span>
    </button>
  )
}

type MovedProps = LabelProps & { kind: StopKind; closing: Closing }

/** Under the finger: what the sheet says too. Why the stop cannot be here, where the position is liquidated before, or its money. */
function MovedPill({ book, position, held, takerRate, listed, kind, place, closing }: MovedProps) {
  const short = useLineName(kind, true)
  const liquidationName = useLineName('liquidation', true)
  const stopFault = useStopFault()
  const net = useStopResult({ positionId: position.id, held, takerRate }, closing)
  const { refusal, liquidation } = useStopOutlook(book, position, { kind, price: closing.price })
  const { direction } = position
  const fault = refusal && stopFault({ refusal, kind, direction, tick: listed.priceTick })
  return (
    <LinePill kind={kind} place={place} isRaised isWrong={fault !== undefined}>
      <Grip />
      <span className="shrink-0">{short}</span>
      {fault !== undefined ? (
        <span className="truncate font-medium">{fault}</span>
      ) : liquidation !== undefined ? (
        <span className="font-medium text-warn">{`${liquidationName} ${priceText(printDecimal(liquidation), listed.priceTick)}`}</span>
      ) : (
        net !== undefined && <Amount value={net} sign tone private />
      )}
    </LinePill>
  )
}
