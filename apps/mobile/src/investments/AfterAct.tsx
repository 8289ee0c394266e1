import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'

type AfterActProps = {
  /** What was asked for in a sheet is done, and the bar that led there is gone. */
  isOver: boolean
  children: ReactNode
}

/**
 * The page that moves up under the finger once its last act is done: the second tap of a double tap presses nothing, and the
 * focus that the bar had goes here. A tap on what is deaf reaches the place around it, so the focus stays.
 */
export function AfterAct({ isOver, children }: AfterActProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOver && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [isOver])
  return (
    <div ref={place} tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
      <div className={clsx('flex min-w-0 flex-1 flex-col gap-4', isOver && 'deaf-at-first')}>{children}</div>
    </div>
  )
}
