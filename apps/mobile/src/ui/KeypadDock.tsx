import { clsx } from 'clsx'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { KeypadKey } from './apply-key.ts'
import { Keypad } from './Keypad.tsx'
import { useCloseRequest } from './use-close-request.ts'

type KeypadDockProps = {
  /** What must stay in sight while the keypad is open. */
  field: RefObject<HTMLElement | null>
  /** What is typed into, which does not go under the bar of the page for the sake of what is below it. */
  input: RefObject<HTMLElement | null>
  onKey: (key: KeypadKey) => void
  onDone: () => void
  places: number
  /** Slides in; not when another field handed it over. */
  slides: boolean
}

/** The keypad at the bottom of the window, over the tab bar. The page gets room below so that all of it can be reached. */
export function KeypadDock({ field, input, onKey, onDone, places, slides }: KeypadDockProps) {
  const dock = useRef<HTMLDivElement>(null)
  // As Back does with a phone's own keys: what was typed stays.
  useCloseRequest(true, onDone)
  useLayoutEffect(() => {
    const height = dock.current?.offsetHeight ?? 0
    const { style, dataset } = document.body
    dataset['keypad'] = ''
    style.paddingBottom = `${height}px`
    const show = (behavior: ScrollBehavior): void =>
      bringIntoSight({ field: field.current, input: input.current }, height, behavior)
    show('smooth')
    // At once: a scroll on its way would be lost to whatever moves the page meanwhile.
    const stop = onGrowth(() => show('instant'))
    return () => {
      stop()
      style.paddingBottom = ''
      delete dataset['keypad']
    }
  }, [field, input])

  return createPortal(
    <div
      ref={dock}
      data-bottom-bar
      className={clsx(
        'fixed inset-x-0 bottom-0 z-40 mx-auto max-w-(--app-max) border-t border-border bg-surface px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-floating short:pt-1 short:pb-[max(0.25rem,env(safe-area-inset-bottom))]',
        slides && 'transition-transform duration-200 ease-soft starting:translate-y-full',
      )}
    >
      <Keypad onKey={onKey} onDone={onDone} places={places} />
    </div>,
    document.body,
  )
}

/** What comes late moves the field: then it is shown again, until the person scrolls. Returns what ends that. */
function onGrowth(act: () => void): () => void {
  const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(act) : undefined
  const stop = (): void => {
    observer?.disconnect()
    for (const move of ['touchmove', 'wheel']) removeEventListener(move, stop)
  }
  observer?.observe(document.body)
  for (const move of ['touchmove', 'wheel']) addEventListener(move, stop, { passive: true })
  return stop
}

/** Room that is left under the field, for its error and the chips below it. */
const roomBelow = 72

/** Between the bar and the field: a scroll ends on a whole pixel, which may be one too far. */
const air = 4

type Shown = Record<'field' | 'input', HTMLElement | null>

/** As far as that takes, but not under the bar at the top of the page; with its label where there is room for both. */
function bringIntoSight({ field, input }: Shown, dockHeight: number, behavior: ScrollBehavior): void {
  if (field === null || input === null) return
  const whole = field.getBoundingClientRect()
  const dockTop = globalThis.innerHeight - dockHeight
  const barBottom = Math.max(document.querySelector('header')?.getBoundingClientRect().bottom ?? 0, 0)
  const hidden = whole.bottom + roomBelow - dockTop
  const first = whole.height + air <= dockTop - barBottom ? whole : input.getBoundingClientRect()
  const free = first.top - barBottom - air
  const wanted = Math.max(hidden, 0)
  const withAct = wanted + cutBy(input, dockTop + wanted)
  const by = free < 0 ? free : withAct <= free ? withAct : Math.min(wanted, free)
  if (Math.abs(by) >= 1) globalThis.scrollBy({ top: by, behavior })
}

/** How much of the act at the end of the page lies under the keys where they would cut it in two. */
function cutBy(input: HTMLElement, at: number): number {
  const footer = input.closest('main')?.nextElementSibling?.getBoundingClientRect()
  return footer === undefined || footer.top >= at || footer.bottom <= at ? 0 : footer.bottom - at
}
