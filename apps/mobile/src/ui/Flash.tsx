import { parseDecimal } from '@touchstone/domain/money/decimal'
import { wantsStillness } from '@touchstone/app/look/stillness'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'

/** Lights up behind a price for a moment when it moved: the colour says which way. Still where motion is unwanted. */
export function Flash(props: {
  value: string | null | undefined
  children: ReactNode
  className?: string | undefined
}) {
  const { value } = props
  const place = useRef<HTMLSpanElement>(null)
  const last = useRef(value)
  const running = useRef<Animation>(undefined)

  useEffect(() => {
    const moved = movement(last.current, value)
    last.current = value
    const element = place.current
    if (moved === undefined || element === null || !('animate' in element) || wantsStillness()) return
    // Rows of a list that are out of sight are not laid out; lighting them up would keep the page drawing.
    if ('checkVisibility' in element && !element.checkVisibility({ contentVisibilityAuto: true })) return
    element.dataset['moved'] = moved
    running.current?.cancel()
    // Opacity alone is animated without the main thread.
    running.current = element.animate([{ opacity: 1 }, { opacity: 0 }], {
      duration: 420,
      easing: 'ease-out',
      pseudoElement: '::before',
    })
  }, [value])

  return (
    <span
      ref={place}
      className={clsx(
        'relative isolate -mx-0.5 px-0.5 before:absolute before:inset-0 before:-z-10 before:rounded-sm before:opacity-0 data-[moved=down]:before:bg-down-soft data-[moved=up]:before:bg-up-soft',
        props.className,
      )}
    >
      {props.children}
    </span>
  )
}

function movement(before: string | null | undefined, now: string | null | undefined): 'up' | 'down' | undefined {
  const from = parseDecimal(before ?? '')
  const to = parseDecimal(now ?? '')
  if (from === undefined || to === undefined || from === to) return undefined
  return to > from ? 'up' : 'down'
}
