import { useState } from 'react'

/** The keys of the records before and after the one that is open. */
export type Neighbours = { previous: string | undefined; next: string | undefined }

/** Finds them in a list; `lastPlace` is where the open record was before it left the list. */
export function neighboursOf(keys: readonly string[], open: string | undefined, lastPlace: number): Neighbours {
  if (open === undefined) return { previous: undefined, next: undefined }
  const place = keys.indexOf(open)
  if (place >= 0) return { previous: keys[place - 1], next: keys[place + 1] }
  // What came after it has moved up to its place.
  const at = Math.max(0, Math.min(lastPlace, keys.length))
  return { previous: keys[at - 1], next: keys[at] ?? keys[0] }
}

/** The same for a list on screen: remembers the place of the open record. */
export function useNeighbours(keys: readonly string[], open: string | undefined): Neighbours {
  const [last, setLast] = useState({ key: open, place: 0 })
  const place = open === undefined ? -1 : keys.indexOf(open)
  if (place >= 0 && (last.key !== open || last.place !== place)) setLast({ key: open, place })
  return neighboursOf(keys, open, last.key === open ? last.place : 0)
}
