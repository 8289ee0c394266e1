import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { rowOfId } from '../receipts/decided-row.ts'
import { refuse } from '../result.ts'
import { dayMs } from '../time.ts'
import { isShort, nextInterestDay, paymentAt } from './bond-interest.ts'
import { agreementOf, type IssueCommandOf } from './bond-issue-commands.ts'
import { type BondIssuePosting, issuerClaims } from './bond-issue-postings.ts'
import { type BondIssue, bondIssuePart } from './bond-issue.ts'
import { bondOf } from './open-bond.ts'

/**
 * Pays what is due at a midnight that has come, the same for each unit, from what the issuer has sent and nothing else. Where
 * that falls short the bond is late, and stays so until it is made up for. Midnights come in order, and no due date is passed
 * over: an issuer who is late is late from that day on.
 */
export function payBond(book: Book, { product, day }: IssueCommandOf<'pay_bond'>, { at }: Pick<Facts, 'at'>) {
  const found = bondOf(book, product)
  if (found === undefined) return refuse({ kind: 'wrong_house_book' })
  const { pool, issue } = found
  const { currency } = pool
  if (issue.state !== 'running' || at < day || !mayBePaidAt(issue, day)) return refuse({ kind: 'not_due' })
  const draft = openDraft<BondIssuePosting>(book)
  const available = draft.held('escrow', currency)
  const { unitsSold: units, startDay } = issue
  const paid = paymentAt(issue, { ...issue, currency }, { day, available, units })
  const { accrued, interestPerUnit, principalPerUnit, ...owed } = paid
  const isPaid = interestPerUnit + principalPerUnit > 0n
  if (owed.interestThrough === issue.interestThrough && !isPaid) return refuse({ kind: 'not_due' })
  const lateSince = isShort(owed, issue, day) ? (issue.lateSince ?? day) : null
  const isOver = owed.interestOwed === 0n && owed.principalLeft === 0n
  const subject = draft.nextId()
  const forAll = (perUnit: bigint): bigint => perUnit * BigInt(units)
  const interest = forAll(interestPerUnit)
  const principal = forAll(principalPerUnit)
  draft.post({ kind: 'bond_interest_shared', currency, from: 'escrow', to: 'house:transit', amount: interest, subject })
  draft.post({ kind: 'bond_principal_shared', currency, from: 'escrow', to: issuerClaims, amount: principal, subject })
  const payment = issue.payments + 1
  const interestPaid = issue.interestPaid + interestPerUnit
  draft.setPart(bondIssuePart, {
    ...issue,
    ...owed,
    interestPaid,
    payments: payment,
    previousRow: rowOfId(subject),
    paidDay: day,
    lateSince,
    state: isOver ? 'repaid' : 'running',
  })
  return draft.decide({
    kind: 'bond_paid',
    formula: 'bond_payment',
    ...agreementOf({ ...pool, ...issue }),
    previousRow: issue.previousRow,
    startDay,
    units,
    payment,
    day,
    available,
    interestOwedBefore: issue.interestOwed,
    principalLeftBefore: issue.principalLeft,
    interestThroughBefore: issue.interestThrough,
    accrued,
    interestPerUnit,
    principalPerUnit,
    ...owed,
    interestPaid,
    lateSince,
  })
}

/** A midnight after the last payment, and no later than the next due date. */
function mayBePaidAt(issue: BondIssue, day: number): boolean {
  const { interestThrough, paidDay } = issue
  return day % dayMs === 0 && day > Math.max(interestThrough, paidDay) && day <= nextInterestDay(issue, interestThrough)
}
