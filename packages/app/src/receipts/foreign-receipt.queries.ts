import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Found } from './receipt-link.ts'
import { BringFailed, type Brought, broughtLink } from './foreign-receipt.ts'

type Link = Extract<Found, { is: 'code' | 'packed' }>

/** While a checkpoint is awaited, in ms. Our choice. */
const awaitedMs = 10_000

/** What the link of a page leads to. One that its owner shares is asked for again until a checkpoint covers it. */
export function useLinked(link: Link): UseQueryResult<Brought> {
  return useQuery({
    queryKey: ['receipts', 'linked', link],
    queryFn: () => broughtLink(link),
    retry: (count, error) => !(error instanceof BringFailed) && count < 2,
    staleTime: ({ state }) => (state.data?.pending === false ? Infinity : 0),
    refetchInterval: ({ state }) => (state.data?.pending === true ? awaitedMs : false),
  })
}
