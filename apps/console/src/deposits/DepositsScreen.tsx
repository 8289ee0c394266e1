import type { ConsoleDeposit } from '@touchstone/wire/console/console-deposits'
import { depositStates } from '@touchstone/wire/funds-states'
import { api } from '../api/api.ts'
import { useOperator } from '../api/operator.ts'
import { ActButtons } from '../ui/ActButtons.tsx'
import { Amount } from '../ui/Amount.tsx'
import { ChannelName } from '../channels/ChannelName.tsx'
import { currencyFilter } from '../ui/currency-filter.ts'
import { type Column, type Filter, oneOf, optionsOf } from '../ui/list.ts'
import { ListPage } from '../ui/ListPage.tsx'
import { StatusChip, wordOf } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { UserLink } from '../users/UserLink.tsx'
import { depositActs } from './deposit-acts.ts'
import { DepositDetail } from './DepositDetail.tsx'

const states = ['open', ...depositStates] as const

const filters: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
    kind: 'choice',
    options: optionsOf(states, (state) => (state === 'open' ? 'Open' : wordOf(state))),
    initial: 'open',
  },
  currencyFilter,
]

const columns: readonly Column<ConsoleDeposit>[] = [
  { title: 'Deposit', cell: ({ id }) => <span className="num">{id}</span> },
  { title: 'User', cell: ({ user }) => <UserLink user={user} /> },
  { title: 'State', cell: ({ state }) => <StatusChip status={state} /> },
  {
    title: 'Announced',
    number: true,
    cell: ({ claimed, currency }) => <Amount value={claimed} currency={currency} />,
  },
  {
    title: 'Credited',
    number: true,
    isEmpty: ({ credited }) => credited === null,
    cell: ({ credited, currency }) => <Amount value={credited} currency={currency} />,
  },
  { title: 'Channel', cell: ({ channel }) => <ChannelName id={channel} /> },
  {
    title: 'Receipt',
    cell: ({ proof }) => (proof === null ? <span className="quiet">—</span> : 'Image'),
    isEmpty: ({ proof }) => proof === null,
  },
  {
    title: 'Claimed by',
    cell: ({ claimedBy }) => claimedBy?.name ?? <span className="quiet">No one yet</span>,
    isEmpty: ({ claimedBy }) => claimedBy === null,
  },
  { title: 'Requested', number: true, cell: ({ submittedTime }) => <Time at={submittedTime} /> },
]

export function DepositsScreen() {
  const me = useOperator()
  return (
    <ListPage
      title="Deposits"
      about="Match each deposit to the payment we received. If the amount or the sender differs, it needs two operators."
      name={['deposits']}
      load={({ filters: { state, currency }, ...page }) =>
        api.depositQueue({ ...page, state: oneOf(states, state), currency })
      }
      loadOne={(id) => api.depositInQueue({ id })}
      keyOf={({ id }) => id}
      columns={columns}
      filters={filters}
      empty="No deposits here"
      drawer={{
        title: ({ id }) => `Deposit ${id}`,
        body: (deposit) => <DepositDetail deposit={deposit} />,
        foot: (deposit) => <ActButtons acts={depositActs(deposit, me)} />,
        width: 760,
      }}
    />
  )
}
