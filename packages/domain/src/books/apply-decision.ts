import { isHouseAccount, type UserAccount } from '../ledger/account.ts'
import type { Entry, Posting } from '../ledger/posting.ts'
import type { Money } from '../money/decimal.ts'
import { assert } from '../result.ts'
import { type AccountKey, accountKey, type Book, copyOf } from './book.ts'
import type { Change, Decision } from './decision.ts'
import type { AnyRecordKind, BookRecord } from './record-kind.ts'

/** An applied decision: the book after it, and each posting as the user's accounts read it. */
export type Applied = { book: Book; entries: Entry[] }

/**
 * The kernel: applies a decision to a book. It throws on our bugs, never on a user's mistake: a posting without a
 * positive amount, from an account to itself, or a user's account below zero after all postings.
 */
export function applyDecision(book: Book, decision: Decision<unknown>): Applied {
  const accounts = copyOf(book.accounts)
  const entries: Entry[] = []
  const enter = (posting: Posting, account: UserAccount, amount: Money): void => {
    const key = accountKey(account, posting.currency)
    const balanceAfter = (accounts.get(key) ?? 0n) + amount
    accounts.set(key, balanceAfter)
    const { kind, currency, subject } = posting
    entries.push({ kind, currency, account, amount, balanceAfter, subject })
  }
  for (const posting of decision.postings) {
    assert(posting.amount > 0n, 'a posting has a positive amount')
    assert(posting.from !== posting.to, 'a posting joins two accounts')
    if (!isHouseAccount(posting.from)) enter(posting, posting.from, -posting.amount)
    if (!isHouseAccount(posting.to)) enter(posting, posting.to, posting.amount)
  }
  for (const [key, amount] of accounts) {
    assert(amount >= 0n, `a user's account never goes below zero: ${key}`)
    if (amount === 0n) accounts.delete(key)
  }
  return { book: withChanges({ ...book, accounts }, decision.changes), entries }
}

/**
 * Returns the book with its records changed; unchanged parts are shared with the book before. The records of a kind are
 * copied once, however many of them change.
 */
function withChanges(book: Book, changes: readonly Change[]): Book {
  if (changes.length === 0) return book
  let { records, parts } = book
  // A command changes few kinds: a list is searched faster than a key is made.
  const copies: { of: AnyRecordKind; open: Map<string, BookRecord> }[] = []
  for (const change of changes) {
    switch (change.kind) {
      case 'record': {
        const { of, record } = change
        let copy = copies.find((each) => each.of.name === of.name)
        if (copy === undefined) {
          copy = { of, open: copyOf(book.records[of.name]?.open ?? noRecords) }
          copies.push(copy)
        }
        if (isOpen(of, record)) copy.open.set(record.id, record)
        else copy.open.delete(record.id)
        break
      }
      case 'part':
        parts = { ...parts, [change.of.name]: { of: change.of, value: change.value } }
        break
    }
  }
  for (const { of, open } of copies)
    records = open.size === 0 ? without(records, of.name) : { ...records, [of.name]: { of, open } }
  return { ...book, records, parts }
}

function without(records: Book['records'], kind: string): Book['records'] {
  const { [kind]: _, ...others } = records
  return others
}

const noRecords: ReadonlyMap<string, BookRecord> = new Map()

/** `recordChange` paired the record with its own kind. */
const isOpen = (kind: AnyRecordKind, record: BookRecord): boolean => kind.isOpen(record as never)

/** Returns the effect of a set of postings on the house's accounts, by account and currency. */
export function houseDeltasOf(postings: readonly Posting[]): Map<AccountKeyOfHouse, Money> {
  const deltas = new Map<AccountKeyOfHouse, Money>()
  const add = (key: AccountKeyOfHouse, amount: Money): void => {
    deltas.set(key, (deltas.get(key) ?? 0n) + amount)
  }
  for (const { from, to, currency, amount } of postings) {
    if (isHouseAccount(from)) add(`${from}:${currency}`, -amount)
    if (isHouseAccount(to)) add(`${to}:${currency}`, amount)
  }
  return deltas
}

export type AccountKeyOfHouse = `house:${string}:${string}`
export type { AccountKey }
