import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { useAct } from '../api/act.ts'
import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import { useIsSignedIn } from '../api/session.ts'

type AlertsPage = z.output<Api['priceAlerts']['reply']>
export type Alert = AlertsPage['records'][number]

const all = ['alerts']
const armedKey = [...all, 'armed']
/** More than one person may have armed. */
const armedPageSize = 100
const reachedPageSize = 20

/** Those that wait for their price, newest first. */
export function useArmedAlerts(): UseQueryResult<readonly Alert[]> {
  return useQuery({
    queryKey: armedKey,
    queryFn: async () => (await api.priceAlerts({ state: 'armed', pageNo: 1, pageSize: armedPageSize })).records,
    enabled: useIsSignedIn(),
  })
}

/** Those that have done their work, newest first. */
export function useReachedAlerts(): UseInfiniteQueryResult<InfiniteData<AlertsPage>> {
  return useInfiniteQuery({
    queryKey: [...all, 'reached'],
    queryFn: ({ pageParam }) => api.priceAlerts({ state: 'reached', pageNo: pageParam, pageSize: reachedPageSize }),
    initialPageParam: 1,
    getNextPageParam: ({ current, pages }) => (current < pages ? current + 1 : undefined),
    enabled: useIsSignedIn(),
  })
}

/** Sets an alert. It shows at once; a refusal shows at the field. */
export function useSetAlert(onDone: (alert: Alert) => void) {
  return useAct({
    call: api.createPriceAlert,
    inPlace: true,
    onDone: (alert) => {
      queries.setQueryData<readonly Alert[]>(armedKey, (known) => known && [alert, ...known])
      invalidateAlerts()
      onDone(alert)
    },
  })
}

export function useDeleteAlert(onDone: () => void) {
  return useAct({
    call: api.deletePriceAlert,
    inPlace: true,
    onDone: (_done, { id }) => {
      queries.setQueryData<readonly Alert[]>(armedKey, (known) => known?.filter((alert) => alert.id !== id))
      invalidateAlerts()
      onDone()
    },
  })
}

function invalidateAlerts(): void {
  void queries.invalidateQueries({ queryKey: all })
}
