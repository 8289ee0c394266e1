import type { WithdrawalBackground as Background } from '@touchstone/wire/console/withdrawal-background'
import { recentDays } from '@touchstone/wire/console/withdrawal-background'
import type { ConsoleWithdrawal } from '@touchstone/wire/console/console-withdrawals'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { Link } from 'react-router'
import { levelText } from '../identity/identity-levels.ts'
import { countryName } from '../setup/region-names.ts'
import { Amount } from '../ui/Amount.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Section } from '../ui/Page.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Time } from '../ui/Time.tsx'
import { UserLink } from '../users/UserLink.tsx'
import { holderWords, recoveryText, secretWords, warningsOf } from './background-words.ts'
import { backgroundQuery } from './background-query.ts'

/** What a decision needs to know of the user: who they are and what they did. */
export function WithdrawalBackground({ withdrawal }: { withdrawal: ConsoleWithdrawal }) {
  const background = useQuery(backgroundQuery(withdrawal.id))
  return (
    <Loaded of={background}>
      {(known) => (
        <>
          <Section title="Who asks">
            <Who known={known} withdrawal={withdrawal} />
          </Section>
          <Section title="Their money, real account">
            <Money known={known} />
          </Section>
          <Section title="Latest deposits">
            <Deposits known={known} />
          </Section>
          <Section title={`New sign-ins in the last ${recentDays} days`}>
            <Sessions known={known} />
          </Section>
          <Section title={`Passwords, second factor and contact in the last ${recentDays} days`}>
            <Secrets known={known} />
          </Section>
        </>
      )}
    </Loaded>
  )
}

/** The reasons against the withdrawal, above everything else; nothing while they load. */
export function WithdrawalWarnings({ withdrawal }: { withdrawal: ConsoleWithdrawal }) {
  const { data: known } = useQuery(backgroundQuery(withdrawal.id))
  if (known === undefined) return null
  const { sharedWith } = known
  return (
    <div className="stack">
      {warningsOf(known, withdrawal).map(({ text, detail, type }) => (
        <Alert key={text} type={type} showIcon title={text} description={detail} />
      ))}
      {sharedWith.total > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={`This account is also bound by ${sharedWith.total === 1 ? 'another user' : `${sharedWith.total} other users`}.`}
          description={
            <ul className="plain-list">
              {sharedWith.records.map(({ user, createdTime, removed }) => (
                <li key={user.id}>
                  <UserLink user={user} /> since <Time at={createdTime} />
                  {removed && <span className="quiet"> · no longer bound</span>}
                </li>
              ))}
              {sharedWith.total > sharedWith.records.length && (
                <li className="quiet">and {sharedWith.total - sharedWith.records.length} more</li>
              )}
            </ul>
          }
        />
      )}
    </div>
  )
}

type KnownProps = { known: Background }

function Who({ known, withdrawal }: KnownProps & { withdrawal: ConsoleWithdrawal }) {
  const { identity, createdTime, withdrawals, account, secretsChangedTime, recovery } = known
  const told = recoveryText(recovery)
  const { name, level, country } = identity
  return (
    <Facts
      facts={[
        ['Verified name', name ?? 'none'],
        withdrawal.destination.kind === 'bank' ? ['Holder is that name', holderWords(identity)] : undefined,
        ['Identity level', levelText(level)],
        country === null ? undefined : ['Country of documents', countryName(country)],
        ['User since', <Time key="since" at={createdTime} />],
        ['Account bound', account === null ? 'not any more' : <Time key="bound" at={account.createdTime} />],
        account === null || account.changedTime === account.createdTime
          ? undefined
          : ['Account changed', <Time key="changed" at={account.changedTime} />],
        told === undefined ? undefined : ['Recovery code', told],
        [
          'Last change that withdrawals wait for',
          secretsChangedTime === null ? 'none' : <Time key="secrets" at={secretsChangedTime} />,
        ],
        [
          'Withdrawals paid before',
          withdrawals.isFirst ? (
            'none: this is the first'
          ) : (
            <span key="paid">
              {withdrawals.paid}, worth <Amount value={withdrawals.paidValue} currency="USDT" />
            </span>
          ),
        ],
        withdrawals.open === 0 ? undefined : ['Other open withdrawals', String(withdrawals.open)],
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
        ['In less out so far', <Amount key="flow" value={money.netFlow} currency="USDT" />],
        ['Worth now', <Amount key="equity" value={money.equity} currency="USDT" />],
        ['Profit', <Amount key="profit" value={money.profit} currency="USDT" signed />],
        used('Used of 24 hours', dayUsed, day),
        used('Used of 30 days', monthUsed, month),
        ['Asked for in 24 hours', `${requestsToday} of ${requestsADayMax}`],
      ]}
    />
  )
}

function Deposits({ known: { deposits } }: KnownProps) {
  if (deposits.total === 0) return <p className="quiet">This user has never deposited.</p>
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
      {deposits.total > deposits.records.length && (
        <p className="quiet">{deposits.total - deposits.records.length} earlier ones are on the page of the user.</p>
      )}
    </>
  )
}

function Sessions({ known: { newSessions } }: KnownProps) {
  if (newSessions.length === 0) return <p className="quiet">None.</p>
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
  if (known.secretEvents.length === 0) return <p className="quiet">Nothing was changed.</p>
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
