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

/**
 * What the issuer has paid on each unit, times the units: interest comes from the issuer's money on its way, and principal
 * leaves `invested`, since the issuer owes as much less. Payments come in order; one that brought nothing is passed over.
 */
export function creditBond(
  book: Book,
  { orderId, paidIn, payment, interestPerUnit, principalPerUnit }: BondCommandOf<'credit_bond'>,
  { at }: Pick<Facts, 'at'>,
): Decided<BondReplyOf<'bond_credited'>, NotDue, BondPosting> {
  const held = orderIn(book, orderId, 'running')
  if (held === undefined || payment <= held.payments) return refuse({ kind: 'not_due' })
  const draft = openDraft<BondPosting>(book)
  const { currency, units, amount } = held
  const [interest, principal] = [interestPerUnit * BigInt(units), principalPerUnit * BigInt(units)]
  const returned = held.principal + principal
  if (returned > amount) return refuse({ kind: 'not_due' })
  const isRepaid = returned === amount
  const order: BondOrder = {
    ...held,
    state: isRepaid ? 'repaid' : 'running',
    payments: payment,
    interest: held.interest + interest,
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
