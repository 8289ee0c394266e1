import type { ConsoleProposal } from '@touchstone/wire/console/console-proposals'
import type { ProposalKind } from '@touchstone/wire/rights'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../api/api.ts'
import { kindWords } from './proposal-kinds.ts'
import { ProposalLines } from './ProposalLines.tsx'
import { proposalLooks } from './proposal-looks.ts'
import { useWaitingProposals } from './waiting-proposals.ts'
import { type Column, type Filter, oneOf, optionsOf } from '../ui/list.ts'
import { RecordList } from '../ui/RecordList.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { useInnerList } from '../ui/use-list-state.ts'

/** One kind at a time: the calls of a page have few. */
const filtersOf = (kinds: readonly ProposalKind[], initial: ProposalKind | undefined): readonly Filter[] => [
  {
    name: 'kind',
    label: 'Proposed',
    kind: 'choice',
    options: optionsOf(kinds, (kind) => kindWords[kind]),
    initial: initial ?? '',
    whole: true,
  },
]

const columns: readonly Column<ConsoleProposal>[] = [
  { title: 'Proposal', cell: ({ id }) => <Link to={`/proposals?state=all&open=${id}`}>{id}</Link> },
  { title: 'State', cell: ({ state }) => <StatusChip {...proposalLooks[state]} /> },
  { title: 'What', cell: ({ lines }) => <ProposalLines lines={lines} /> },
  { title: 'Reason', cell: ({ reason }) => reason },
  { title: 'Answer', cell: ({ answer }) => answer ?? '', isEmpty: ({ answer }) => answer === null },
  { title: 'Proposed by', cell: ({ proposedBy }) => proposedBy.name },
  {
    title: 'Decided by',
    cell: ({ decidedBy }) => decidedBy?.name ?? '',
    isEmpty: ({ decidedBy }) => decidedBy === null,
  },
  { title: 'Proposed', number: true, cell: ({ proposedTime }) => <Time at={proposedTime} /> },
]

type ProposalsOfProps = { page: string; kinds: readonly ProposalKind[] }

/** What was proposed on a page, newest first. It begins with a kind of which one waits: that is what somebody looks for here. */
export function ProposalsOf(props: ProposalsOfProps) {
  const waiting = useWaitingProposals(props.kinds)
  if (waiting === undefined) return null
  const waits = props.kinds.find((kind) => waiting.some((each) => each.kind === kind))
  return <ListOf {...props} initial={waits ?? props.kinds[0]} />
}

function ListOf({ page: name, kinds, initial }: ProposalsOfProps & { initial: ProposalKind | undefined }) {
  const [filters] = useState(() => filtersOf(kinds, initial))
  const state = useInnerList(filters)
  return (
    <RecordList
      name={['proposals', name]}
      load={({ filters: { kind }, ...page }) => api.proposals({ ...page, kind: oneOf(kinds, kind) })}
      keyOf={({ id }) => id}
      columns={columns}
      filters={filters}
      state={state}
      empty="None proposed yet"
    />
  )
}
