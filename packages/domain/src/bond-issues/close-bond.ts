import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { poolPart } from '../house-books/pool.ts'
import { rowOfId } from '../receipts/decided-row.ts'
import { refuse } from '../result.ts'
import { agreementOf, type IssueCommandOf } from './bond-issue-commands.ts'
import { type BondIssuePosting, issuerClaims } from './bond-issue-postings.ts'
import { type BondIssue, bondIssuePart } from './bond-issue.ts'
import { bondOf } from './open-bond.ts'

/**
 * Ends the subscription: with enough sold the bond runs, and what was raised is the issuer's. It waits while a share that was
 * given back has not come back: then more was granted than orders hold.
 */
export function closeBond(book: Book, { product, units }: IssueCommandOf<'close_bond'>, { at }: Pick<Facts, 'at'>) {
  const found = bondOf(book, product)
  if (found === undefined) return refuse({ kind: 'wrong_house_book' })
  const { pool, issue } = found
  const raised = issue.unit * BigInt(units)
  if (issue.state !== 'open' || at < issue.closesAt || pool.granted !== raised) return refuse({ kind: 'not_due' })
  const isRaised = units >= issue.unitsMin
  const startDay = isRaised ? issue.closesAt : 0
  const closed: BondIssue = isRaised
    ? { ...issue, state: 'running', unitsSold: units, startDay, interestThrough: startDay, principalLeft: issue.unit }
    : { ...issue, state: 'failed', unitsSold: units }
  const draft = openDraft<BondIssuePosting>(book)
  const { currency } = pool
  const { previousRow } = issue
  const subject = draft.nextId()
  const amount = isRaised ? raised : 0n
  draft.post({ kind: 'bond_raised', currency, from: issuerClaims, to: 'proceeds', amount, subject })
  draft.setPart(poolPart, { ...pool, isOnSale: false })
  draft.setPart(bondIssuePart, { ...closed, previousRow: rowOfId(subject) })
  const ended = { previousRow, units, raised, isRaised, startDay }
  return draft.decide({ kind: 'bond_closed', ...agreementOf({ ...pool, ...issue }), ...ended })
}
