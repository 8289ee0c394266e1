import { type ComponentType, createElement, type ReactNode, useEffect, useRef, useState } from 'react'

/** Our choice: the first screen has the network and the processor to itself before. */
const laterMs = 4_000

/**
 * A part of the frame that shows nothing at first: its code is loaded a while after it was first wanted, and the part stays
 * from then on.
 */
export function useLater(load: () => Promise<ComponentType>, isWanted: boolean): ReactNode {
  const [part, setPart] = useState<ReactNode>()
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isWanted || hasBegun.current) return
    hasBegun.current = true
    setTimeout(() => {
      // Without a network it comes with the next start.
      load()
        .then((Part) => {
          setPart(createElement(Part))
        })
        .catch(() => undefined)
    }, laterMs)
  }, [load, isWanted])
  return part
}
