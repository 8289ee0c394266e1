import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import { paged } from '../api/paging.ts'
import { useIsSignedIn } from '../api/session.ts'
import { type FundsFilter, fundsPageSize, requestOf } from './funds-filter.ts'

type FundsNoun = 'deposits' | 'withdrawals'
type PageRequest = ReturnType<typeof requestOf> & { pageNo: number; pageSize: number }

/** Pages of deposits or withdrawals under a filter, newest first. The person's own events invalidate them. */
export function useFundsRecords<Page extends { current: number; pages: number }>(
  noun: FundsNoun,
  filter: FundsFilter,
  load: (request: PageRequest) => Promise<Page>,
): UseInfiniteQueryResult<InfiniteData<Page>> {
  return useInfiniteQuery({
    queryKey: [noun, 'list', filter],
    queryFn: ({ pageParam }) => load({ ...requestOf(filter, Date.now()), pageNo: pageParam, pageSize: fundsPageSize }),
    ...paged,
    enabled: useIsSignedIn(),
  })
}

/** One deposit or withdrawal. */
export function useFundsRecord<FundsRecord>(
  noun: FundsNoun,
  id: string,
  load: (request: { id: string }) => Promise<FundsRecord>,
): UseQueryResult<FundsRecord> {
  return useQuery({ queryKey: [noun, 'one', id], queryFn: () => load({ id }), enabled: useIsSignedIn() })
}
