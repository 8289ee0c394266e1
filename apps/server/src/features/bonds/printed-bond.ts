import { endOfTerm, nextInterestDay } from '@touchstone/domain/bond-issues/bond-interest'
import type { BondOrder } from '@touchstone/domain/bonds/bond-order'
import { type Money, printDecimal } from '@touchstone/domain/money/decimal'
import type { BondTerms } from '@touchstone/domain/settings/bond-terms'
import { dayStart } from '@touchstone/domain/time'
import type { bondOrder, bondProduct } from '@touchstone/wire/bond-shapes'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import { printedTime } from '../../api/printed.ts'
import { sequenceIn } from '../../executor/record-id.ts'
import { dayText } from '../../platform/day-text.ts'
import type { PoolAnswer } from '../house-books/pool-answers.store.ts'
import type { BondBook } from './bond-books.store.ts'
import { dueOnUnit } from './owed-units.ts'

type BondProduct = z.input<typeof bondProduct>
type PrintedOrder = z.input<typeof bondOrder>

const dayOrNull = (day: number): string | null => (day === 0 ? null : dayText(day))

function stateOf({ issue, pool }: BondBook, at: number): BondProduct['state'] {
  if (issue.state === 'none') return 'not_open'
  if (issue.state === 'running') return issue.lateSince === null ? 'running' : 'late'
  if (issue.state !== 'open') return issue.state
  if (at >= issue.subscribedUntil || !pool.isOnSale) return 'thinking'
  return pool.capacity - pool.granted < issue.unit ? 'sold_out' : 'open'
}

/** A bond as anybody reads it at a moment. What is agreed on is what it was opened with, and before that the settings. */
export function printedBond(
  terms: BondTerms,
  held: (BondBook & { openedIn: number | undefined }) | undefined,
  { passwordFrom, at }: { passwordFrom: Money; at: number },
): BondProduct {
  const { id, issuer, riskClass, currency, unitsMax, identityLevel, levelLimit = 0 } = terms
  const issue = held !== undefined && held.issue.state !== 'none' ? held.issue : undefined
  const { unit, units, unitsMin, dailyRate, termDays, repayment } = issue ?? terms
  const startDay = issue?.startDay ?? 0
  const sold = issue === undefined || held === undefined ? 0n : held.pool.granted / issue.unit
  const unitsSold = issue !== undefined && issue.unitsSold > 0 ? issue.unitsSold : Number(sold)
  return {
    id,
    kind: 'bond',
    issuer,
    riskClass,
    currency,
    rateKind: 'issuer',
    dailyRate: printDecimal(dailyRate),
    repayment,
    termDays,
    unit: printDecimal(unit),
    units,
    unitsMin,
    unitsSold,
    unitsMax,
    levelLimit,
    identityLevel,
    passwordFrom: printDecimal(passwordFrom),
    state: held === undefined ? 'not_open' : stateOf(held, at),
    subscribedUntilMs: issue?.subscribedUntil ?? null,
    closesAtMs: issue?.closesAt ?? null,
    startDay: dayOrNull(startDay),
    endDay: startDay === 0 ? null : dayText(endOfTerm({ startDay, termDays })),
    lateSinceDay: dayOrNull(issue?.lateSince ?? 0),
    dueNow: printDecimal(held === undefined ? 0n : dueOnUnit(held, at) * BigInt(held.issue.unitsSold)),
    escrow: printDecimal(held?.escrow ?? 0n),
    bookId: held?.bookId ?? null,
    openedIn: held?.openedIn ?? null,
  }
}

/** Where an order is in the journal, and what it belongs to. */
type Around = {
  bookId: number
  answer: PoolAnswer | undefined
  bond: BondBook
  terms: Pick<BondTerms, 'issuer' | 'riskClass'>
}

/** An order of units as its owner reads it at a moment. */
export function printedBondOrder(order: BondOrder, { bookId, answer, bond, terms }: Around, at: number): PrintedOrder {
  const { id, state, units, startDay, termDays, amount, principal } = order
  const isRunning = state === 'running'
  const due = isRunning ? dueOnUnit(bond, at) * BigInt(units) : 0n
  const lateSince = isRunning ? bond.issue.lateSince : null
  return {
    id,
    bookId,
    sequence: sequenceIn(id),
    boughtSequence: state === 'requested' || state === 'declined' ? null : (answer?.sequence ?? null),
    declined: answer?.declined ?? null,
    productId: order.product,
    kind: 'bond',
    issuer: terms.issuer,
    riskClass: terms.riskClass,
    currency: order.currency,
    state: isRunning && lateSince !== null ? 'late' : state,
    amount: printDecimal(amount),
    unit: printDecimal(order.unit),
    units,
    dailyRate: printDecimal(order.dailyRate),
    repayment: order.repayment,
    termDays,
    requestedTime: printWireTime(order.requestedAt),
    withdrawUntilAtMs: state === 'subscribed' && at < order.closesAt ? order.closesAt : null,
    closesAtMs: order.closesAt,
    startDay: dayOrNull(startDay),
    endDay: startDay === 0 ? null : dayText(endOfTerm(order)),
    returned: printDecimal(principal),
    remaining: printDecimal(isRunning ? amount - principal : 0n),
    paidIncome: printDecimal(order.interest),
    dueNow: printDecimal(due),
    lateSinceDay: dayOrNull(lateSince ?? 0),
    nextDueDay: isRunning ? nextDueDay(order, at) : null,
    endedTime: printedTime(order.endedAt),
  }
}

/** The next midnight at which interest falls due. */
const nextDueDay = (order: BondOrder, at: number): string =>
  dayText(nextInterestDay(order, Math.max(order.startDay, dayStart(at))))
