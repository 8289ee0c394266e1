import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import type { ConsoleDeposit } from '@touchstone/wire/console/console-deposits'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { numberText } from '../format/printed-number.ts'
import { useOperator } from '../api/operator.ts'
import { type Act, reasonField, valueOf } from '../ui/act.ts'
import { ActButtons } from '../ui/ActButtons.tsx'
import { Amount } from '../ui/Amount.tsx'
import { ArrivedTime } from '../arrivals/ArrivedTime.tsx'
import type { Column } from '../ui/list.ts'
import { Section } from '../ui/Page.tsx'
import { RecordList } from '../ui/RecordList.tsx'
import { useInnerList } from '../ui/use-list-state.ts'
import { UserLink } from '../users/UserLink.tsx'
import { whyNotDecide } from './deposit-acts.ts'

type Arrival = z.output<ConsoleApi['arrivals']['reply']>['records'][number]

/** What arrived through the same channel and is not used up, what fits first: this deposit is credited from one of them. */
export function MatchingArrivals({ deposit }: { deposit: ConsoleDeposit }) {
  const me = useOperator()
  const state = useInnerList()
  const { channel, currency } = deposit
  const columns: readonly Column<Arrival>[] = [
    { title: 'Arrived', cell: ({ kind, arrivedTime }) => <ArrivedTime kind={kind} at={arrivedTime} /> },
    { title: 'Amount', number: true, cell: (arrival) => <ArrivedAmount arrival={arrival} /> },
    {
      title: 'From',
      cell: ({ sender, reference, user, differs }) => (
        <span className="two-line">
          <span>{user === null ? sender || 'not named' : <UserLink user={user} />}</span>
          <span>{differs?.includes('payer') === true ? 'not the verified name' : 'the verified name'}</span>
          <span className="code">{reference}</span>
        </span>
      ),
    },
    {
      title: '',
      number: true,
      cell: (arrival) => <ActButtons quiet acts={[actOn(deposit, arrival, whyNotDecide(deposit, me))]} />,
    },
  ]
  return (
    <Section title="Arrivals that are free">
      <RecordList
        name={['arrivals', 'free', channel, currency, deposit.claimed]}
        load={async ({ pageNo, pageSize }) => {
          const read = await api.arrivals({ pageNo, pageSize, free: 'true', channel, currency, forDeposit: deposit.id })
          const fit = ({ differs }: Arrival): number => differs?.length ?? 0
          return { ...read, records: read.records.toSorted((a, b) => fit(a) - fit(b)) }
        }}
        keyOf={({ id }) => id}
        columns={columns}
        state={state}
        fits
        empty={nothing[deposit.kind]}
      />
    </Section>
  )
}

const nothing = {
  bank: (
    <>
      Nothing free has arrived through this channel. <Link to="/arrivals">Enter the line of the bank statement.</Link>
    </>
  ),
  chain: 'Nothing free has arrived yet. A transfer comes here by itself as soon as the chain has confirmed it.',
}

/** Whether it is what was stated is said in words, not left to the eye. */
function ArrivedAmount({ arrival: { amount, currency, differs } }: { arrival: Arrival }) {
  return (
    <span className="two-line">
      <Amount value={amount} currency={currency} places="all" />
      <span>{differs?.includes('amount') === true ? 'not as stated' : 'as stated'}</span>
    </span>
  )
}

const usedUp = ({ reference, amount, currency }: Arrival, { user }: ConsoleDeposit): string =>
  `The arrival ${reference} is used up for good, and ${numberText(amount)} ${currency} goes to the balance of ${user.account}, who is told.`

/** One operator credits what was stated; another amount or payer takes two. */
const actOn = (deposit: ConsoleDeposit, arrival: Arrival, off: string | undefined): Act =>
  (arrival.differs?.length ?? 0) === 0 ? creditAct(deposit, arrival, off) : proposeAct(deposit, arrival, off)

function creditAct(deposit: ConsoleDeposit, arrival: Arrival, off: string | undefined): Act {
  const { id, user } = deposit
  const arrived = `${numberText(arrival.amount)} ${arrival.currency}`
  return {
    label: 'Credit',
    look: 'primary',
    off,
    title: `Credit ${arrived} to ${user.account}?`,
    consequence: `${usedUp(arrival, deposit)} It can be undone only by a proposal that another operator approves. You will not decide or pay withdrawals of ${user.account} for some days.`,
    done: `${arrived} is credited.`,
    call: (_values, asking) => api.creditDeposit({ id, arrivalId: arrival.id }, asking),
  }
}

function proposeAct(deposit: ConsoleDeposit, arrival: Arrival, off: string | undefined): Act {
  const { id, user, claimed, currency } = deposit
  const arrived = `${numberText(arrival.amount)} ${arrival.currency}`
  const differences = {
    amount: `The user stated ${numberText(claimed)} ${currency}.`,
    payer: `The sender, ${arrival.sender || 'not named'}, is not the verified name of ${user.account}.`,
    verifier: `You verified the name of ${user.account} yourself.`,
  }
  const said = (arrival.differs ?? []).map((each) => differences[each]).join(' ')
  return {
    label: 'Propose to credit',
    off,
    title: `Propose to credit ${arrived} to ${user.account}?`,
    consequence: `${said} So another operator decides. When it is carried out: ${usedUp(arrival, deposit)} Neither of you will decide or pay withdrawals of ${user.account} for some days.`,
    fields: [reasonField('Reason', 'For the other operator: how you know that this payment is of this user.')],
    done: 'It is proposed: another operator decides under Four eyes.',
    call: (values, asking) =>
      api.proposeCredit({ id, arrivalId: arrival.id, reason: valueOf(values, 'reason') }, asking),
  }
}
