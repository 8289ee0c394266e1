import { isInterestDay } from '@touchstone/domain/bond-issues/bond-interest'
import type { BondIssue } from '@touchstone/domain/bond-issues/bond-issue'
import type { IssueReplyOf } from '@touchstone/domain/bond-issues/bond-issue-commands'
import type { BondOrder } from '@touchstone/domain/bonds/bond-order'
import type { Currency } from '@touchstone/domain/money/currency'
import type { Money } from '@touchstone/domain/money/decimal'
import { dayMs } from '@touchstone/domain/time'
import { dayText } from '../../platform/day-text.ts'
import type { UnderWay } from './pool-books.ts'

/** What a payment shared, and what the orders of the bond were credited of it. */
type Payment = {
  place: string
  pool: number
  currency: Currency
  payment: number
  at: number
  units: number
  interestPerUnit: Money
  principalPerUnit: Money
  credited: number
}

/** How long what a row of a bond brings about may take: a server that was away for long makes up for day after day. */
const takesMsMax = 2 * dayMs

/** Whether each bond did for all of its orders what its own rows say, and left nobody out. */
export function createBondCheck(differs: (sentence: string) => void) {
  const orders = new Map<string, BondOrder>()
  const payments = new Map<string, Payment>()
  const issues = new Map<number, BondIssue>()
  const closed = new Map<number, { place: string; at: number; units: number; isRaised: boolean }>()
  let newestAt = 0
  const isLong = (at: number): boolean => at + takesMsMax < newestAt

  function comparePayment(each: Payment): void {
    const { place, payment, at, units, credited } = each
    if (credited > units)
      differs(`${place} shares payment ${payment} for ${units} units, but ${credited} were credited`)
    else if (credited < units && isLong(at))
      differs(`${place} shares payment ${payment} for ${units} units, and only ${credited} were credited`)
  }

  function compareOrder({ id, state, pool }: BondOrder): void {
    const end = closed.get(pool)
    const isStill = state === 'requested' || state === 'subscribed'
    if (isStill && end !== undefined && isLong(end.at))
      differs(`order ${id} is ${state}, but ${end.place} ended the subscription`)
    if (state === 'running' && end?.isRaised !== true) differs(`order ${id} is running, but its bond did not go ahead`)
    if (state === 'returned' && end?.isRaised !== false)
      differs(`order ${id} was returned, but its bond did not fall short`)
  }

  function compareIssue(pool: number, issue: BondIssue): void {
    const end = closed.get(pool)
    if (issue.state === 'open' && isLong(issue.closesAt))
      differs(`book ${pool}: its subscription was to end, and did not`)
    const held = [...orders.values()].filter((order) => order.pool === pool && isHeld(order))
    const units = held.reduce((sum, order) => sum + order.units, 0)
    if (end?.isRaised === true && units !== end.units)
      differs(`${end.place} lends ${end.units} units, but its orders hold ${units}`)
    if (issue.state !== 'running') return
    for (let day = issue.interestThrough + dayMs; isLong(day); day += dayMs)
      if (isInterestDay(issue, day)) {
        differs(`book ${pool}: a payment was due on ${dayText(day)}, and nothing says how much of it came`)
        return
      }
  }

  return {
    noteRow(at: number): void {
      newestAt = Math.max(newestAt, at)
    },
    noteOrder(order: BondOrder): void {
      orders.set(order.id, order)
    },
    noteIssue(pool: number, issue: BondIssue): void {
      if (issue.state !== 'none') issues.set(pool, issue)
    },
    noteClosed(place: string, pool: number, at: number, { units, isRaised }: IssueReplyOf<'bond_closed'>): void {
      closed.set(pool, { place, at, units, isRaised })
    },
    notePaid(place: string, pool: number, sequence: number, at: number, reply: IssueReplyOf<'bond_paid'>): void {
      const { currency, payment, units, interestPerUnit, principalPerUnit } = reply
      const isPaid = interestPerUnit + principalPerUnit > 0n
      const known = payments.get(`${pool}-${sequence}`)
      const of = { currency, payment, at, units: isPaid ? units : 0, interestPerUnit, principalPerUnit }
      payments.set(`${pool}-${sequence}`, { place, pool, ...of, credited: known?.credited ?? 0 })
    },
    /** A holder's book may be read before the bond's: what it was credited is kept until then. */
    noteCredited({ units, pool, currency, payments: payment }: BondOrder, paidIn: number): void {
      const key = `${pool}-${paidIn}`
      const known = payments.get(key)
      const unknown = { place: `book ${pool}: row ${paidIn}`, pool, currency, payment, at: newestAt, units: 0 }
      const nothing = { interestPerUnit: 0n, principalPerUnit: 0n, credited: 0 }
      const base = known ?? { ...unknown, ...nothing }
      payments.set(key, { ...base, credited: base.credited + units })
    },
    compare(): void {
      for (const payment of payments.values()) comparePayment(payment)
      for (const order of orders.values()) compareOrder(order)
      for (const [pool, issue] of issues) compareIssue(pool, issue)
    },
    /**
     * By currency, what people lent to issuers and is still owed, as their orders say: less what bonds have paid back and has not
     * come to every order yet.
     */
    lent(): ReadonlyMap<Currency, Money> {
      const sums = new Map<Currency, Money>()
      const add = (currency: Currency, amount: Money): void =>
        void sums.set(currency, (sums.get(currency) ?? 0n) + amount)
      for (const { state, pool, currency, amount, principal } of orders.values())
        if (state === 'running' || (state === 'subscribed' && closed.get(pool)?.isRaised === true))
          add(currency, amount - principal)
      for (const { currency, units, credited, principalPerUnit } of payments.values())
        add(currency, -principalPerUnit * BigInt(Math.max(0, units - credited)))
      return sums
    },
    /** Interest has left a bond's book, and has not come to every order yet. */
    underWay: (): UnderWay[] =>
      [...payments.values()].map(({ currency, units, credited, interestPerUnit }) => ({
        currency,
        amount: interestPerUnit * BigInt(Math.max(0, units - credited)),
      })),
  }
}

export type BondCheck = ReturnType<typeof createBondCheck>

const isHeld = ({ state }: BondOrder): boolean => state === 'subscribed' || state === 'running' || state === 'repaid'
