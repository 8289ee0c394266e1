import { type NaiveBook, recordsOfKind } from '../../naive-model/naive-book.ts'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import { down, least, type Num, placesOf, zero } from '../../naive-model/numbers.ts'

/** A bond as its own book has it. What a unit has earned and got is kept in all: what it is owed is the difference. */
export type NaiveIssue = {
  state: 'open' | 'running' | 'failed' | 'repaid'
  currency: string
  unit: Num
  units: number
  unitsMin: number
  rate: Num
  termDays: number
  repayment: string
  /** The row that opened it. */
  openedIn: number
  /** The row that opened it, closed it or paid it last. */
  lastRow: number
  subscribedUntil: number
  closesAt: number
  /** Interest runs from this midnight on; 0 before it went ahead. */
  startDay: number
  unitsSold: number
  payments: number
  countedTo: number
  earned: Num
  interestGot: Num
  principalGot: Num
  lateSince: number | undefined
}

/** An order that was granted, as the bond's book would have to know it to count by itself. */
export type NaiveHolder = { bookId: number; units: number }

const issuesOf = recordsOfKind<NaiveIssue>('bond_issue')
/** By the id of the order. */
export const holdersOf = recordsOfKind<NaiveHolder>('bond_holder')

export const issueIn = (book: NaiveBook): NaiveIssue | undefined => issuesOf(book).get('issue')
export const setIssue = (book: NaiveBook, issue: NaiveIssue): void => void issuesOf(book).set('issue', issue)

export const unitsHeld = (book: NaiveBook): number =>
  [...holdersOf(book).values()].reduce((sum, { units }) => sum + units, 0)

export const endOf = ({ startDay, termDays }: NaiveIssue): number => startDay + termDays * dayMs

/** Of a unit. */
export const interestOwed = ({ earned, interestGot }: NaiveIssue): Num => earned.minus(interestGot)
export const principalLeft = ({ state, unit, principalGot }: NaiveIssue): Num =>
  state === 'running' || state === 'repaid' ? unit.minus(principalGot) : zero

/** At the end and on every day after it; of a bond that pays monthly also after each thirty days. */
export function isDueDay(issue: NaiveIssue, day: number): boolean {
  const since = day - issue.startDay
  if (since <= 0 || since % dayMs !== 0) return false
  return day >= endOf(issue) || (issue.repayment === 'monthly' && since % (30 * dayMs) === 0)
}

/** Day by day on what a unit is still owed of its price, and rounded down once. */
export function interestOf(issue: NaiveIssue, day: number): Num {
  let interest = zero
  for (let each = issue.countedTo; each < day; each += dayMs)
    interest = interest.plus(principalLeft(issue).times(issue.rate))
  return down(interest, placesOf(issue.currency))
}

/** What a unit gets at a midnight of what is there for all: interest before its price. */
export function paymentOf(issue: NaiveIssue, day: number, available: Num) {
  const isDue = isDueDay(issue, day)
  const accrued = isDue ? interestOf(issue, day) : zero
  const share = down(available.div(issue.unitsSold), placesOf(issue.currency))
  const interest = least(interestOwed(issue).plus(accrued), share)
  const isOver = day >= endOf(issue)
  const principal = isOver ? least(principalLeft(issue), share.minus(interest)) : zero
  const paid: NaiveIssue = {
    ...issue,
    payments: issue.payments + 1,
    countedTo: isDue ? day : issue.countedTo,
    earned: issue.earned.plus(accrued),
    interestGot: issue.interestGot.plus(interest),
    principalGot: issue.principalGot.plus(principal),
  }
  const [owed, left] = [interestOwed(paid), principalLeft(paid)]
  const isShort = owed.gt(0) || (isOver && left.gt(0))
  paid.lateSince = isShort ? (issue.lateSince ?? day) : undefined
  if (owed.isZero() && left.isZero()) paid.state = 'repaid'
  return { accrued, interest, principal, paid }
}
