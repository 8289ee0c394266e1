import { recentDays } from '@touchstone/wire/console/person-background'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { levelText } from '../setup/identity-levels.ts'
import { countryName } from '../setup/region-names.ts'
import { Amount } from '../ui/Amount.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { Section } from '../ui/Page.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { type Known, recoveryText, secretWords } from './background-words.ts'

type KnownProps = { known: Known }

/** What is known of a person: who they are, their money, deposits, devices and changed secrets. */
export function PersonFacts({ known, who }: KnownProps & { who: readonly (Fact | undefined)[] }) {
  return (
    <>
      <Section title="Customer">
        <Who known={known} who={who} />
      </Section>
      <Section title="Real account">
        <Money known={known} />
      </Section>
      <Section title="Latest deposits">
        <Deposits known={known} />
      </Section>
      <Section title={`New sign-ins, last ${recentDays} days`}>
        <Sessions known={known} />
      </Section>
      <Section title={`Security changes, last ${recentDays} days`}>
        <Secrets known={known} />
      </Section>
    </>
  )
}

function Who({ known, who }: KnownProps & { who: readonly (Fact | undefined)[] }) {
  const { identity, createdTime, withdrawals, secretsChangedTime, recovery } = known
  const recovered = recoveryText(recovery)
  const paid: ReactNode = withdrawals.isFirst ? (
    'None yet'
  ) : (
    <>
      {withdrawals.paid}, worth <Amount value={withdrawals.paidValue} currency="USDT" />
    </>
  )
  return (
    <Facts
      facts={[
        ['Verified name', identity.name ?? 'None'],
        ['Level', levelText(identity.level)],
        identity.country === null ? undefined : ['Country', countryName(identity.country)],
        ['Customer since', <Time key="since" at={createdTime} />],
        ...who,
        recovered === undefined ? undefined : ['Recovery code', recovered],
        ['Last security change', secretsChangedTime === null ? 'None' : <Time key="secrets" at={secretsChangedTime} />],
        ['Paid withdrawals', <span key="paid">{paid}</span>],
        withdrawals.open === 0 ? undefined : ['Open withdrawals', String(withdrawals.open)],
      ]}
    />
  )
}

function Money({ known: { money, limits } }: KnownProps) {
  const { day, dayUsed, month, monthUsed, requestsToday, requestsADayMax } = limits
  const used = (label: string, of: string, most: string) =>
    [
      label,
      <span key={label}>
        <Amount value={of} /> of <Amount value={most} currency="USDT" />
      </span>,
    ] as const
  return (
    <Facts
      facts={[
        ['Net deposits', <Amount key="flow" value={money.netFlow} currency="USDT" />],
        ['Balance', <Amount key="equity" value={money.equity} currency="USDT" />],
        ['Profit', <Amount key="profit" value={money.profit} currency="USDT" signed />],
        used('24-hour limit used', dayUsed, day),
        used('30-day limit used', monthUsed, month),
        ['Requests in 24 hours', `${requestsToday} of ${requestsADayMax}`],
      ]}
    />
  )
}

function Deposits({ known: { deposits } }: KnownProps) {
  if (deposits.total === 0) return <p className="quiet">No deposits yet</p>
  const earlier = deposits.total - deposits.records.length
  return (
    <>
      <ul className="plain-list">
        {deposits.records.map(({ id, time, currency, amount, state }) => (
          <li key={id} className="row">
            <Link to={`/deposits?state=all&open=${id}`} className="num">
              #{id}
            </Link>
            <Amount value={amount} currency={currency} />
            <StatusChip status={state} />
            <Time at={time} />
          </li>
        ))}
      </ul>
      {earlier > 0 && <p className="quiet">{earlier} more on the user’s page</p>}
    </>
  )
}

function Sessions({ known: { newSessions } }: KnownProps) {
  if (newSessions.length === 0) return <p className="quiet">None</p>
  return (
    <ul className="plain-list">
      {newSessions.map(({ device, address, createdTime }) => (
        <li key={`${createdTime} ${address} ${device}`}>
          {device} <span className="quiet num">{address}</span> · <Time at={createdTime} />
        </li>
      ))}
    </ul>
  )
}

function Secrets({ known }: KnownProps) {
  if (known.secretEvents.length === 0) return <p className="quiet">None</p>
  return (
    <ul className="plain-list">
      {known.secretEvents.map(({ kind, time }, index) => (
        <li key={`${time} ${kind} ${index}`}>
          {secretWords[kind]} · <Time at={time} />
        </li>
      ))}
    </ul>
  )
}
