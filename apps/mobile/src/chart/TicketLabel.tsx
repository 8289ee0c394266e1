import { Minus, Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenedChart } from '@touchstone/app/chart/open-chart'
import type { TicketLine } from '@touchstone/app/chart/ticket-lines'
import { haptic } from '@touchstone/app/feedback/haptic'
import { priceText } from '@touchstone/app/format/number-text'
import { movedByStep } from '@touchstone/app/orders/stop-steps'
import type { LabelPlace } from './LabelRows.tsx'
import { Grip, LinePill, useLineName } from './LinePill.tsx'
import { useStopDrag } from './use-stop-drag.ts'

type TicketLabelProps = {
  chart: OpenedChart | undefined
  line: TicketLine
  tick: string
  /** What the order would bring here. */
  text: string | undefined
  /** Why it cannot be here. */
  fault?: string | undefined
  place: LabelPlace
  y: number
  height: number
  isActive: boolean
  onActive: (isActive: boolean) => void
  onMove: (price: string) => void
  /** Takes the line off; undefined where the order needs it. */
  onRemove?: (() => void) | undefined
}

/** The label of a line of the order; one that can be moved has steppers beside it while it is touched or focused. */
export function TicketLabel(props: TicketLabelProps) {
  const { line, text, fault, place, isActive, onActive } = props
  if (!line.canMove) return <Fixed {...props} />
  const canStep = isActive && place === 'line'
  const said = fault ?? text
  return (
    <span
      className="flex max-w-full items-center gap-1"
      onFocus={() => onActive(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onActive(false)
      }}
    >
      {canStep && (
        // On one side of it: the label stays under the finger.
        <span className="flex shrink-0 gap-2 pr-1.5">
          <Remove {...props} />
          <Step {...props} by={-1} icon={<Minus aria-hidden className="size-4" />} />
          <Step {...props} by={1} icon={<Plus aria-hidden className="size-4" />} />
        </span>
      )}
      <Handle {...props} />
      {said !== undefined && isActive && (
        <span role="status" className="sr-only">
          {said}
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

function Letters({ line, text, fault, place }: Pick<TicketLabelProps, 'line' | 'text' | 'fault' | 'place'>) {
  const short = useLineName(line.kind, true)
  const said = fault ?? text
  return (
    <>
      <span className={place === 'line' ? 'shrink-0' : 'truncate'}>{short}</span>
      {place === 'line' && said !== undefined && <span className="truncate font-medium">{said}</span>}
    </>
  )
}

function Handle(props: TicketLabelProps) {
  const { chart, line, tick, text, fault, place, y, height, isActive, onMove, onActive, onRemove } = props
  const name = useLineName(line.kind)
  const handlers = useStopDrag({
    price: line.price,
    tick,
    y,
    height,
    isTurned: false,
    valueAt: (at) => chart?.valueAt(at),
    onMove,
    onAsk: () => onActive(true),
    onCancel: onMove,
  })
  return (
    <button
      type="button"
      data-handle={line.kind}
      {...handlers}
      onKeyDown={(event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') onRemove?.()
        else handlers.onKeyDown(event)
      }}
      className="pointer-events-auto relative max-w-full min-w-0 cursor-ns-resize touch-none rounded-full select-none after:absolute after:-inset-x-1 after:-inset-y-2.5"
    >
      <span className="sr-only">{`${name} ${priceText(line.price, tick)}`}</span>
      <span aria-hidden>
        <LinePill kind={line.kind} place={place} isRaised={isActive} isWrong={fault !== undefined}>
          <Grip />
          <Letters {...{ line, text, fault, place }} />
        </LinePill>
      </span>
    </button>
  )
}

function Step({ line, tick, onMove, by, icon }: TicketLabelProps & { by: 1 | -1; icon: ReactNode }) {
  const { t } = useTranslation()
  const name = useLineName(line.kind)
  return (
    <RoundButton
      label={t(by === 1 ? 'chart.stepUp' : 'chart.stepDown', { name })}
      icon={icon}
      onPress={() => onMove(movedByStep(line.price, by, { from: line.from, tick }))}
    />
  )
}

function Remove({ line: { kind }, onRemove }: TicketLabelProps) {
  const { t } = useTranslation()
  if (onRemove === undefined || (kind !== 'takeProfit' && kind !== 'stopLoss')) return null
  return (
    <RoundButton
      label={t(kind === 'takeProfit' ? 'chart.removeTakeProfit' : 'chart.removeStopLoss')}
      icon={<X aria-hidden className="size-4" />}
      onPress={onRemove}
    />
  )
}

function RoundButton({ label, icon, onPress }: { label: string; icon: ReactNode; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      // Whatever was focused stays so: its keys go on working.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        haptic(5)
        onPress()
      }}
      className="pointer-events-auto relative grid size-7 place-items-center rounded-full border border-border bg-surface text-fg shadow-floating after:absolute after:-inset-x-1 after:-inset-y-2"
    >
      {icon}
    </button>
  )
}
