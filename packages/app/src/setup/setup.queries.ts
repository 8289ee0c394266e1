import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'

type Reply<Name extends keyof Api> = z.output<Api[Name]['reply']>

/** Where prices come from, and whether they and the money are real. */
export const feedQuery = queryOptions({
  queryKey: ['setup', 'feed'],
  queryFn: () => api.feed({}),
  staleTime: Infinity,
})

export const useFeed = (): UseQueryResult<Reply<'feed'>> => useQuery(feedQuery)

/** Whether no money of this house is real, whatever a book is called; undefined until it is known. */
export function useIsSandbox(): boolean | undefined {
  const { data } = useFeed()
  return data === undefined ? undefined : data.kind === 'sandbox'
}

/** The currencies of the house and their decimals. */
export function useCurrencies(): UseQueryResult<Reply<'currencies'>> {
  return useQuery({ queryKey: ['setup', 'currencies'], queryFn: () => api.currencies({}), staleTime: Infinity })
}

/** The currencies that totals can be shown in. */
export function useDisplayCurrencies(): string[] {
  return (useCurrencies().data ?? []).filter(({ displayable }) => displayable).map(({ currency }) => currency)
}

/** Countries with their phone codes. */
export function useCountries(): UseQueryResult<Reply<'countries'>> {
  return useQuery({ queryKey: ['setup', 'countries'], queryFn: () => api.countries({}), staleTime: Infinity })
}
