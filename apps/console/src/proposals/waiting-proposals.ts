import { useQuery } from '@tanstack/react-query'
import type { ConsoleProposal } from '@touchstone/wire/console/console-proposals'
import type { ProposalKind } from '@touchstone/wire/rights'
import { api } from '../api/api.ts'
import { useRight } from '../api/operator.ts'
import { liveMs } from '../api/queries.ts'

/** What of some kinds waits for a second operator; undefined until it is known whether anything does. */
export function useWaitingProposals(kinds: readonly ProposalKind[]): readonly ConsoleProposal[] | undefined {
  const maySee = useRight('see_proposals')
  const open = useQuery({
    queryKey: ['proposals', 'open'],
    queryFn: () => api.proposals({ state: 'open', pageSize: 100 }),
    // Another operator decides it elsewhere.
    refetchInterval: liveMs,
    enabled: maySee,
  })
  if (!open.isFetched) return undefined
  return (open.data?.records ?? []).filter(({ kind }) => kinds.includes(kind))
}

export const isAbout = ({ lines }: Pick<ConsoleProposal, 'lines'>, product: string): boolean =>
  lines.some(({ label, value }) => label === 'Product' && value === product)
