import { clsx } from 'clsx'
import { Minus, Plus, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenedChart } from '@touchstone/app/chart/open-chart'
import type { TicketLine } from '@touchstone/app/chart/ticket-lines'
import { haptic } from '@touchstone/app/feedback/haptic'
import { priceText } from '@touchstone/app/format/number-text'
import { movedByStep } from '@touchstone/app/orders/stop-steps'
import { focusSoon } from '../ui/focus-soon.ts'
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

/** Our choice: a finger or a key that goes on within this time has not come to rest. */
const restMs = 500

/** The label of a line of the order; one that can be moved has steppers beside it while it is touched or focused. */
export function TicketLabel(props: TicketLabelProps) {
  if (!props.line.canMove) return <Fixed {...props} />
  return <Movable {...props} />
}

function Movable(given: TicketLabelProps) {
  const { line, place, isActive, onActive, onMove } = given
  const [moves, setMoves] = useState(0)
  const said = useSaid(given, moves)
  const move = (price: string): void => {
    setMoves((count) => count + 1)
    onMove(price)
  }
  const props = { ...given, onMove: move, onRemove: removalOf(line, given.onRemove) }
  const canStep = isActive && place === 'line'
  return (
    <span
      // Wider than its row it grows to the left, where the chart is.
      className={clsx('flex items-center gap-1', given.fault === undefined ? 'w-max shrink-0' : 'max-w-full')}
      onFocus={() => onActive(true)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        onActive(false)
        setMoves(0)
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
      <span role="status" className="sr-only">
        {said}
      </span>
    </span>
  )
}

/** What is said of a line where it has come to rest, and where a fault comes: not what each price makes of it. */
function useSaid({ line, tick, text, fault, isActive }: TicketLabelProps, moves: number): string {
  const name = useLineName(line.kind)
  const [said, setSaid] = useState('')
  const say = useEffectEvent(() => {
    const at = `${name} ${priceText(line.price, tick)}`
    setSaid([at, fault ?? text].filter((part) => part !== undefined).join(', '))
  })
  const isWrong = fault !== undefined
  useEffect(() => {
    if (!isActive || (moves === 0 && !isWrong)) return undefined
    const resting = setTimeout(say, restMs)
    return () => {
      clearTimeout(resting)
      setSaid('')
    }
  }, [isActive, moves, isWrong])
  return said
}

type Removing = (pressed: Element) => void

/** Takes a stop off the order, and leads to the button that adds it again. */
function removalOf({ kind }: TicketLine, onRemove: (() => void) | undefined): Removing | undefined {
  if (onRemove === undefined) return undefined
  return (pressed) => {
    void focusSoon(pressed, '[data-ticket-chart]', `[data-add="${kind}"]`)
    onRemove()
  }
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
      {/* A sentence may be cut, money never. */}
      {place === 'line' && said !== undefined && (
        <span className={clsx('font-medium', fault === undefined ? 'shrink-0' : 'truncate')}>{said}</span>
      )}
    </>
  )
}

type MovableProps = Omit<TicketLabelProps, 'onRemove'> & { onRemove: Removing | undefined }

function Handle(props: MovableProps) {
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
        if (event.key === 'Delete' || event.key === 'Backspace') onRemove?.(event.currentTarget)
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

function Step({ line, tick, onMove, by, icon }: MovableProps & { by: 1 | -1; icon: ReactNode }) {
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

function Remove({ line: { kind }, onRemove }: MovableProps) {
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

type RoundButtonProps = { label: string; icon: ReactNode; onPress: (pressed: Element) => void }

function RoundButton({ label, icon, onPress }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Whatever was focused stays so: its keys go on working.
      onPointerDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => {
        haptic(5)
        onPress(currentTarget)
      }}
      className="pointer-events-auto relative grid size-7 place-items-center rounded-full border border-border bg-surface text-fg shadow-floating after:absolute after:-inset-x-1 after:-inset-y-2"
    >
      {icon}
    </button>
  )
}
