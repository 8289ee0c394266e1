import { CallRefused } from '@touchstone/client/call-failed'
import { settlementCurrency } from '@touchstone/domain/money/currency'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import type { Book } from '../books/book.ts'
import { usePreferences } from '../look/preferences.ts'
import { useIsSignedIn } from '../api/session.ts'
import { type Assets, useAssets } from './wallets.queries.ts'
import { daysShownMax } from './profit-days.ts'

export type EquityDay = z.output<Api['equityDays']['reply']>['records'][number]

/** What the settlement currency is: worth is always known in it. */
export const plainCurrency = settlementCurrency

/** What a book is worth in the display currency; where that is `unrated`, better in another than not at all. */
export function useWorth(book: Book): { worth: UseQueryResult<Assets>; unrated: string | undefined } {
  const chosen = usePreferences(({ displayCurrency }) => displayCurrency)
  const asked = useAssets(book, chosen)
  const isUnrated = asked.error instanceof CallRefused
  const plain = useAssets(book, isUnrated ? plainCurrency : chosen)
  return isUnrated ? { worth: plain, unrated: chosen } : { worth: asked, unrated: undefined }
}

/** What a book was worth at the end of each of its last days, newest first. */
export function useEquityDays(book: Book): UseQueryResult<EquityDay[]> {
  return useQuery({
    queryKey: ['equity-days', book],
    queryFn: async () => (await api.equityDays({ book, pageSize: daysShownMax })).records,
    enabled: useIsSignedIn(),
    staleTime: 300_000,
    refetchInterval: 300_000,
  })
}
