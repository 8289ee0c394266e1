import { maskTarget } from '@touchstone/domain/withdrawals/mask-target'
import type { ConsoleDeposit } from '@touchstone/wire/console/console-deposits'
import type { ConsoleWithdrawal } from '@touchstone/wire/console/console-withdrawals'
import { Link } from 'react-router'
import { api } from '../api/api.ts'
import { useOperator } from '../api/operator.ts'
import { Amount } from '../ui/Amount.tsx'
import { ChannelName } from '../channels/ChannelName.tsx'
import type { Column } from '../ui/list.ts'
import { Section } from '../ui/Page.tsx'
import { RecordList } from '../ui/RecordList.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { useInnerList } from '../ui/use-list-state.ts'

const depositColumns: readonly Column<ConsoleDeposit>[] = [
  { title: 'Deposit', cell: ({ id }) => <Link to={`/deposits?state=all&open=${id}`}>{id}</Link> },
  { title: 'State', cell: ({ state }) => <StatusChip status={state} /> },
  {
    title: 'Announced',
    number: true,
    cell: ({ claimed, currency }) => <Amount value={claimed} currency={currency} />,
  },
  {
    title: 'Credited',
    number: true,
    cell: ({ credited, currency }) => <Amount value={credited} currency={currency} />,
  },
  { title: 'Channel', cell: ({ channel }) => <ChannelName id={channel} /> },
  { title: 'Requested', number: true, cell: ({ submittedTime }) => <Time at={submittedTime} /> },
]

const withdrawalColumns: readonly Column<ConsoleWithdrawal>[] = [
  { title: 'Withdrawal', cell: ({ id }) => <Link to={`/withdrawals?stage=all&open=${id}`}>{id}</Link> },
  { title: 'Stage', cell: ({ stage }) => <StatusChip status={stage} /> },
  { title: 'Amount', number: true, cell: ({ amount, currency }) => <Amount value={amount} currency={currency} /> },
  { title: 'Fee', number: true, cell: ({ fee, currency }) => <Amount value={fee} currency={currency} /> },
  { title: 'To', cell: ({ destination }) => <span className="code">{maskTarget(destination)}</span> },
  { title: 'Requested', number: true, cell: ({ requestedTime }) => <Time at={requestedTime} /> },
]

/** What the user brought and took. */
export function FundsTab({ id }: { id: number }) {
  const { rights } = useOperator()
  return (
    <div>
      {rights.includes('see_deposits') && (
        <Section title="Deposits">
          <Deposits userId={String(id)} />
        </Section>
      )}
      {rights.includes('see_withdrawals') && (
        <Section title="Withdrawals">
          <Withdrawals userId={String(id)} />
        </Section>
      )}
    </div>
  )
}

function Deposits({ userId }: { userId: string }) {
  return (
    <RecordList
      name={['deposits', 'of', userId]}
      load={({ pageNo, pageSize }) => api.depositQueue({ pageNo, pageSize, userId })}
      keyOf={({ id }) => id}
      columns={depositColumns}
      state={useInnerList()}
      empty="No deposits yet"
    />
  )
}

function Withdrawals({ userId }: { userId: string }) {
  return (
    <RecordList
      name={['withdrawals', 'of', userId]}
      load={({ pageNo, pageSize }) => api.withdrawalQueue({ pageNo, pageSize, userId })}
      keyOf={({ id }) => id}
      columns={withdrawalColumns}
      state={useInnerList()}
      empty="No withdrawals yet"
    />
  )
}
