import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import type { Book } from '../books/book.ts'
import { useIsSignedIn, useSession } from '../api/session.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>
export type Position = Reply<'positions'>['records'][number]
export type PositionsSummary = Reply<'positionsSummary'>

const listMax = 100
export const openPositionsKey = (book: Book) => ['positions', 'open', book] as const

/** The open positions of a book, newest first; of one symbol where it is named. One answer: all that shows it changes at once. */
export function useOpenPositions(book: Book, symbol?: string): UseQueryResult<Position[]> {
  return useQuery({
    queryKey: openPositionsKey(book),
    queryFn: async () => (await api.positions({ book, state: 'running', pageSize: listMax })).records,
    select: (all) => (symbol === undefined ? all : all.filter((each) => each.symbol === symbol)),
    enabled: useIsSignedIn(),
    refetchInterval: 15_000,
  })
}

/** What a book is worth in trading, and how much of it is free. */
export function usePositionsSummary(book: Book): UseQueryResult<PositionsSummary> {
  return useQuery({
    queryKey: ['positions', 'summary', book],
    queryFn: async () => {
      const summary = await api.positionsSummary({ book })
      if (book === 'real') useSession.setState({ positionsSummary: summary })
      return summary
    },
    enabled: useIsSignedIn(),
    refetchInterval: 15_000,
  })
}
