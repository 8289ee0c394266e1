import { networkName } from '@touchstone/domain/addresses/network-names'
import type { ConsoleDeposit } from '@touchstone/wire/console/console-deposits'
import { Link } from 'react-router'
import { useRight } from '../api/operator.ts'
import { Amount } from '../ui/Amount.tsx'
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
      <Section title="What was asked for">
        <Facts facts={factsOf(deposit)} />
      </Section>
      {proof !== null && (
        <Section title="Proof">
          <PrivateImage id={proof} caption="What the user sent as a proof. It proves nothing by itself." />
        </Section>
      )}
      {isOpen(deposit.state) && <MatchingArrivals deposit={deposit} />}
      <Section title="What has happened">
        <Timeline
          steps={timeline.map(({ stage, time, operator }) => ({
            status: statusOf(stage),
            time,
            by: operator?.name ?? (stage === 'submitted' ? user.account : 'the house'),
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
    ['Stated', <Amount key="claimed" value={claimed} currency={currency} places="all" />],
    credited === null
      ? undefined
      : ['Credited', <Amount key="credited" value={credited} currency={currency} places="all" />],
    ['Channel', <ChannelName key="channel" id={channel} />],
    network === '' ? undefined : ['Network', networkName(network)],
    ['Worked on by', claimedBy?.name ?? 'nobody'],
    arrivalId === null ? undefined : ['Uses up', `arrival ${arrivalId}`],
    bookId === null || sequence === null
      ? undefined
      : ['In the ledger', <InLedger key="ledger" userId={user.id} row={`${bookId}-${sequence}`} />],
    reason === null ? undefined : ['Reason, as told', reason],
  ]
}

/** The row of the user's ledger; a way there for whoever may see it. */
function InLedger({ userId, row }: { userId: number; row: string }) {
  const may = useRight('see_users')
  const text = <span className="num">row {row}</span>
  return may ? <Link to={`/users/${userId}?tab=ledger`}>{text}</Link> : text
}
