import { parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { profitAt } from '@touchstone/domain/positions/valuation'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { ticks } from '@touchstone/app/live/stream'
import { useTickField } from '@touchstone/app/live/use-tick'
import type { Position } from '@touchstone/app/positions/positions.queries'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { Amount } from '../ui/Amount.tsx'
import { Price } from '../ui/Price.tsx'
import type { PriceLine, StopKind } from '@touchstone/app/chart/price-lines'
import { type Held, offeredPrice } from '@touchstone/app/chart/stop-change'
import { Beyond } from './StopHandle.tsx'
import type { Stops } from '@touchstone/app/chart/use-stops'
import { useStopDrag } from './use-stop-drag.ts'
import type { ShownChart } from '@touchstone/app/chart/use-chart'

type LineLabelProps = {
  shown: ShownChart
  line: PriceLine
  position: Position
  held: Held | undefined
  listed: ListedSymbol
  stops: Stops
  y: number
  height: number
  isTurned: boolean
}

/** On the entry: direction, leverage, profit now, and what can be added. On the liquidation price: its price. */
export function LineLabel(props: LineLabelProps) {
  const { t } = useTranslation()
  const { line, position, listed, y, height } = props
  if (line.kind === 'liquidation')
    return (
      <span className={clsx(label, 'border-warn bg-warn-soft text-warn')}>
        <Beyond y={y} height={height} />
        {t('chart.liquidationShort')}
        <Price value={line.price} tick={listed.priceTick} className="font-medium" />
      </span>
    )
  const isLong = position.direction === 'long'
  const adds = position.state === 'running' ? stopKinds.filter((kind) => isMissing(kind, props)) : []
  return (
    <>
      <span className={clsx(label, 'border-accent bg-surface')}>
        <Beyond y={y} height={height} />
        <span className={isLong ? 'text-up' : 'text-down'}>
          {t(isLong ? 'words.long' : 'words.short')} {position.leverage}x
        </span>
        <ProfitNow position={position} held={props.held} />
      </span>
      {adds.map((kind) => (
        <AddStop key={kind} kind={kind} {...props} />
      ))}
    </>
  )
}

const label =
  'num flex h-5.5 items-center gap-1 rounded-full border px-2 text-2xs font-semibold whitespace-nowrap select-none'

const stopKinds = ['takeProfit', 'stopLoss'] as const satisfies readonly StopKind[]

const isMissing = (kind: StopKind, { position, stops: { draft } }: LineLabelProps): boolean =>
  position[kind] === null && !(draft?.positionId === position.id && draft.kind === kind)

/** Exact at the current mark; without a mark, the last value from the server. */
function ProfitNow({ position, held }: { position: Position; held: Held | undefined }) {
  const mark = parseDecimal(useTickField(position.symbol, (tick) => tick.mark) ?? '')
  const profit = held === undefined || mark === undefined ? position.profit : printDecimal(profitAt(held, mark))
  return <Amount value={profit} sign tone private />
}

/** A stop that is not there yet: dragged from here to its price, or pressed for one that is offered. */
function AddStop({ kind, ...props }: LineLabelProps & { kind: StopKind }) {
  const { t } = useTranslation()
  const { position, listed, stops, shown, y, height, isTurned } = props
  const { priceTick: tick } = listed
  const mark = ticks.get(listed.symbol)?.mark ?? position.mark
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
  return (
    <button
      type="button"
      {...handlers}
      className={clsx(
        label,
        'pointer-events-auto relative touch-none border-dashed bg-surface px-1.5 after:absolute after:inset-x-0 after:-inset-y-2.5',
        kind === 'takeProfit' ? 'border-up text-up' : 'border-down text-down',
      )}
    >
      <span className="sr-only">{t(kind === 'takeProfit' ? 'chart.addTakeProfit' : 'chart.addStopLoss')}</span>
      <span aria-hidden>+ {t(kind === 'takeProfit' ? 'chart.takeProfitShort' : 'chart.stopLossShort')}</span>
    </button>
  )
}
