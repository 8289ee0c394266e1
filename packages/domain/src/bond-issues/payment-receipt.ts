import type { Posting } from '../ledger/posting.ts'
import { placesOf } from '../money/currency.ts'
import { isOnGrid, unitOf } from '../money/mul-div.ts'
import { areWritten, isSame } from '../receipts/check-entries.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { madeBy, posting } from '../receipts/expected-postings.ts'
import type { Formula } from '../receipts/formula.ts'
import { claimed, type ReceiptCheck } from '../receipts/receipt.ts'
import { dayMs } from '../time.ts'
import { isInterestDay, isShort, nextInterestDay, paymentAt } from './bond-interest.ts'
import type { IssueCommandOf, IssueReplyOf } from './bond-issue-commands.ts'
import { issuerClaims } from './bond-issue-postings.ts'
import { type Claims, paymentFollows } from './previous-row.ts'

type Paid = IssueReplyOf<'bond_paid'>

/** Counts again what each unit was owed and paid, from what the row says of before. */
export const bondPaymentFormula: Formula<Paid> = {
  needs: () => ({}),
  waitedFor: 'none',
  crossings: 'none',
  isSetOffTogether: 'never',
  check: (decided, { armed }) => checksOf(decided, paymentFollows(decided.reply, armed)),
}

/** What a payment says by itself: a person's receipt that carries the row asks it too. */
export const paymentChecks = (decided: DecidedRow<Paid>): ReceiptCheck[] => checksOf(decided, [])

function checksOf(decided: DecidedRow<Paid>, follows: Claims): ReceiptCheck[] {
  return [
    checkPayment(decided, follows),
    claimed('entries', `payment ${decided.reply.payment} of ${decided.reply.product}`, [
      [areWritten(decided.postings, postingsOf(decided)), 'the entries are not those of the payment'],
      [startsWith(decided), 'escrow held something else than what is said to be there'],
    ]),
  ]
}

/** What moves something says what was there; where nothing moves, nothing does. */
function startsWith({ entries, reply: { available } }: DecidedRow<Paid>): boolean {
  const first = entries.find(({ account }) => account === 'escrow')
  return first === undefined || first.balanceAfter - first.amount === available
}

function checkPayment(decided: DecidedRow<Paid>, follows: Claims): ReceiptCheck {
  const { reply, facts } = decided
  const { product, payment, day } = reply
  const asked = commandIn<IssueCommandOf<'pay_bond'>>(decided, 'pay_bond')
  return claimed('formula', `payment ${payment} of ${product}`, [
    [asked?.product === product && asked.day === day, 'the command is of another bond or day'],
    [facts.at >= day, 'the day had not come'],
    ...paymentClaims(reply),
    ...follows,
  ])
}

function paymentClaims(reply: Paid): Claims {
  const { day, available, units, currency, startDay, interestThroughBefore: through } = reply
  const before = {
    interestOwed: reply.interestOwedBefore,
    principalLeft: reply.principalLeftBefore,
    interestThrough: through,
  }
  const isSound =
    [day, startDay, through].every((each) => Number.isSafeInteger(each) && each % dayMs === 0) &&
    startDay <= through &&
    through < day &&
    Number.isSafeInteger(units) &&
    units > 0 &&
    Number.isSafeInteger(reply.payment) &&
    reply.payment > 0 &&
    Number.isSafeInteger(reply.termDays) &&
    reply.termDays > 0
  const isOwed =
    before.interestOwed >= 0n &&
    before.principalLeft >= 0n &&
    before.principalLeft <= reply.unit &&
    available >= 0n &&
    isOnGrid(before.principalLeft, unitOf(placesOf(currency)))
  const { interestOwed, principalLeft } = before
  const follows =
    reply.payment === 1
      ? through === startDay && interestOwed === 0n && principalLeft === reply.unit
      : isInterestDay(reply, through)
  const isNext = isSound && day <= nextInterestDay(reply, through)
  if (!isSound || !isOwed || !follows || !isNext) return [[false, 'what was owed before is no state of a bond']]
  const { accrued, interestPerUnit, principalPerUnit, ...owed } = paymentAt(before, reply, { day, available, units })
  const expected = { ...reply, accrued, interestPerUnit, principalPerUnit, ...owed }
  return [
    [
      reply.payment === 1 ? reply.interestPaid === interestPerUnit : reply.interestPaid >= interestPerUnit,
      'less interest was paid in all than now',
    ],
    [isSame(expected, reply), 'each unit was owed or paid something else'],
    [
      isShort(owed, reply, day) ? isLateSince(reply, reply.lateSince) : reply.lateSince === null,
      'it says wrongly whether it is late',
    ],
  ]
}

/** Of a due day that has come. */
const isLateSince = (reply: Paid, since: unknown): boolean =>
  typeof since === 'number' && since <= reply.day && isInterestDay(reply, since)

function postingsOf(row: DecidedRow<Paid>): Posting[] {
  const { currency, units, interestPerUnit, principalPerUnit } = row.reply
  const subject = madeBy(row)
  const shared = { currency, from: 'escrow', subject } as const
  const forAll = (perUnit: bigint): bigint => (Number.isSafeInteger(units) ? perUnit * BigInt(units) : -1n)
  return [
    posting({ kind: 'bond_interest_shared', ...shared, to: 'house:transit', amount: forAll(interestPerUnit) }),
    posting({ kind: 'bond_principal_shared', ...shared, to: issuerClaims, amount: forAll(principalPerUnit) }),
  ]
}
