import { networkName } from '@touchstone/domain/addresses/network-names'
import type { ConsoleDeposit } from '@touchstone/wire/console/console-deposits'
import { Link } from 'react-router'
import { useRight } from '../api/operator.ts'
import { Amount } from '../ui/Amount.tsx'
import { UserBackground, UserWarnings } from '../background/UserBackground.tsx'
import { ChannelName } from '../channels/ChannelName.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { Section } from '../ui/Page.tsx'
import { PrivateImage } from '../files/PrivateImage.tsx'
import { statusOf, StatusChip } from '../ui/StatusChip.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { UserLink } from '../users/UserLink.tsx'
import { isOpen } from './deposit-acts.ts'
import { MatchingArrivals } from './MatchingArrivals.tsx'

export function DepositDetail({ deposit }: { deposit: ConsoleDeposit }) {
  const { proof, timeline, user } = deposit
  return (
    <>
      <UserWarnings userId={user.id} />
      <Section title="Request">
        <Facts facts={factsOf(deposit)} />
      </Section>
      {proof !== null && (
        <Section title="Receipt from the user">
          <PrivateImage id={proof} caption="Receipt sent by the user. On its own, it proves nothing." />
        </Section>
      )}
      {isOpen(deposit.state) && <MatchingArrivals deposit={deposit} />}
      <UserBackground userId={user.id} />
      <Section title="History">
        <Timeline
          steps={timeline.map(({ stage, time, operator }) => ({
            status: statusOf(stage),
            time,
            by: operator?.name ?? (stage === 'submitted' ? user.account : 'System'),
          }))}
        />
      </Section>
    </>
  )
}

function factsOf(deposit: ConsoleDeposit): (Fact | undefined)[] {
  const { user, state, claimed, credited, reason, currency, channel, network, claimedBy, arrivalId, bookId, sequence } =
    deposit
  return [
    ['User', <UserLink key="user" user={user} />],
    ['State', <StatusChip key="state" status={state} />],
    ['Announced', <Amount key="claimed" value={claimed} currency={currency} places="all" />],
    credited === null
      ? undefined
      : ['Credited', <Amount key="credited" value={credited} currency={currency} places="all" />],
    ['Channel', <ChannelName key="channel" id={channel} />],
    network === '' ? undefined : ['Network', networkName(network)],
    ['Claimed by', claimedBy?.name ?? 'No one yet'],
    arrivalId === null ? undefined : ['Matched payment', `#${arrivalId}`],
    bookId === null || sequence === null
      ? undefined
      : ['Ledger', <InLedger key="ledger" userId={user.id} row={`${bookId}-${sequence}`} />],
    reason === null ? undefined : ['Reason given to the user', reason],
  ]
}

/** The row of the user's ledger; a link for operators who may see it. */
function InLedger({ userId, row }: { userId: number; row: string }) {
  const may = useRight('see_users')
  const text = <span className="num">row {row}</span>
  return may ? <Link to={`/users/${userId}?tab=ledger`}>{text}</Link> : text
}
