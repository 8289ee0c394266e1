import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { useAct } from '../api/act.ts'
import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import { useIsSignedIn } from '../api/session.ts'

export type Shared = z.output<Api['shareReceipt']['reply']>

const queryKey = ['receipts', 'shared']

/** The receipts that this person shares, newest first. */
export function useShared(): UseQueryResult<readonly Shared[]> {
  return useQuery({
    queryKey,
    queryFn: async () => (await api.sharedReceipts({})).receipts,
    enabled: useIsSignedIn(),
  })
}

const put = (change: (known: readonly Shared[]) => readonly Shared[]): void => {
  queries.setQueryData<readonly Shared[]>(queryKey, (known) => change(known ?? []))
}

/** Lets anybody see a receipt who has its code. */
export const useShareReceipt = () =>
  useAct({
    call: api.shareReceipt,
    onDone: (shared) => put((known) => [shared, ...known.filter(({ code }) => code !== shared.code)]),
  })

/** Ends that. */
export const useStopSharing = (onDone: () => void) =>
  useAct({
    call: api.stopSharingReceipt,
    onDone: (_reply, { code }) => {
      put((known) => known.filter((each) => each.code !== code))
      onDone()
    },
  })
