import type { IssueReplyOf } from '../bond-issues/bond-issue-commands.ts'
import type { Book } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import type { NotDue } from '../books/refusal.ts'
import { refuse } from '../result.ts'
import { orderIn } from './answer-bond.ts'
import type { BondCommandOf, BondReplyOf } from './bond-commands.ts'
import { type BondOrder, bondOrderRecord } from './bond-order.ts'
import type { BondPosting } from './bond-postings.ts'

/** What credits a unit with a payment of the bond, which row `paidIn` of its book shared. */
export const creditOf = (paidIn: number, paid: IssueReplyOf<'bond_paid'>) => {
  const { payment, interestPerUnit, principalPerUnit, interestPaid, principalLeft } = paid
  const each = { payment, interestPerUnit, principalPerUnit, interestPaid, principalLeft }
  return { kind: 'credit_bond', paidIn, ...each } as const
}

/**
 * What the issuer has paid on each unit, times the units: interest comes from the issuer's money on its way, and principal
 * leaves `invested`, since the issuer owes as much less. Payments come in order, and none that brought something is passed
 * over: what the order has then is what the bond has paid on each unit in all.
 */
export function creditBond(
  book: Book,
  command: BondCommandOf<'credit_bond'>,
  { at }: Pick<Facts, 'at'>,
): Decided<BondReplyOf<'bond_credited'>, NotDue, BondPosting> {
  const { orderId, paidIn, payment, interestPerUnit, principalPerUnit, interestPaid, principalLeft } = command
  const held = orderIn(book, orderId, 'running')
  if (held === undefined || payment <= held.payments) return refuse({ kind: 'not_due' })
  const draft = openDraft<BondPosting>(book)
  const { currency, units, amount } = held
  const [interest, principal] = [interestPerUnit * BigInt(units), principalPerUnit * BigInt(units)]
  const [earned, returned] = [held.interest + interest, held.principal + principal]
  const isNext = earned === interestPaid * BigInt(units) && returned === amount - principalLeft * BigInt(units)
  if (!isNext || returned > amount) return refuse({ kind: 'not_due' })
  const isRepaid = returned === amount
  const order: BondOrder = {
    ...held,
    state: isRepaid ? 'repaid' : 'running',
    payments: payment,
    interest: earned,
    principal: returned,
    endedAt: isRepaid ? at : null,
  }
  draft.post({
    kind: 'bond_interest',
    currency,
    from: 'house:transit',
    to: 'balance',
    amount: interest,
    subject: orderId,
  })
  draft.post({ kind: 'bond_principal', currency, from: 'invested', to: 'balance', amount: principal, subject: orderId })
  draft.put(bondOrderRecord, order)
  return draft.decide({ kind: 'bond_credited', order, paidIn, interest, principal })
}
