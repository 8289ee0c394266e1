import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import type { Book } from '../books/book.ts'
import { useIsSignedIn } from '../api/session.ts'
import { paged } from '../api/paging.ts'
import { type LedgerFilter, requestOf } from './ledger-filter.ts'

export type LedgerPage = z.output<Api['ledgerEntries']['reply']>
export type LedgerEntry = LedgerPage['records'][number]

const pageSize = 30

/** The movements of money of a book under a filter, newest first. The old list stays while that of another filter comes. */
export function useLedger(book: Book, filter: LedgerFilter): UseInfiniteQueryResult<InfiniteData<LedgerPage>> {
  return useInfiniteQuery({
    queryKey: ['ledger', 'entries', book, filter],
    queryFn: ({ pageParam }) =>
      api.ledgerEntries({ ...requestOf(book, filter, Date.now()), pageNo: pageParam, pageSize }),
    ...paged,
    enabled: useIsSignedIn(),
    placeholderData: (known, before) => (before?.queryKey[2] === book ? known : undefined),
  })
}

/** A unique key of an entry: both sides of a posting may be the same person's. */
export const keyOfEntry = ({ sequence, posting, account }: LedgerEntry): string => `${sequence} ${posting} ${account}`
