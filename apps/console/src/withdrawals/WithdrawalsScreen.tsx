import { TeamOutlined } from '@ant-design/icons'
import { maskTarget } from '@touchstone/domain/withdrawals/mask-target'
import type { ConsoleWithdrawal } from '@touchstone/wire/console/console-withdrawals'
import { withdrawalStages } from '@touchstone/wire/funds-states'
import { Tag } from 'antd'
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
import { withdrawalActs } from './withdrawal-acts.ts'
import { WithdrawalDetail } from './WithdrawalDetail.tsx'

const stages = ['open', ...withdrawalStages] as const

const filters: readonly Filter[] = [
  {
    name: 'stage',
    label: 'Stage',
    kind: 'choice',
    options: optionsOf(stages, (stage) => (stage === 'open' ? 'Open' : wordOf(stage))),
    initial: 'open',
  },
  currencyFilter,
]

const columns: readonly Column<ConsoleWithdrawal>[] = [
  { title: 'Withdrawal', cell: ({ id }) => <span className="num">{id}</span> },
  { title: 'User', cell: ({ user }) => <UserLink user={user} /> },
  { title: 'Stage', cell: ({ stage }) => <StatusChip status={stage} /> },
  { title: 'Amount', number: true, cell: ({ amount, currency }) => <Amount value={amount} currency={currency} /> },
  { title: 'Fee', number: true, cell: ({ fee, currency }) => <Amount value={fee} currency={currency} /> },
  { title: 'Worth in USDT', number: true, cell: ({ usdtValue }) => <Amount value={usdtValue} /> },
  {
    title: 'Takes',
    cell: ({ fourEyes }) => (fourEyes ? 'two operators' : <span className="quiet">one operator</span>),
  },
  {
    title: 'To',
    cell: ({ destination, sharedWith }) => (
      <span className="two-line">
        <span className="code">{maskTarget(destination)}</span>
        <ChannelName id={destination.channel} />
        {sharedWith > 0 && (
          <Tag color="error" icon={<TeamOutlined />}>
            {sharedWith === 1 ? 'also bound by another user' : `also bound by ${sharedWith} others`}
          </Tag>
        )}
      </span>
    ),
  },
  { title: 'Asked for', number: true, cell: ({ requestedTime }) => <Time at={requestedTime} /> },
]

export function WithdrawalsScreen() {
  const me = useOperator()
  return (
    <ListPage
      title="Withdrawals"
      about="Claim, look, approve; then begin the payment, send the money, and say what proves it. Above the threshold, of one withdrawal or of all that you paid out alone in a day, approving and paying take two operators. Whoever credited a deposit leaves the user’s withdrawals to others."
      name={['withdrawals']}
      load={({ filters: { stage, currency }, ...page }) =>
        api.withdrawalQueue({ ...page, stage: oneOf(stages, stage), currency })
      }
      loadOne={(id) => api.withdrawalInQueue({ id })}
      keyOf={({ id }) => id}
      columns={columns}
      filters={filters}
      empty="No withdrawal is at this stage."
      drawer={{
        title: ({ id }) => `Withdrawal ${id}`,
        body: (withdrawal) => <WithdrawalDetail withdrawal={withdrawal} />,
        width: 720,
        foot: (withdrawal) => <ActButtons acts={withdrawalActs(withdrawal, me)} />,
      }}
    />
  )
}
