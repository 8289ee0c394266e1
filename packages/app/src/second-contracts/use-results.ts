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

/** Contracts that end while the person is on this screen, newest first, until closed. Each new one calls `onResult`. */
export function useResults(
  book: Book,
  serverNow: () => number,
  onResult: (contract: SecondContract) => void,
): { results: SecondContract[]; close: (id: string) => void } {
  const [sinceMs] = useState(() => serverNow() - stillNewMs)
  const closed = useClosed(({ ids }) => ids)
  const settled = useLastSettled(book).data
  const results = (settled ?? []).filter(({ id, expiresAtMs }) => expiresAtMs >= sinceMs && !closed.has(id))
  const seen = useRef<ReadonlySet<string>>(undefined)
  const report = useEffectEvent(onResult)
  useEffect(() => {
    if (settled === undefined) return
    const before = seen.current
    seen.current = new Set(settled.map(({ id }) => id))
    // The first list is not news.
    if (before === undefined) return
    for (const contract of settled.filter(({ id }) => !before.has(id))) {
      haptic([8, 60, 8])
      report(contract)
    }
  }, [settled])
  return { results, close }
}
