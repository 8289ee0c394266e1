import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { Position } from '@touchstone/app/positions/positions.queries'
import { Amount } from '../ui/Amount.tsx'
import { priceText } from '@touchstone/app/format/number-text'
import type { StopKind } from '@touchstone/app/chart/price-lines'
import { type Held, profitOf } from '@touchstone/app/chart/stop-change'
import type { Stops } from '@touchstone/app/chart/use-stops'
import { useStopDrag } from './use-stop-drag.ts'
import type { ShownChart } from '@touchstone/app/chart/use-chart'

type StopHandleProps = {
  shown: ShownChart
  position: Position
  /** Undefined until the book has been read. */
  held: Held | undefined
  kind: StopKind
  price: string
  tick: string
  stops: Stops
  /** Of its line, in pixels from the top of the pane. */
  y: number
  height: number
  isTurned: boolean
}

/** What a stop is taken by: dragged to its new price, or moved with the arrow keys and confirmed with Enter. */
export function StopHandle(props: StopHandleProps) {
  const { shown, position, held, kind, price, tick, stops, y, height, isTurned } = props
  const { t } = useTranslation()
  const draftAt = (at: string) => ({ positionId: position.id, kind, price: at })
  const handlers = useStopDrag({
    price,
    tick,
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
      className={clsx(
        'num pointer-events-auto relative flex h-5.5 cursor-ns-resize touch-none items-center gap-1 rounded-full border px-2 text-2xs font-semibold whitespace-nowrap select-none after:absolute after:-inset-x-1 after:-inset-y-2.5',
        looks[kind],
        isMoved && 'shadow-floating',
      )}
    >
      <span className="sr-only">{t('chart.handle', { name: t(`words.${kind}`), price: priceText(price, tick) })}</span>
      <span aria-hidden className="flex items-center gap-1">
        <Grip />
        <Beyond y={y} height={height} />
        {t(kind === 'takeProfit' ? 'chart.takeProfitShort' : 'chart.stopLossShort')}
        <span className="font-medium">{priceText(price, tick)}</span>
        {isMoved && held !== undefined && <Amount value={profitOf(held, { price, quantity })} sign tone private />}
      </span>
    </button>
  )
}

const looks: Record<StopKind, string> = {
  takeProfit: 'border-up bg-up-soft text-up',
  stopLoss: 'border-down bg-down-soft text-down',
}

/** Says where the line is that cannot be seen. */
export function Beyond({ y, height }: { y: number; height: number }) {
  if (y >= 0 && y <= height) return null
  return <span aria-hidden>{y < 0 ? '↑' : '↓'}</span>
}

/** Two strokes that say: this can be dragged. */
function Grip() {
  return (
    <span className="flex flex-col gap-0.5">
      <span className="h-px w-2 bg-current" />
      <span className="h-px w-2 bg-current" />
    </span>
  )
}
