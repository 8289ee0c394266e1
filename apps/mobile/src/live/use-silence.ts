import { useEffect, useState } from 'react'
import { useConnection } from './stream.ts'

/** So long a first connection may take before its prices count as old. Our choice. */
const patienceMs = 3_000

/**
 * Whether prices have stopped coming. A connection that has yet to speak is given a moment: until then what was read over
 * HTTP counts.
 */
export function useSilence(): boolean {
  const isStale = useConnection(({ stale }) => stale)
  const [hasWaited, setWaited] = useState(!isStale)
  useEffect(() => {
    const waiting = setTimeout(() => {
      setWaited(true)
    }, patienceMs)
    return () => {
      clearTimeout(waiting)
    }
  }, [])
  return isStale && hasWaited
}
