import type { ConsoleApi } from '@touchstone/wire/console/console-api'
import type { ConsoleDeposit } from '@touchstone/wire/console/console-deposits'
import { useState } from 'react'
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
import { proposed } from '../ui/proposing.ts'
import { RecordList } from '../ui/RecordList.tsx'
import { useInnerList } from '../ui/use-list-state.ts'
import { UserLink } from '../users/UserLink.tsx'
import { whyNotDecide } from './deposit-acts.ts'

type Arrival = z.output<ConsoleApi['arrivals']['reply']>['records'][number]

/** The unmatched payments on the same channel, best matches first: the deposit is credited from one of them. */
export function MatchingArrivals({ deposit }: { deposit: ConsoleDeposit }) {
  const me = useOperator()
  const state = useInnerList()
  const { channel, currency } = deposit
  const [best, setBest] = useState<string>()
  const columns: readonly Column<Arrival>[] = [
    { title: 'Received', cell: ({ kind, arrivedTime }) => <ArrivedTime kind={kind} at={arrivedTime} /> },
    { title: 'Amount', number: true, cell: (arrival) => <ArrivedAmount arrival={arrival} /> },
    {
      title: 'From',
      cell: ({ sender, reference, user, differs }) => (
        <span className="two-line">
          <span>{user === null ? sender || 'No name' : <UserLink user={user} />}</span>
          <span>{differs?.includes('payer') === true ? 'Name doesn’t match' : 'Name matches'}</span>
          <span className="code">{reference}</span>
        </span>
      ),
    },
    {
      title: '',
      number: true,
      cell: (arrival) => (
        <ActButtons
          quiet
          acts={[withLetter(actOn(deposit, arrival, whyNotDecide(deposit, me)), arrival.id === best)]}
        />
      ),
    },
  ]
  return (
    <Section title="Matching payments">
      <RecordList
        name={['arrivals', 'free', channel, currency, deposit.claimed]}
        load={async ({ pageNo, pageSize }) => {
          const read = await api.arrivals({ pageNo, pageSize, free: 'true', channel, currency, forDeposit: deposit.id })
          const fit = ({ differs }: Arrival): number => differs?.length ?? 0
          const records = read.records.toSorted((a, b) => fit(a) - fit(b))
          setBest(records[0]?.id)
          return { ...read, records }
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
      No unmatched payment on this channel yet. <Link to="/arrivals">Enter a bank line</Link>
    </>
  ),
  chain: 'No unmatched transfer yet. It appears here once the chain confirms it.',
}

/** Whether it is what was stated is said in words, not left to the eye. */
function ArrivedAmount({ arrival: { amount, currency, differs } }: { arrival: Arrival }) {
  return (
    <span className="two-line">
      <Amount value={amount} currency={currency} places="all" />
      <span>{differs?.includes('amount') === true ? 'Amount differs' : 'Amount matches'}</span>
    </span>
  )
}

const usedUp = ({ reference, amount, currency }: Arrival, { user }: ConsoleDeposit): string =>
  `Payment ${reference} is matched for good, and ${numberText(amount)} ${currency} goes to ${user.account}’s balance.`

/** The letter is for the best match: of several buttons none is meant. */
const withLetter = (act: Act, isBest: boolean): Act => {
  const { letter, ...rest } = act
  return isBest && letter !== undefined ? { ...rest, letter } : rest
}

/** One operator credits what was stated; another amount or payer takes two. */
const actOn = (deposit: ConsoleDeposit, arrival: Arrival, off: string | undefined): Act =>
  (arrival.differs?.length ?? 0) === 0 ? creditAct(deposit, arrival, off) : proposeAct(deposit, arrival, off)

function creditAct(deposit: ConsoleDeposit, arrival: Arrival, off: string | undefined): Act {
  const { id, user } = deposit
  const arrived = `${numberText(arrival.amount)} ${arrival.currency}`
  return {
    label: 'Credit',
    letter: 'a',
    look: 'primary',
    off,
    title: `Credit ${arrived} to ${user.account}?`,
    consequence: `${usedUp(arrival, deposit)} Only two operators can reverse it. For some days, you can’t approve or pay ${user.account}’s withdrawals.`,
    done: `${arrived} credited.`,
    call: (_values, asking) => api.creditDeposit({ id, arrivalId: arrival.id }, asking),
  }
}

function proposeAct(deposit: ConsoleDeposit, arrival: Arrival, off: string | undefined): Act {
  const { id, user, claimed, currency } = deposit
  const arrived = `${numberText(arrival.amount)} ${arrival.currency}`
  const differences = {
    amount: `The user announced ${numberText(claimed)} ${currency}.`,
    payer: `The sender (${arrival.sender || 'no name'}) isn’t ${user.account}’s verified name.`,
    verifier: `You verified ${user.account}’s name yourself.`,
  }
  const said = (arrival.differs ?? []).map((each) => differences[each]).join(' ')
  return {
    label: 'Propose credit',
    letter: 'a',
    off,
    title: `Propose crediting ${arrived} to ${user.account}?`,
    consequence: `${said} Another operator decides. If approved: ${usedUp(arrival, deposit)} For some days, neither of you can approve or pay ${user.account}’s withdrawals.`,
    fields: [reasonField('Reason', 'For the other operator: how you know the payment is from this user.')],
    done: proposed,
    call: (values, asking) =>
      api.proposeCredit({ id, arrivalId: arrival.id, reason: valueOf(values, 'reason') }, asking),
  }
}
