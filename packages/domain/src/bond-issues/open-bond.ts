import { type Book, partOf } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { poolOf } from '../house-books/checked-pool.ts'
import { type Pool, poolPart } from '../house-books/pool.ts'
import { rowOfId } from '../receipts/decided-row.ts'
import { refuse } from '../result.ts'
import { bondsUnder } from '../settings/investments.ts'
import { dayMs } from '../time.ts'
import type { IssueCommandOf, BondAgreement } from './bond-issue-commands.ts'
import type { BondIssuePosting } from './bond-issue-postings.ts'
import { type BondIssue, bondIssuePart } from './bond-issue.ts'

/** The bond that a book is the issuer's account of; undefined where it is none, or of another product. */
export function bondOf(book: Book, product: string): { pool: Pool; issue: BondIssue } | undefined {
  const pool = poolOf(book, product)
  return pool?.purpose === 'bond' ? { pool, issue: partOf(book, bondIssuePart) } : undefined
}

export const agreementOf = (
  { product, currency }: Pick<Pool, 'product' | 'currency'>,
  {
    unit,
    dailyRate,
    termDays,
    repayment,
    unitsMin,
  }: Pick<BondIssue, Exclude<keyof BondAgreement, 'product' | 'currency'>>,
): BondAgreement => ({ product, currency, unit, dailyRate, termDays, repayment, unitsMin })

/** Opens the subscription on the terms in force. It ends so many whole days later, and comes about some days after that. */
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
  const { unit, units, unitsMin, dailyRate, termDays, repayment } = terms
  const subscribedUntil = (Math.floor(at / dayMs) + 1 + terms.subscriptionDays) * dayMs
  const opened = {
    units,
    settingsVersion: settings.version,
    subscribedUntil,
    closesAt: subscribedUntil + terms.thinkDays * dayMs,
  }
  const agreement = { unit, dailyRate, termDays, repayment, unitsMin }
  const draft = openDraft<BondIssuePosting>(book)
  draft.setPart(poolPart, { ...pool, capacity: unit * BigInt(units), isOnSale: true })
  const previousRow = rowOfId(draft.nextId())
  draft.setPart(bondIssuePart, { ...bondIssuePart.empty, ...agreement, ...opened, previousRow, state: 'open' })
  return draft.decide({ kind: 'bond_opened', ...agreementOf(pool, agreement), ...opened })
}
