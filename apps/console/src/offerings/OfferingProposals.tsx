import type { ConsoleProposal } from '@touchstone/wire/console/console-proposals'
import { Link } from 'react-router'
import { api } from '../api/api.ts'
import { kindWords } from '../proposals/proposal-kinds.ts'
import { useLineValue } from '../proposals/proposal-lines.ts'
import { proposalLooks } from '../proposals/proposal-looks.ts'
import { type Column, type Filter, oneOf, optionsOf } from '../ui/list.ts'
import { RecordList } from '../ui/RecordList.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { useInnerList } from '../ui/use-list-state.ts'

const kinds = ['fund_pool', 'open_sale', 'close_sale', 'return_escrow'] as const

const filters: readonly Filter[] = [
  {
    name: 'kind',
    label: 'Proposed',
    kind: 'choice',
    options: optionsOf(kinds, (kind) => kindWords[kind]),
    initial: 'fund_pool',
    whole: true,
  },
]

const columns: readonly Column<ConsoleProposal>[] = [
  { title: 'Proposal', cell: ({ id }) => <Link to={`/proposals?state=all&open=${id}`}>{id}</Link> },
  { title: 'State', cell: ({ state }) => <StatusChip {...proposalLooks[state]} /> },
  { title: 'What', cell: ({ lines }) => <Lines lines={lines} /> },
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

function Lines({ lines }: Pick<ConsoleProposal, 'lines'>) {
  return <span className="num">{lines.map(useLineValue()).join(' · ')}</span>
}

/** What was proposed about offerings, newest first. */
export function OfferingProposals() {
  const state = useInnerList(filters)
  return (
    <RecordList
      name={['proposals', 'offerings']}
      load={({ filters: { kind }, ...page }) => api.proposals({ ...page, kind: oneOf(kinds, kind) })}
      keyOf={({ id }) => id}
      columns={columns}
      filters={filters}
      state={state}
      empty="None proposed yet"
    />
  )
}
