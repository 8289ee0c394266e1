import { parseDecimal } from '@touchstone/domain/money/decimal'
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
    running.current?.cancel()
    running.current = element.animate(
      [{ backgroundColor: `var(--${moved}-soft)` }, { backgroundColor: 'transparent' }],
      {
        duration: 420,
        easing: 'ease-out',
      },
    )
  }, [value])

  return (
    <span ref={place} className={clsx('-mx-0.5 rounded-sm px-0.5', props.className)}>
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

const wantsStillness = (): boolean => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches
