import { type ConsoleProposal, proposalStates } from '@touchstone/wire/console/console-proposals'
import { proposalKinds } from '@touchstone/wire/rights'
import { api } from '../api/api.ts'
import { useOperator } from '../api/operator.ts'
import { useChannelName } from '../channels/channels.ts'
import { kindWords } from './proposal-kinds.ts'
import { whereOf } from '../settings/settings-changes.ts'
import { readTime } from '../format/read-time.ts'
import { ActButtons } from '../ui/ActButtons.tsx'
import { type Column, type Filter, oneOf, optionsOf } from '../ui/list.ts'
import { ListPage } from '../ui/ListPage.tsx'
import { useLineValue } from './proposal-lines.ts'
import { proposalLooks } from './proposal-looks.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { proposalActs } from './proposal-acts.ts'
import { ProposalDetail } from './ProposalDetail.tsx'

const filters: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
    kind: 'choice',
    options: optionsOf(proposalStates, (state) => proposalLooks[state].word),
    initial: 'open',
  },
  {
    name: 'kind',
    label: 'Kind',
    kind: 'choice',
    options: optionsOf(proposalKinds, (kind) => kindWords[kind]),
    width: 190,
  },
]

const columns: readonly Column<ConsoleProposal>[] = [
  { title: 'Proposal', cell: ({ id }) => <span className="num">{id}</span> },
  { title: 'Kind', cell: ({ kind }) => kindWords[kind] },
  { title: 'State', cell: ({ state }) => <StatusChip {...proposalLooks[state]} /> },
  { title: 'Details', cell: (proposal) => <Summary proposal={proposal} /> },
  { title: 'Proposed by', cell: ({ proposedBy }) => proposedBy.name },
  { title: 'Proposed', number: true, cell: ({ proposedTime }) => <Time at={proposedTime} /> },
  {
    title: 'Decided by',
    cell: ({ decidedBy }) => decidedBy?.name ?? '',
    isEmpty: ({ decidedBy }) => decidedBy === null,
  },
]

/** Its first lines, short enough for a row. */
function Summary({ proposal: { lines, changes, user, reason } }: { proposal: ConsoleProposal }) {
  const channelName = useChannelName()
  const valueOf = useLineValue()
  const summary = [user?.account ?? '', ...lines.map(valueOf)].filter((each) => each !== '').join(' · ')
  const first =
    changes.length > 0
      ? `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}: ${whereOf(changes[0]?.path ?? '', channelName).join(' › ')}`
      : summary
  return (
    <span className="two-line">
      <span className="clipped-lines" title={first}>
        {first}
      </span>
      <span className="clipped-lines" title={reason}>
        {reason}
      </span>
    </span>
  )
}

export function ProposalsScreen() {
  const me = useOperator()
  const isNew = me.maySignFromAtMs > me.nowAtMs
  return (
    <ListPage
      title="Approvals"
      about={
        isNew
          ? `Changes that need two operators. You can propose now, and approve from ${readTime(me.maySignFromAtMs)}.`
          : 'Changes that need two operators: one proposes, another decides. Nobody approves their own.'
      }
      name={['proposals']}
      load={({ filters: { state, kind }, ...page }) =>
        api.proposals({ ...page, state: oneOf(proposalStates, state), kind: oneOf(proposalKinds, kind) })
      }
      loadOne={(id) => api.proposal({ id })}
      keyOf={({ id }) => id}
      columns={columns}
      filters={filters}
      empty="Nothing here"
      drawer={{
        title: ({ id, kind }) => `${kindWords[kind]}, proposal ${id}`,
        body: (proposal) => <ProposalDetail proposal={proposal} />,
        foot: (proposal) => <ActButtons acts={proposalActs(proposal, me)} />,
        width: 720,
      }}
    />
  )
}
