import { useQuery } from '@tanstack/react-query'
import type { ConsoleProposal } from '@touchstone/wire/console/console-proposals'
import { createContext, use } from 'react'
import { api } from '../api/api.ts'
import { useRight } from '../api/operator.ts'

/** A value that waits for approval. */
type Pending = { proposalId: string; to: string | null }

/** What open proposals would change, by path. */
export const PendingContext = createContext<ReadonlyMap<string, Pending>>(new Map())

export const usePending = (path: string): Pending | undefined => use(PendingContext).get(path)

const everyMs = 5_000
/** Our choice: more do not wait at once. */
const proposalsMax = 50

/** The proposed changes of settings that wait for another operator; none for operators who may not see proposals. */
export function usePendingProposals(): readonly ConsoleProposal[] {
  const may = useRight('see_proposals')
  const { data } = useQuery({
    queryKey: ['proposals', 'settings', 'open'],
    queryFn: () => api.proposals({ pageNo: 1, pageSize: proposalsMax, kind: 'settings', state: 'open' }),
    enabled: may,
    refetchInterval: everyMs,
  })
  return data?.records ?? []
}

/** By path; of several proposals for one value the newest counts. */
export const pendingByPath = (proposals: readonly ConsoleProposal[]): ReadonlyMap<string, Pending> =>
  new Map(
    proposals
      .toReversed()
      .flatMap(({ id, changes }) => changes.map(({ path, to }): [string, Pending] => [path, { proposalId: id, to }])),
  )
