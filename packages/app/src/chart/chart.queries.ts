import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { readRecord } from '@touchstone/domain/books/codec'
import { positionRecord } from '@touchstone/domain/positions/position'
import { api } from '../api/api.ts'
import type { Book } from '../books/book.ts'
import { useIsSignedIn } from '../api/session.ts'
import type { Held } from './stop-change.ts'
import { type RecentTick, tapeLength } from './tick-tape.ts'

/** The open positions of a symbol as the book holds them, by their ids: what results are exactly computed from. */
export function useHeld(book: Book, symbol: string, settingsVersion: number | undefined): ReadonlyMap<string, Held> {
  const { data } = useQuery({
    queryKey: ['positions', 'held', book, symbol],
    queryFn: async () => {
      // The settings are not needed: with their version in the request the server leaves them out.
      const version = settingsVersion === undefined ? {} : { settingsVersion }
      const response = await api.previewFacts({ book, symbol, ...version })
      const held = response.book.positions.map((text) => readRecord(positionRecord, text))
      return new Map<string, Held>(held.map((position) => [position.id, position]))
    },
    enabled: useIsSignedIn() && settingsVersion !== undefined,
    structuralSharing: false,
  })
  return data ?? nothingHeld
}

const nothingHeld: ReadonlyMap<string, Held> = new Map()

/** The newest ticks on the tape, newest first; refetched regularly for ticks that no frame has sent. */
export function useRecentTicks(symbol: string): UseQueryResult<RecentTick[]> {
  return useQuery({
    queryKey: ['ticks', symbol],
    queryFn: () => api.recentTicks({ symbol, limit: tapeLength + 1 }),
    refetchInterval: 10_000,
  })
}
