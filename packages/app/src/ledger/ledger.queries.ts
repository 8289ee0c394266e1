import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import type { Book } from '../books/book.ts'
import { useIsSignedIn } from '../api/session.ts'
import { type LedgerFilter, requestOf } from './ledger-filter.ts'

export type MovementsPage = z.output<Api['ledgerMovements']['reply']>
/** Entries that belong together, newest first. */
export type Movement = MovementsPage['records'][number]
export type LedgerEntry = Movement['entries'][number]

const pageSize = 30

/** The movements of money of a book under a filter, newest first. The old list stays while that of another filter comes. */
export function useLedger(book: Book, filter: LedgerFilter): UseInfiniteQueryResult<InfiniteData<MovementsPage>> {
  return useInfiniteQuery({
    queryKey: ['ledger', 'movements', book, filter],
    queryFn: ({ pageParam }) =>
      api.ledgerMovements({ ...requestOf(book, filter, Date.now()), before: pageParam, pageSize }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: useIsSignedIn(),
    placeholderData: (known, before) => (before?.queryKey[2] === book ? known : undefined),
  })
}

/** A unique key of a movement: no two have a row of the journal in common, but for those that are one. */
export const keyOfMovement = ({ entries: [newest] }: Movement): string => String(newest?.sequence)

/** A unique key of an entry: both sides of a posting may be the same person's. */
export const keyOfEntry = ({ sequence, posting, account }: LedgerEntry): string => `${sequence} ${posting} ${account}`
