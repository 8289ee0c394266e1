import { endOfTerm } from '@touchstone/domain/bond-issues/bond-interest'
import type { BondIssueReply, IssueReplyOf } from '@touchstone/domain/bond-issues/bond-issue-commands'
import { type BondIssue, bondIssuePart } from '@touchstone/domain/bond-issues/bond-issue'
import { bondOrderRecord } from '@touchstone/domain/bonds/bond-order'
import { balanceOf, type Book, having, partOf, recordsOf } from '@touchstone/domain/books/book'
import { type Decision, partChange, partIn } from '@touchstone/domain/books/decision'
import { decimal } from '@touchstone/domain/money/decimal'
import { dayMs } from '@touchstone/domain/time'
import { decidesBy, type Mutant } from './mutant.ts'

const unit = decimal('0.000001')

/** The book of a bond that is otherwise. */
const withIssue = (book: Book, change: Partial<BondIssue>): Book => ({
  ...book,
  parts: { ...book.parts, ...having(bondIssuePart, { ...partOf(book, bondIssuePart), ...change }) },
})

/** In favour of who lent, where the exact interest has more digits than the currency. */
const interestRoundedUp = decidesBy('bond-interest-rounded-up', ['pay_bond'], ({ book, command }) => {
  if (command.kind !== 'pay_bond') return {}
  const issue = partOf(book, bondIssuePart)
  const days = BigInt(Math.round((command.day - issue.interestThrough) / dayMs))
  const isEven = (issue.principalLeft * issue.dailyRate * days) % (decimal('1') * unit) === 0n
  return isEven ? {} : { book: withIssue(book, { interestOwed: issue.interestOwed + unit }) }
})

/** What is there for a late bond goes to the price of its units first. */
const principalFirst: Mutant = {
  name: 'principal-before-interest',
  by: 'model',
  decide: (decide) => (book, command, facts) => {
    const decided = decide(book, command, facts)
    if (!decided.ok || command.kind !== 'pay_bond') return decided
    const reply = decided.value.reply as BondIssueReply
    const issue = partIn(decided.value.changes, bondIssuePart)
    if (reply.kind !== 'bond_paid' || issue === undefined || command.day < endOfTerm(issue)) return decided
    const all = reply.interestPerUnit + reply.principalPerUnit
    const principal = all < reply.principalLeftBefore ? all : reply.principalLeftBefore
    const value = sharedOtherwise(decided.value, { issue, paid: reply }, { principal, interest: all - principal })
    return { ok: true, value: value as typeof decided.value }
  },
}

function sharedOtherwise(
  { changes, postings, reply }: Decision,
  { issue, paid }: { issue: BondIssue; paid: IssueReplyOf<'bond_paid'> },
  { principal, interest }: { principal: bigint; interest: bigint },
): Decision {
  const owed = {
    interestOwed: issue.interestOwed + paid.interestPerUnit - interest,
    principalLeft: issue.principalLeft + paid.principalPerUnit - principal,
  }
  const [first] = postings
  if (first === undefined) return { changes, postings, reply }
  const units = BigInt(paid.units)
  const shared = [
    { ...first, kind: 'bond_interest_shared', to: 'house:transit', amount: interest * units } as const,
    { ...first, kind: 'bond_principal_shared', to: 'house:products', amount: principal * units } as const,
  ]
  return {
    postings: shared.filter(({ amount }) => amount > 0n),
    changes: [...changes.filter(({ of }) => of !== bondIssuePart), partChange(bondIssuePart, { ...issue, ...owed })],
    reply: { ...reply, ...owed, interestPerUnit: interest, principalPerUnit: principal },
  }
}

/** What was missed is not made up for. */
const lateForgets = decidesBy('late-bond-forgets', ['pay_bond'], ({ book }) =>
  partOf(book, bondIssuePart).lateSince === null ? {} : { book: withIssue(book, { interestOwed: 0n }) },
)

const oneUnitFewer = decidesBy('one-unit-fewer', ['close_bond'], ({ book }) => ({
  book: withIssue(book, { unitsMin: partOf(book, bondIssuePart).unitsMin - 1 }),
}))

/** Whoever has seen what became of it can still leave: a free option. */
const lateWithdrawal = decidesBy('bond-withdrawn-too-late', ['withdraw_bond'], ({ book, command, facts }) => {
  const order = command.kind === 'withdraw_bond' ? recordsOf(book, bondOrderRecord).get(command.orderId) : undefined
  const isLate = order?.state === 'subscribed' && facts.at >= order.closesAt
  return isLate ? { facts: { ...facts, at: order.closesAt - 1 } } : {}
})

const creditedTwice = decidesBy('bond-credited-twice', ['credit_bond'], ({ command }) =>
  command.kind === 'credit_bond'
    ? {
        command: {
          ...command,
          interestPerUnit: command.interestPerUnit * 2n,
          interestPaid: command.interestPaid + command.interestPerUnit,
        },
      }
    : {},
)

/** What was raised for the issuer pays those who lent it. */
const paidFromProceeds: Mutant = {
  name: 'bond-paid-from-proceeds',
  by: 'model',
  decide: (decide) => (book, command, facts) => {
    const proceeds = balanceOf(book, 'proceeds', 'USDT')
    if (command.kind !== 'pay_bond' || proceeds === 0n) return decide(book, command, facts)
    const decided = decide({ ...book, accounts: new Map(book.accounts).set('escrow:USDT', proceeds) }, command, facts)
    if (!decided.ok) return decided
    const postings = decided.value.postings.map((posting) => ({ ...posting, from: 'proceeds' as const }))
    return { ok: true, value: { ...decided.value, postings } }
  },
}

export const bondMutants: readonly Mutant[] = [
  interestRoundedUp,
  principalFirst,
  lateForgets,
  oneUnitFewer,
  lateWithdrawal,
  creditedTwice,
  paidFromProceeds,
]
