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
  const hasSpoken = useConnection((connection) => connection.hasSpoken)
  const [hasWaited, setWaited] = useState(false)
  const isWaiting = isStale && !hasSpoken
  useEffect(() => {
    if (!isWaiting) return undefined
    const waiting = setTimeout(() => {
      setWaited(true)
    }, patienceMs)
    return () => {
      clearTimeout(waiting)
    }
  }, [isWaiting])
  return isStale && (hasSpoken || hasWaited)
}
