import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import type { ConsoleDeposit } from '@touchstone/wire/console/console-deposits'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { numberText } from '../format/printed-number.ts'
import { useOperator } from '../api/operator.ts'
import type { Act } from '../ui/act.ts'
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

/** What arrived through the same channel and is not used up, what fits first: the one that this deposit is about is credited. */
export function MatchingArrivals({ deposit }: { deposit: ConsoleDeposit }) {
  const me = useOperator()
  const state = useInnerList()
  const { channel, currency } = deposit
  const columns: readonly Column<Arrival>[] = [
    { title: 'Arrived', cell: ({ kind, arrivedTime }) => <ArrivedTime kind={kind} at={arrivedTime} /> },
    { title: 'Amount', number: true, cell: (arrival) => <ArrivedAmount arrival={arrival} deposit={deposit} /> },
    {
      title: 'From',
      cell: ({ sender, reference, user }) => (
        <span className="two-line">
          <span>{user === null ? sender : <UserLink user={user} />}</span>
          <span className="code">{reference}</span>
        </span>
      ),
    },
    {
      title: '',
      number: true,
      cell: (arrival) => <ActButtons quiet acts={[creditAct(deposit, arrival, whyNotDecide(deposit, me))]} />,
    },
  ]
  return (
    <Section title="Arrivals that are free">
      <RecordList
        name={['arrivals', 'free', channel, currency, deposit.claimed]}
        load={async ({ pageNo, pageSize }) => {
          const read = await api.arrivals({ pageNo, pageSize, free: 'true', channel, currency })
          const isSame = ({ amount }: Arrival): boolean => amount === deposit.claimed
          return { ...read, records: read.records.toSorted((a, b) => Number(isSame(b)) - Number(isSame(a))) }
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
function ArrivedAmount({ arrival, deposit }: { arrival: Arrival; deposit: ConsoleDeposit }) {
  return (
    <span className="two-line">
      <Amount value={arrival.amount} currency={arrival.currency} places="all" />
      <span>{arrival.amount === deposit.claimed ? 'as stated' : 'not as stated'}</span>
    </span>
  )
}

function creditAct(deposit: ConsoleDeposit, arrival: Arrival, off: string | undefined): Act {
  const { id, user, claimed } = deposit
  const arrived = `${numberText(arrival.amount)} ${arrival.currency}`
  const isSame = arrival.amount === claimed
  const differs = isSame ? '' : ` The user stated ${numberText(claimed)}: what arrived counts.`
  return {
    label: 'Credit',
    look: isSame ? 'primary' : undefined,
    off,
    title: `Credit ${arrived} to ${user.account}?`,
    consequence: `The arrival ${arrival.reference} is used up for good, and ${arrived} goes to the balance of ${user.account}, who is told.${differs} It can be undone only by a proposal that another operator approves.`,
    done: `${arrived} is credited.`,
    call: (_values, asking) => api.creditDeposit({ id, arrivalId: arrival.id }, asking),
  }
}
