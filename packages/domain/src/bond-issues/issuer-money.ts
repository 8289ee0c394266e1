import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import { amountFault } from '../house-books/checked-pool.ts'
import { refuse } from '../result.ts'
import type { IssueCommandOf } from './bond-issue-commands.ts'
import { type BondIssuePosting, issuerClearing } from './bond-issue-postings.ts'
import { bondOf } from './open-bond.ts'

/** What was raised leaves for the issuer, under the reference of the bank. */
export function payOutProceeds(book: Book, { product, amount, reference }: IssueCommandOf<'pay_out_proceeds'>) {
  const found = bondOf(book, product)
  if (found === undefined) return refuse({ kind: 'wrong_house_book' })
  const { currency } = found.pool
  const fault = amountFault(amount, currency)
  if (fault !== undefined) return refuse(fault)
  const draft = openDraft<BondIssuePosting>(book)
  const available = draft.held('proceeds', currency)
  if (available < amount) return refuse({ kind: 'proceeds_too_small', currency, available })
  const subject = draft.nextId()
  draft.post({ kind: 'bond_proceeds_paid_out', currency, from: 'proceeds', to: issuerClearing, amount, subject })
  return draft.decide({ kind: 'proceeds_paid_out', product, currency, amount, reference })
}

/** Money has come from the issuer: it is shared at the next midnight at which something is owed. */
export function receiveFromIssuer(book: Book, { product, amount, reference }: IssueCommandOf<'receive_from_issuer'>) {
  const found = bondOf(book, product)
  if (found === undefined) return refuse({ kind: 'wrong_house_book' })
  if (found.issue.state !== 'running') return refuse({ kind: 'bond_not_running' })
  const { currency } = found.pool
  const fault = amountFault(amount, currency)
  if (fault !== undefined) return refuse(fault)
  const draft = openDraft<BondIssuePosting>(book)
  const subject = draft.nextId()
  draft.post({ kind: 'bond_issuer_paid', currency, from: issuerClearing, to: 'escrow', amount, subject })
  return draft.decide({ kind: 'issuer_paid', product, currency, amount, reference })
}
