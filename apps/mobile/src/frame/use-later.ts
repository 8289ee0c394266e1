import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'

/** Our choice: the first screen has the network and the processor to itself before. */
const laterMs = 4_000

/** A part of the frame that shows nothing at first: its code is loaded a while after the start. */
export function useLater(load: () => Promise<ComponentType>): ReactNode {
  const [part, setPart] = useState<ReactNode>()
  useEffect(() => {
    const waiting = setTimeout(() => {
      // Without a network it comes with the next start.
      load()
        .then((Part) => {
          setPart(createElement(Part))
        })
        .catch(() => undefined)
    }, laterMs)
    return () => {
      clearTimeout(waiting)
    }
  }, [load])
  return part
}
