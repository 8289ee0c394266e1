import { type NaiveBook } from '../../naive-model/naive-book.ts'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import type { NaiveBond } from '../../naive-model/naive-investment-terms.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import { amountOf, num, type Num, zero } from '../../naive-model/numbers.ts'
import { changePool, poolIn } from '../house-books/naive-house-books.ts'
import {
  holdersOf,
  interestOwed,
  isDueDay,
  issueIn,
  type NaiveIssue,
  paymentOf,
  principalLeft,
  setIssue,
  unitsHeld,
} from './naive-issue.ts'

type Command = Record<string, unknown>

export const termsIn = (work: Work, product: unknown): NaiveBond | undefined => work.terms.bonds.get(String(product))

export function openBond(work: Work, command: Command): void {
  const { book, row } = work
  const terms = termsIn(work, command['product'])
  if (terms === undefined) return
  const { currency, unit, units, unitsMin, dailyRate: rate, termDays, repayment } = terms
  const nextMidnight = row.at - (row.at % dayMs) + dayMs
  const subscribedUntil = nextMidnight + terms.subscriptionDays * dayMs
  const closesAt = subscribedUntil + terms.thinkDays * dayMs
  const fresh = { startDay: 0, unitsSold: 0, payments: 0, countedTo: 0, lateSince: undefined }
  const nothing = { earned: zero, interestGot: zero, principalGot: zero }
  const { sequence } = row
  const agreed = { currency, unit, units, unitsMin, rate, termDays, repayment, openedIn: sequence, lastRow: sequence }
  const issue: NaiveIssue = { state: 'open', ...agreed, subscribedUntil, closesAt, ...fresh, ...nothing }
  setIssue(book, issue)
  changePool(work, () => ({ capacity: unit.times(units), isOnSale: true }))
  told(
    work,
    { units, unitsMin, termDays, subscribedUntil, closesAt, settingsVersion: work.terms.version },
    { unit, dailyRate: rate },
  )
}

/** Counts what people hold, each order by itself, and waits for nothing else. */
export function closeBond(work: Work, command: Command): void {
  const { book, row, outside } = work
  const issue = issueIn(book)
  if (issue === undefined) return
  const held = unitsHeld(book)
  if (held !== command['units']) work.fault(`people hold ${held} units, and ${String(command['units'])} were counted`)
  const isRaised = held >= issue.unitsMin
  const startDay = isRaised ? issue.closesAt : 0
  const raised = issue.unit.times(held)
  if (isRaised) work.move('house:products', 'proceeds', raised, issue.currency)
  const state = isRaised ? 'running' : 'failed'
  setIssue(book, {
    ...issue,
    state,
    startDay,
    countedTo: startDay,
    unitsSold: held,
    lastRow: row.sequence,
  })
  changePool(work, () => ({ isOnSale: false }))
  const closedIn = row.sequence
  for (const [orderId, { bookId }] of holdersOf(book))
    outside.followUps.expect(
      bookId,
      isRaised ? { kind: 'start_bond', orderId, closedIn, startDay } : { kind: 'return_bond', orderId, closedIn },
    )
  told(work, { units: held, isRaised, startDay, previousRow: issue.lastRow }, { raised })
}

export function payOutProceeds(work: Work, command: Command): void {
  work.move('proceeds', 'house:clearing.issuers', amountOf(command), issueIn(work.book)?.currency)
}

export function receiveFromIssuer(work: Work, command: Command): void {
  work.move('house:clearing.issuers', 'escrow', amountOf(command), issueIn(work.book)?.currency)
}

/** What has come is for everybody alike, to the last digit that all units can have. */
export function payBond(work: Work, command: Command): void {
  const { book, row, outside } = work
  const issue = issueIn(book)
  if (issue === undefined) return
  const day = Number(command['day'])
  const { currency, unitsSold } = issue
  const available = work.held('escrow', currency)
  const { accrued, interest, principal, paid } = paymentOf(issue, day, available)
  setIssue(book, { ...paid, lastRow: row.sequence })
  // Of every order by itself: the sum is what leaves the account.
  for (const { units } of holdersOf(book).values()) {
    work.move('escrow', 'house:transit', interest.times(units), currency)
    work.move('escrow', 'house:products', principal.times(units), currency)
  }
  if (unitsHeld(book) !== unitsSold) work.fault(`${unitsHeld(book)} of ${unitsSold} units are held`)
  const { payments: payment, countedTo: interestThrough, lateSince = null } = paid
  const [interestPerUnit, principalPerUnit] = [interest.toString(), principal.toString()]
  const [interestPaid, left] = [paid.interestGot.toString(), principalLeft(paid).toString()]
  const each = { payment, interestPerUnit, principalPerUnit, interestPaid, principalLeft: left }
  const credit = { kind: 'credit_bond', paidIn: row.sequence, ...each }
  for (const [orderId, { bookId }] of interest.plus(principal).isZero() ? [] : holdersOf(book))
    outside.followUps.expect(bookId, { ...credit, orderId })
  const figures = { interestPerUnit: interest, principalPerUnit: principal, interestPaid: paid.interestGot }
  told(
    work,
    { payment, day, units: unitsSold, interestThrough, lateSince, previousRow: issue.lastRow },
    { ...figures, available, accrued, interestOwed: interestOwed(paid), principalLeft: principalLeft(paid) },
  )
}

/** Whether the row says what the model does. */
function told(work: Work, plain: Record<string, unknown>, figures: Record<string, Num>): void {
  const { reply } = work.row
  for (const [name, value] of Object.entries(plain))
    if (reply[name] !== value) work.fault(`${name} is ${String(reply[name])}, and should be ${String(value)}`)
  for (const [name, value] of Object.entries(figures))
    if (!num(String(reply[name])).eq(value))
      work.fault(`${name} is ${String(reply[name])}, and should be ${value.toString()}`)
}

/** Three seconds for a clock that was set back, and for the next heartbeat. */
const doneWithinMs = 3_000

/** Once its time to think is over a bond goes ahead or falls short, and on each due date it is counted. */
export function overdueBond(book: NaiveBook, now: number): string[] {
  const issue = issueIn(book)
  if (issue === undefined) return []
  const where = `bond ${poolIn(book)?.product ?? ''}`
  const midnight = now - doneWithinMs - ((now - doneWithinMs) % dayMs)
  if (issue.state === 'open') return midnight < issue.closesAt ? [] : [`${where} was not closed`]
  if (issue.state !== 'running') return []
  for (let day = issue.countedTo + dayMs; day <= midnight; day += dayMs)
    if (isDueDay(issue, day)) return [`${where} was not counted on ${new Date(day).toISOString()}`]
  return []
}
