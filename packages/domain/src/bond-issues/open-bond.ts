import { type Book, partOf } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { poolOf } from '../house-books/checked-pool.ts'
import { type Pool, poolPart } from '../house-books/pool.ts'
import { rowOfId } from '../receipts/decided-row.ts'
import { refuse } from '../result.ts'
import { bondsUnder } from '../settings/investments.ts'
import { agreementOf, type IssueCommandOf } from './bond-issue-commands.ts'
import type { BondIssuePosting } from './bond-issue-postings.ts'
import { type BondIssue, bondIssuePart } from './bond-issue.ts'
import { datesOf } from './issue-dates.ts'

/** The bond that a book is the issuer's account of; undefined where it is none, or of another product. */
export function bondOf(book: Book, product: string): { pool: Pool; issue: BondIssue } | undefined {
  const pool = poolOf(book, product)
  return pool?.purpose === 'bond' ? { pool, issue: partOf(book, bondIssuePart) } : undefined
}

/** Opens the subscription on the terms in force. It ends so many whole days later, and goes ahead some days after that. */
export function openBond(
  book: Book,
  { product }: IssueCommandOf<'open_bond'>,
  { at, settings }: Pick<Facts, 'at' | 'settings'>,
) {
  const found = bondOf(book, product)
  if (found === undefined) return refuse({ kind: 'wrong_house_book' })
  const { pool, issue } = found
  if (issue.state !== 'none') return refuse({ kind: 'bond_opened_before' })
  const terms = bondsUnder(settings).find(({ id }) => id === product)
  if (terms === undefined || terms.currency !== pool.currency) return refuse({ kind: 'product_unknown', product })
  const { unit, dailyRate, termDays, repayment, unitsMin } = terms
  const agreed = { unit, dailyRate, termDays, repayment, unitsMin }
  const opened = { units: terms.units, settingsVersion: settings.version, ...datesOf(terms, at) }
  const draft = openDraft<BondIssuePosting>(book)
  draft.setPart(poolPart, { ...pool, capacity: terms.unit * BigInt(terms.units), isOnSale: true })
  const previousRow = rowOfId(draft.nextId())
  draft.setPart(bondIssuePart, { ...bondIssuePart.empty, ...agreed, ...opened, previousRow, state: 'open' })
  return draft.decide({ kind: 'bond_opened', ...agreementOf({ ...pool, ...agreed }), ...opened })
}
