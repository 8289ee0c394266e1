import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { create } from 'zustand'
import type { Book } from '../books/book.ts'
import { haptic } from '../feedback/haptic.ts'
import { type SecondContract, useLastSettled } from './second-contracts.queries.ts'

/** A result that came while the person was away for less than this is still shown. Our choice. */
const stillNewMs = 60_000

const useClosed = create<{ ids: ReadonlySet<string> }>(() => ({ ids: new Set() }))

const close = (id: string): void => {
  useClosed.setState(({ ids }) => ({ ids: new Set([...ids, id]) }))
}

/** Those that ended while the person looks here, newest first, until each is closed. `tell` hears of each that is new. */
export function useResults(
  book: Book,
  serverNow: () => number,
  tell: (contract: SecondContract) => void,
): { results: SecondContract[]; close: (id: string) => void } {
  const [sinceMs] = useState(() => serverNow() - stillNewMs)
  const closed = useClosed(({ ids }) => ids)
  const settled = useLastSettled(book).data
  const results = (settled ?? []).filter(({ id, expiresAtMs }) => expiresAtMs >= sinceMs && !closed.has(id))
  const told = useRef<ReadonlySet<string>>(undefined)
  const hear = useEffectEvent(tell)
  useEffect(() => {
    if (settled === undefined) return
    const before = told.current
    told.current = new Set(settled.map(({ id }) => id))
    // What is there at first was not waited for.
    if (before === undefined) return
    for (const contract of settled.filter(({ id }) => !before.has(id))) {
      haptic([8, 60, 8])
      hear(contract)
    }
  }, [settled])
  return { results, close }
}
