import { clsx } from 'clsx'
import { Check, Delete } from 'lucide-react'
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '@touchstone/app/feedback/haptic'
import { numberStyle } from '@touchstone/app/format/written-language'
import type { KeypadKey } from './apply-key.ts'
import { isOver } from './is-over.ts'

type KeypadProps = {
  onKey: (key: KeypadKey) => void
  /** Where the keypad can be put away; without it there is a key that empties the field. */
  onDone?: (() => void) | undefined
  /** Three columns, as on a phone: for codes. */
  forCode?: boolean
  /** Without decimals there is no point. */
  places: number
  className?: string | undefined
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** The keys for an amount. Pressing them leaves the focus where it is; holding Delete empties the field. */
export function Keypad({ onKey, onDone, forCode = false, places, className }: KeypadProps) {
  const { t } = useTranslation()
  const docked = onDone !== undefined
  const pressing = usePressing(docked ? 'at once' : 'lifted anywhere')
  const leaving = usePressing('lifted on it')
  // A key may act after another one that came down earlier: what it types then follows that one.
  const latest = useRef(onKey)
  useLayoutEffect(() => {
    latest.current = onKey
  }, [onKey])
  const type = (key: KeypadKey) => (): void => latest.current(key)
  useEffect(() => {
    addEventListener('pointerup', noteTouch, true)
    return () => {
      removeEventListener('pointerup', noteTouch, true)
    }
  }, [])
  return (
    <div
      role="group"
      data-keys
      aria-label={t('ui.keypad')}
      // Two thumbs at once are two keys and no pinch; what scrolls is moved from here too, where anything scrolls.
      className={clsx(
        'grid gap-1.5 select-none',
        docked ? 'touch-none' : 'touch-pan-y',
        forCode ? 'grid-cols-3' : 'grid-cols-4',
        className,
      )}
    >
      {digits.map((digit, index) => (
        <Key key={digit} pressing={pressing} label={digit} onPress={type(digit)} className={columns[index % 3]}>
          {digit}
        </Key>
      ))}
      {places > 0 && (
        <Key pressing={pressing} label={t('ui.decimalPoint')} onPress={type('.')} className="col-start-1">
          {numberStyle().decimal}
        </Key>
      )}
      <Key pressing={pressing} label="0" onPress={type('0')} className={zeroPlace(!forCode, places > 0)}>
        0
      </Key>
      <Key
        pressing={pressing}
        label={t('ui.deleteKey')}
        onPress={type('delete')}
        onHold={type('clear')}
        className={forCode ? 'col-start-3' : 'col-start-4 row-span-2 row-start-1'}
      >
        <Delete aria-hidden="true" className="size-6" />
      </Key>
      {docked && (
        <Key
          // When the finger is lifted: a sheet takes one that is lifted from a key that has left for a tap outside.
          pressing={leaving}
          label={t('words.done')}
          onPress={onDone}
          main
          className="col-start-4 row-span-2 row-start-3"
        >
          <Check aria-hidden="true" className="size-6" />
        </Key>
      )}
      {!docked && !forCode && (
        <Key
          pressing={pressing}
          label={t('ui.clear')}
          onPress={type('clear')}
          className="col-start-4 row-span-2 row-start-3"
        >
          <span className="text-base">C</span>
        </Key>
      )}
    </div>
  )
}

/** It takes the places of the point and of Delete where they are not beside it. */
function zeroPlace(isWide: boolean, withPoint: boolean): string {
  const start = withPoint ? 'col-start-2' : 'col-start-1'
  const width = Number(isWide) + Number(!withPoint)
  return clsx(start, width === 1 && 'col-span-2', width === 2 && 'col-span-3')
}

const columns = ['col-start-1', 'col-start-2', 'col-start-3']
const holdMs = 500

/**
 * A key acts before the finger is lifted, and may by then have taken the keypad away: a click would meet whatever stood
 * below it. So the end of its touch makes none. The listener stays with a key that has left the page, where it is needed.
 */
function makesNoClick(key: HTMLButtonElement | null): void {
  key?.addEventListener('touchend', preventClick, { passive: false })
}

function preventClick(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault()
}

/**
 * When a key was last pressed or let go. One for all keys: the last digit may replace the keypad, and then the click of a
 * mouse or pen arrives at a key of the next one.
 */
let touchedAt = -Infinity
/** A click follows at once. */
const clickWithinMs = 100

function noteTouch({ timeStamp }: { timeStamp: number }): void {
  touchedAt = timeStamp
}

/** What a finger that comes down and goes does to the key below it. */
type Pressing = {
  down: (key: string, act: () => void) => void
  /** A touch is captured, and goes on to report to its key wherever the finger is. */
  move: (key: string, isOver: boolean) => void
  up: (key: string) => void
  /** It was no press after all: the page scrolls, or the mouse has left the key. */
  drop: (key: string) => void
}

/**
 * Where the page can be scrolled from the keys, a key acts when the finger is lifted or the next one comes down, in the
 * order of their coming down, for until then it may be a scroll. Elsewhere it acts at once. A digit is typed by a finger that
 * slips off it; Done, which takes the keys away, acts only where the finger is lifted from it.
 */
function usePressing(acts: 'at once' | 'lifted anywhere' | 'lifted on it'): Pressing {
  const held = useRef<{ key: string; act: () => void; isOver: boolean }>(undefined)
  return {
    down(key, act) {
      if (acts === 'at once') return act()
      const before = held.current
      held.current = { key, act, isOver: true }
      before?.act()
    },
    move(key, isOver) {
      if (held.current?.key === key) held.current.isOver = isOver
    },
    up(key) {
      const last = held.current
      if (last?.key !== key) return
      held.current = undefined
      if (last.isOver || acts === 'lifted anywhere') last.act()
    },
    drop(key) {
      if (held.current?.key === key) held.current = undefined
    },
  }
}

/** Whether a finger is within its key, with the air around it: a thumb is wide. */
function isWithin({ currentTarget, clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX >= left - air && clientX <= right + air && clientY >= top - air && clientY <= bottom + air
}
/** In pixels, half of what is between two keys. */
const air = 3

type KeyProps = {
  pressing: Pressing
  label: string
  onPress: () => void
  onHold?: (() => void) | undefined
  main?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Acts as `pressing` says; a click without a touch comes from an assistive device. */
function Key({ pressing, label, onPress, onHold, main = false, className, children }: KeyProps) {
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined)
  const downAt = useRef(Infinity)
  const release = (): void => {
    clearTimeout(hold.current)
    hold.current = undefined
    downAt.current = Infinity
  }
  useEffect(() => release, [])
  const stay = (): void => {
    release()
    pressing.drop(label)
    onHold?.()
  }

  const down = (event: PointerEvent): void => {
    event.preventDefault()
    if (event.button !== 0) return
    noteTouch(event)
    haptic(5)
    pressing.down(label, onPress)
    release()
    downAt.current = event.timeStamp
    if (onHold !== undefined) hold.current = setTimeout(stay, holdMs)
  }
  // It may still be a press, and is held no longer.
  const move = (event: PointerEvent): void => {
    pressing.move(label, isWithin(event))
    if (hold.current !== undefined && !isOver(event.currentTarget, event)) release()
  }
  const up = (event: PointerEvent): void => {
    const { timeStamp } = event
    // A busy page hears of the finger that leaves before its own timers.
    if (onHold !== undefined && timeStamp - downAt.current >= holdMs) return stay()
    release()
    pressing.move(label, isWithin(event))
    pressing.up(label)
  }
  const leave = (): void => {
    release()
    pressing.drop(label)
  }
  const click = ({ detail, timeStamp }: MouseEvent): void => {
    if (detail === 0 || timeStamp - touchedAt > clickWithinMs) onPress()
  }
  return (
    <button
      ref={makesNoClick}
      type="button"
      tabIndex={-1}
      aria-label={label}
      onPointerDown={down}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={move}
      onPointerUp={up}
      onPointerLeave={leave}
      onPointerCancel={leave}
      onClick={click}
      onContextMenu={(event) => event.preventDefault()}
      className={clsx(
        'num grid min-h-12 place-items-center short:min-h-9 rounded-md text-xl font-medium transition-[transform,background-color] duration-100 active:scale-[.98]',
        main ? 'bg-accent-fill text-on-fill active:opacity-90' : 'bg-surface-2 text-fg active:bg-border',
        className,
      )}
    >
      {children}
    </button>
  )
}
