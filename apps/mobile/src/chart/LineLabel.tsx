import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { PriceLine, StopKind } from '@touchstone/app/chart/price-lines'
import { offeredPrice } from '@touchstone/app/chart/stop-change'
import { usePriceState, useTickField } from '@touchstone/app/live/use-tick'
import { useShownNet } from '@touchstone/app/positions/use-shown-net'
import { usePreviewContext } from '@touchstone/app/previews/preview-context.queries'
import { Amount } from '../ui/Amount.tsx'
import { LinePill, useLineName } from './LinePill.tsx'
import type { LabelProps } from './StopHandle.tsx'
import { useStopDrag } from './use-stop-drag.ts'

/** On the entry: direction, leverage, what closing now would bring, and what can be added. On the liquidation price: what it is. */
export function LineLabel(props: LabelProps & { line: PriceLine }) {
  const { t } = useTranslation()
  const { line, position, place, canAdd, isFaint = false } = props
  const short = useLineName(line.kind, true)
  if (line.kind === 'liquidation')
    return (
      <LinePill kind="liquidation" place={place} isFaint={isFaint}>
        <span className="truncate">{short}</span>
      </LinePill>
    )
  const isLong = position.direction === 'long'
  const direction = t(isLong ? 'words.long' : 'words.short')
  const isRunning = position.state === 'running'
  const adds = canAdd && isRunning && place === 'line' ? stopKinds.filter((kind) => isOffered(kind, props)) : []
  return (
    <span className="flex max-w-full items-center gap-1">
      {adds.map((kind) => (
        <AddStop key={kind} kind={kind} {...props} />
      ))}
      <LinePill kind="entry" place={place} isFaint={isFaint}>
        <span className="truncate">{place === 'line' ? `${direction} ${position.leverage}×` : direction}</span>
        {place === 'line' && <NetNow {...props} />}
      </LinePill>
    </span>
  )
}

const stopKinds = ['takeProfit', 'stopLoss'] as const satisfies readonly StopKind[]

/** Also while it is dragged out of here: a button that goes takes the finger's moves with it. */
const isOffered = (kind: StopKind, { position, stops: { isAsked, draft } }: LabelProps): boolean =>
  position[kind] === null && !(isAsked && draft?.positionId === position.id && draft.kind === kind)

/** The figure of the strip and of the card below: net of all fees, unknown until the book is there. */
function NetNow({ position, book }: LabelProps) {
  const net = useShownNet(position, usePreviewContext(book, position.symbol).data)
  const isLive = usePriceState(position.symbol) === 'open'
  return <Amount value={net} sign tone={isLive} private className={isLive ? '' : 'text-fg-3'} />
}

/** A stop that is not there yet: dragged from here to its price, or pressed for one that is offered. */
function AddStop({ kind, ...props }: LabelProps & { kind: StopKind }) {
  const { t } = useTranslation()
  const short = useLineName(kind, true)
  const { position, listed, stops, shown, y, height, isTurned } = props
  const { priceTick: tick } = listed
  const mark = useTickField(listed.symbol, (live) => live.mark) ?? position.mark
  const offered = mark === null ? undefined : offeredPrice(kind, position.direction, { mark, tick, distance: '0.01' })
  const draftAt = (price: string) => ({ positionId: position.id, kind, price })
  const handlers = useStopDrag({
    price: offered ?? position.entryPrice ?? tick,
    tick,
    y,
    height,
    isTurned,
    valueAt: (at) => shown.chart?.valueAt(at),
    onMove: (at) => stops.move(draftAt(at)),
    onAsk: (at) => stops.ask(draftAt(at)),
    onCancel: stops.drop,
  })
  const isMoved = stops.draft?.positionId === position.id && stops.draft.kind === kind
  return (
    <button
      type="button"
      {...handlers}
      className={clsx(
        'num pointer-events-auto relative flex h-5.5 touch-none items-center rounded-full border border-dashed bg-surface px-1.5 text-2xs font-semibold whitespace-nowrap select-none after:absolute after:inset-x-0 after:-inset-y-2.5',
        kind === 'takeProfit' ? 'border-up text-up' : 'border-down text-down',
        isMoved && 'opacity-0',
      )}
    >
      <span className="sr-only">{t(kind === 'takeProfit' ? 'chart.addTakeProfit' : 'chart.addStopLoss')}</span>
      <span aria-hidden>+ {short}</span>
    </button>
  )
}
