import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { movedByTicks } from '@touchstone/app/chart/price-grid'
import type { OpenedChart } from '@touchstone/app/chart/open-chart'
import { stepperTicks, type TicketLine } from '@touchstone/app/chart/ticket-lines'
import { haptic } from '@touchstone/app/feedback/haptic'
import { priceText } from '@touchstone/app/format/number-text'
import type { LabelPlace } from './LabelRows.tsx'
import { Grip, LinePill, useLineName } from './LinePill.tsx'
import { useStopDrag } from './use-stop-drag.ts'

type TicketLabelProps = {
  chart: OpenedChart | undefined
  line: TicketLine
  tick: string
  /** What the order would bring here. */
  text: string | undefined
  place: LabelPlace
  y: number
  height: number
  isActive: boolean
  onActive: (isActive: boolean) => void
  onMove: (price: string) => void
}

/** The label of a line of the order; one that can be moved has steppers beside it while it is touched or focused. */
export function TicketLabel(props: TicketLabelProps) {
  const { line, tick, text, place, isActive, onActive } = props
  const name = useLineName(line.kind)
  if (!line.canMove) return <Fixed {...props} />
  const canStep = isActive && place === 'line'
  return (
    <span
      className="flex items-center gap-1"
      onFocus={() => onActive(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onActive(false)
      }}
    >
      {canStep && (
        // On one side of it: the label stays under the finger.
        <span className="flex gap-2 pr-1.5">
          <Step {...props} by={-1} icon={<Minus aria-hidden className="size-4" />} />
          <Step {...props} by={1} icon={<Plus aria-hidden className="size-4" />} />
        </span>
      )}
      <Handle {...props}>
        <span className="sr-only">{`${name} ${priceText(line.price, tick)}`}</span>
      </Handle>
      {text !== undefined && isActive && (
        <span role="status" className="sr-only">
          {text}
        </span>
      )}
    </span>
  )
}

/** Of what nobody can move: it only says what it is. */
function Fixed({ line, text, place }: TicketLabelProps) {
  return (
    <LinePill kind={line.kind} place={place}>
      <Letters {...{ line, text, place }} />
    </LinePill>
  )
}

function Letters({ line, text, place }: Pick<TicketLabelProps, 'line' | 'text' | 'place'>) {
  const short = useLineName(line.kind, true)
  return (
    <>
      <span className="truncate">{short}</span>
      {place === 'line' && text !== undefined && <span className="font-medium">{text}</span>}
    </>
  )
}

function Handle(props: TicketLabelProps & { children: ReactNode }) {
  const { chart, line, tick, text, place, y, height, isActive, onMove, onActive, children } = props
  const handlers = useStopDrag({
    price: line.price,
    tick,
    y,
    height,
    isTurned: false,
    valueAt: (at) => chart?.valueAt(at),
    onMove,
    onAsk: () => onActive(true),
    onCancel: () => undefined,
    onHold: (isHeld) => chart?.holdScale(isHeld),
  })
  return (
    <button
      type="button"
      data-handle={line.kind}
      {...handlers}
      className="pointer-events-auto relative max-w-full cursor-ns-resize touch-none rounded-full select-none after:absolute after:-inset-x-1 after:-inset-y-2.5"
    >
      {children}
      <LinePill kind={line.kind} place={place} isRaised={isActive}>
        <Grip />
        <Letters {...{ line, text, place }} />
      </LinePill>
    </button>
  )
}

function Step({ line, tick, onMove, by, icon }: TicketLabelProps & { by: 1 | -1; icon: ReactNode }) {
  const { t } = useTranslation()
  const name = useLineName(line.kind)
  return (
    <button
      type="button"
      aria-label={t(by === 1 ? 'chart.stepUp' : 'chart.stepDown', { name })}
      // Whatever was focused stays so: its keys go on working.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        haptic(5)
        onMove(movedByTicks(line.price, tick, by * stepperTicks(line.price, tick)))
      }}
      className="pointer-events-auto relative grid size-7 place-items-center rounded-full border border-border bg-surface text-fg shadow-floating after:absolute after:-inset-x-1 after:-inset-y-2"
    >
      {icon}
    </button>
  )
}
