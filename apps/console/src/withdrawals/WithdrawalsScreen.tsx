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
  { title: 'Value, USDT', number: true, cell: ({ usdtValue }) => <Amount value={usdtValue} /> },
  {
    title: 'Needs',
    cell: ({ fourEyes }) => (fourEyes ? 'Two operators' : <span className="quiet">One operator</span>),
  },
  {
    title: 'To',
    cell: ({ destination, sharedWith }) => (
      <span className="two-line">
        <span className="code">{maskTarget(destination)}</span>
        <ChannelName id={destination.channel} />
        {sharedWith > 0 && (
          <Tag color="error" icon={<TeamOutlined />}>
            {sharedWith === 1 ? 'Also used by another user' : `Also used by ${sharedWith} others`}
          </Tag>
        )}
      </span>
    ),
  },
  { title: 'Requested', number: true, cell: ({ requestedTime }) => <Time at={requestedTime} /> },
]

export function WithdrawalsScreen() {
  const me = useOperator()
  return (
    <ListPage
      title="Withdrawals"
      about="Claim, check and approve; then start the payment, send the money and add the reference. Above the two-person limit, one operator approves and another pays. If you credited a user’s deposit, leave their withdrawals to others for some days."
      name={['withdrawals']}
      load={({ filters: { stage, currency }, ...page }) =>
        api.withdrawalQueue({ ...page, stage: oneOf(stages, stage), currency })
      }
      loadOne={(id) => api.withdrawalInQueue({ id })}
      keyOf={({ id }) => id}
      columns={columns}
      filters={filters}
      empty="No withdrawals here"
      drawer={{
        title: ({ id }) => `Withdrawal ${id}`,
        body: (withdrawal) => <WithdrawalDetail withdrawal={withdrawal} />,
        width: 720,
        foot: (withdrawal) => <ActButtons acts={withdrawalActs(withdrawal, me)} />,
      }}
    />
  )
}
