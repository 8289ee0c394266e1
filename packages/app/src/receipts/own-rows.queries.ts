import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { useSession } from '../api/session.ts'
import { browserTexts } from '../proof/browser-texts.ts'
import { type KnownRows, knownRows } from '../proof/known-rows.ts'
import { useProof } from '../proof/proof-state.ts'
import { sequencesIn } from './own-rows.ts'
import type { Fetched } from './receipts.queries.ts'

/** What this device has made of the rows of a receipt of its owner; null where it has never looked at the book. */
export function useOwnRows(
  { receipt, rowHash }: Pick<Fetched, 'receipt' | 'rowHash'>,
  isOwn: boolean,
): UseQueryResult<KnownRows | null> {
  const { bookId } = receipt.journal.row
  const userId = useSession(({ userInfo }) => userInfo?.id)
  const pin = useProof(({ books }) => books.find((book) => book.bookId === bookId)?.pin)
  return useQuery({
    queryKey: ['receipts', 'own', userId, bookId, rowHash, pin?.sequence, pin?.difference?.sequence],
    queryFn: async () => {
      const own = { userId: userId ?? 0, bookId }
      const fetchRows = async (_: object, from: number, limit: number) =>
        (await api.journal({ bookId, from, limit })).rows
      return (await knownRows(await browserTexts(), own, sequencesIn(receipt), fetchRows)) ?? null
    },
    enabled: isOwn,
    staleTime: Infinity,
    gcTime: 60_000,
    // What was known of the same record stays while the next row of its book is looked at.
    placeholderData: (before, query) => {
      const [, , ofUser, , ofRow] = query?.queryKey ?? []
      return ofUser === userId && ofRow === rowHash ? before : undefined
    },
  })
}
