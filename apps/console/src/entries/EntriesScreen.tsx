import type { ConsoleProposal } from '@touchstone/wire/console/console-proposals'
import { Link, useSearchParams } from 'react-router'
import { api } from '../api/api.ts'
import { useRight } from '../api/operator.ts'
import { ActButtons } from '../ui/ActButtons.tsx'
import { type Column, type Filter, oneOf } from '../ui/list.ts'
import { Page } from '../ui/Page.tsx'
import { useLineValue } from '../proposals/proposal-lines.ts'
import { proposalLooks } from '../proposals/proposal-looks.ts'
import { RecordList } from '../ui/RecordList.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { useInnerList } from '../ui/use-list-state.ts'
import { UserLink } from '../users/UserLink.tsx'
import { correctionAct, rewardAct } from './entry-acts.ts'

const kinds = ['reward', 'correction'] as const

const filters: readonly Filter[] = [
  {
    name: 'kind',
    label: 'Proposed',
    kind: 'choice',
    options: [
      { value: 'reward', label: 'Rewards' },
      { value: 'correction', label: 'Corrections' },
    ],
    initial: 'reward',
    whole: true,
  },
]

const columns: readonly Column<ConsoleProposal>[] = [
  { title: 'Proposal', cell: ({ id }) => <Link to={`/proposals?state=all&open=${id}`}>{id}</Link> },
  { title: 'State', cell: ({ state }) => <StatusChip {...proposalLooks[state]} /> },
  { title: 'User', cell: ({ user }) => (user === null ? '—' : <UserLink user={user} />) },
  { title: 'Amount', cell: ({ lines }) => <Lines lines={lines} /> },
  { title: 'Reason', cell: ({ reason }) => reason },
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

export function EntriesScreen() {
  const [params] = useSearchParams()
  const maySeeProposals = useRight('see_proposals')
  const state = useInnerList(filters)
  const userId = params.get('user') ?? ''
  return (
    <Page
      title="Adjustments"
      about="The only manual entries. Each needs two operators and a reason, which the user sees."
    >
      <div className="columns">
        <section className="card padded">
          <h2>Reward</h2>
          <p className="card-about">Pays from our rewards, for example for a campaign. Can only add.</p>
          <ActButtons acts={[rewardAct(userId)]} />
        </section>
        <section className="card padded">
          <h2>Correction</h2>
          <p className="card-about">Fixes a wrong booking. Can add or take away.</p>
          <ActButtons acts={[correctionAct(userId)]} />
        </section>
      </div>
      {maySeeProposals && (
        <RecordList
          name={['proposals', 'entries']}
          load={({ filters: { kind }, ...page }) => api.proposals({ ...page, kind: oneOf(kinds, kind) })}
          keyOf={({ id }) => id}
          columns={columns}
          filters={filters}
          state={state}
          empty="None proposed yet"
        />
      )}
    </Page>
  )
}
