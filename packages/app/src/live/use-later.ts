import { useConnection } from './stream.ts'
import { type ComponentType, createElement, type ReactNode, useEffect, useRef, useState } from 'react'

/** Our choice: the first screen has the network and the processor to itself before. */
const laterMs = 4_000

/**
 * A part of the frame that shows nothing at first: its code is loaded a while after it was first wanted, or at once for a
 * screen that is about it, and the part stays from then on. What can wait waits for the server.
 */
export function useLater(load: () => Promise<ComponentType>, isWanted: boolean, isAtOnce = false): ReactNode {
  const [part, setPart] = useState<ReactNode>()
  const hasBegun = useRef(false)
  const hasServer = useConnection(({ connected, stale }) => connected && !stale)
  const isDue = isWanted && (isAtOnce || hasServer)
  useEffect(() => {
    if (!isDue || hasBegun.current) return undefined
    const timer = setTimeout(
      () => {
        hasBegun.current = true
        // Without a network it comes with the next start.
        load()
          .then((Part) => {
            setPart(createElement(Part))
          })
          .catch(() => undefined)
      },
      isAtOnce ? 0 : laterMs,
    )
    return () => {
      clearTimeout(timer)
    }
  }, [load, isDue, isAtOnce])
  return part
}
