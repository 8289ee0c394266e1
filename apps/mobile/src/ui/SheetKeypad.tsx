import { type RefObject, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import type { KeypadKey } from './apply-key.ts'
import { Keypad } from './Keypad.tsx'
import { useCloseRequest } from './use-close-request.ts'

type SheetKeypadProps = {
  /** The place at the bottom of the sheet (`Sheet` has one). */
  place: Element
  /** What must stay in sight while the keypad is open. */
  field: RefObject<HTMLElement | null>
  onKey: (key: KeypadKey) => void
  onDone: () => void
  places: number
}

/** The keypad at the bottom edge of a sheet, where nothing that comes or goes above it moves a key. */
export function SheetKeypad({ place, field, onKey, onDone, places }: SheetKeypadProps) {
  // As on a page: Back puts it away first, and what was typed stays.
  useCloseRequest(true, onDone)
  useLayoutEffect(() => {
    field.current?.scrollIntoView({ block: 'nearest' })
    // Where there is no room for all of it: what is typed into.
    field.current?.querySelector('input')?.scrollIntoView({ block: 'nearest' })
  }, [field])
  return createPortal(
    <div
      data-base-ui-swipe-ignore
      className="border-t border-border px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] short:pt-1 short:pb-[max(0.25rem,env(safe-area-inset-bottom))]"
    >
      <Keypad onKey={onKey} onDone={onDone} places={places} />
    </div>,
    place,
  )
}
