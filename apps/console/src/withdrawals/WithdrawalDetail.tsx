import { networkName } from '@touchstone/domain/addresses/network-names'
import type { ConsoleWithdrawal } from '@touchstone/wire/console/console-withdrawals'
import { Alert, Typography } from 'antd'
import { Amount } from '../ui/Amount.tsx'
import { ChannelName } from '../channels/ChannelName.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Section } from '../ui/Page.tsx'
import { statusOf, StatusChip } from '../ui/StatusChip.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { UserLink } from '../users/UserLink.tsx'
import { WithdrawalBackground, WithdrawalWarnings } from './WithdrawalBackground.tsx'

export function WithdrawalDetail({ withdrawal }: { withdrawal: ConsoleWithdrawal }) {
  const { user, stage, currency, amount, fee, usdtValue, fourEyes, creditedByYou, reason, proof, timeline } = withdrawal
  return (
    <>
      {fourEyes && (
        <Alert type="info" showIcon title="Above the two-person limit: one operator approves, another pays." />
      )}
      {creditedByYou && (
        <Alert
          type="warning"
          showIcon
          title="You recently credited this user’s deposit. Another operator must approve and pay."
        />
      )}
      <WithdrawalWarnings withdrawal={withdrawal} />
      <Section title="Payout">
        <Facts
          facts={[
            ['User', <UserLink key="user" user={user} />],
            ['Stage', <StatusChip key="stage" status={stage} />],
            ['User receives', <Amount key="amount" value={amount} currency={currency} places="all" />],
            ['Fee', <Amount key="fee" value={fee} currency={currency} places="all" />],
            ['Value when requested', <Amount key="worth" value={usdtValue} currency="USDT" />],
            reason === null ? undefined : ['Reason given to the user', reason],
            proof === null
              ? undefined
              : [
                  'Proof',
                  <span key="proof" className="code">
                    {proof}
                  </span>,
                ],
          ]}
        />
      </Section>
      <Section title="Destination">
        <Target destination={withdrawal.destination} />
      </Section>
      <WithdrawalBackground withdrawal={withdrawal} />
      <Section title="History">
        <Timeline
          steps={timeline.map(({ stage: reached, time, operator }) => ({
            status: statusOf(reached),
            time,
            by: operator?.name ?? (reached === 'submitted' || reached === 'cancelled' ? user.account : 'System'),
          }))}
        />
      </Section>
    </>
  )
}

function Target({ destination }: { destination: ConsoleWithdrawal['destination'] }) {
  const { kind, channel, network, target, bank, holder } = destination
  return (
    <Facts
      facts={[
        ['Channel', <ChannelName key="channel" id={channel} />],
        network === '' ? undefined : ['Network', networkName(network)],
        kind === 'bank' ? ['Bank', bank] : undefined,
        kind === 'bank' ? ['Holder', holder] : undefined,
        [
          kind === 'bank' ? 'Account number' : 'Address',
          <Typography.Text key="target" className="code" copyable={{ text: target }}>
            {target}
          </Typography.Text>,
        ],
      ]}
    />
  )
}
