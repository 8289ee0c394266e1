import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import { parseWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import { useIsSignedIn } from '../api/session.ts'

export type SettlementAccount = z.output<Api['settlementAccounts']['reply']>[number]

/** Where the person may withdraw to. */
export function useSettlementAccounts(): UseQueryResult<SettlementAccount[]> {
  return useQuery({
    queryKey: ['settlement-accounts'],
    queryFn: () => api.settlementAccounts({}),
    enabled: useIsSignedIn(),
  })
}

/** The time of binding has whole seconds only. */
const secondMs = 1_000

/**
 * When an account will count; undefined for one that can be used now. What counted as soon as it was bound does so too by
 * a device whose clock is behind.
 */
export function countsFrom({ usableFromAtMs, createdTime }: SettlementAccount, nowMs: number): number | undefined {
  const countedAtOnce = usableFromAtMs < (parseWireTime(createdTime) ?? 0) + secondMs
  return countedAtOnce || usableFromAtMs <= nowMs ? undefined : usableFromAtMs
}

/** After something about the accounts, or about what guards them, was changed. */
export function refreshAccounts(): void {
  void queries.invalidateQueries({ queryKey: ['settlement-accounts'] })
  void queries.invalidateQueries({ queryKey: ['withdrawals'] })
}
