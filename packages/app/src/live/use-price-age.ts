import type { TickItem } from '@touchstone/wire/stream'
import { useEffect, useRef, useState } from 'react'
import { cutNumber } from '../format/cut-number.ts'

/** How often an age is updated. */
const everyMs = 250

/**
 * How old a price is, in seconds with one decimal: since it came here, and what it took to get here. Needs no clock that
 * is set right.
 */
export function usePriceAge(tick: TickItem | undefined): string | undefined {
  const arrived = useRef<{ sequence: number; atMs: number } | undefined>(undefined)
  const [seconds, setSeconds] = useState<string>()
  const sequence = tick?.sequence
  const delayMs = tick === undefined ? 0 : Math.max(0, tick.tapedAtMs - tick.sourceAtMs)
  useEffect(() => {
    if (sequence === undefined) return undefined
    if (arrived.current?.sequence !== sequence) arrived.current = { sequence, atMs: performance.now() }
    const update = (): void => {
      const sinceMs = performance.now() - (arrived.current?.atMs ?? performance.now())
      setSeconds(cutNumber((sinceMs + delayMs) / 1000, 1))
    }
    update()
    const timer = setInterval(update, everyMs)
    return () => {
      clearInterval(timer)
    }
  }, [sequence, delayMs])
  return seconds
}
