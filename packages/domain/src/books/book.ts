import type { UserAccount, World } from '../ledger/account.ts'
import { emptyHash, type Hash } from '../ledger/hash.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import type { AnyPartKind, AnyRecordKind, BookRecord, PartKind, RecordKind } from './record-kind.ts'

export type AccountKey = `${UserAccount}:${Currency}`

/** Each entry was stored under the name of its kind, together with that kind. */
type Records = {
  readonly [kind: string]: { readonly of: AnyRecordKind; readonly open: ReadonlyMap<string, BookRecord> }
}
type Parts = { readonly [kind: string]: { readonly of: AnyPartKind; readonly value: unknown } }

/**
 * One user's set of accounts in one world: the unit of consistency. It holds all that is open.
 */
export type Book = {
  id: number
  world: World
  /** Journal rows so far. */
  sequence: number
  head: Hash
  accounts: ReadonlyMap<AccountKey, Money>
  /** All that are open, by kind; `recordsOf` reads them. */
  records: Records
  /** By kind; `partOf` reads them. One that was never written is left out. */
  parts: Parts
}

export const accountKey = (account: UserAccount, currency: Currency): AccountKey => `${account}:${currency}`

export const emptyBook = (id: number, world: World): Book => ({
  id,
  world,
  sequence: 0,
  head: emptyHash,
  accounts: new Map(),
  records: {},
  parts: {},
})

export const balanceOf = (book: Book, account: UserAccount, currency: Currency): Money =>
  book.accounts.get(accountKey(account, currency)) ?? 0n

const none: ReadonlyMap<string, never> = new Map<string, never>()

/** The open records of a kind. */
export const recordsOf = <R extends BookRecord>(
  book: Pick<Book, 'records'>,
  kind: RecordKind<string, R>,
): ReadonlyMap<string, R> => (book.records[kind.name]?.open ?? none) as ReadonlyMap<string, R>

export const partOf = <Value>(book: Pick<Book, 'parts'>, kind: PartKind<string, Value>): Value =>
  (book.parts[kind.name]?.value ?? kind.empty) as Value

/** What of a book counts as lost until it comes back. */
export function atRiskIn({ parts }: Pick<Book, 'parts'>): Money {
  let sum = 0n
  for (const name in parts) {
    const part = parts[name]
    if (part !== undefined && part.of.atRisk !== 'nothing') sum += part.of.atRisk(part.value as never)
  }
  return sum
}

/** Records as a book holds them: for books that are put together by hand. */
export const holding = <R extends BookRecord>(
  kind: RecordKind<string, R>,
  records: readonly NoInfer<R>[],
): Records => ({
  [kind.name]: { of: kind, open: new Map(records.map((record) => [record.id, record])) },
})

export const having = <Value>(kind: PartKind<string, Value>, value: NoInfer<Value>): Parts => ({
  [kind.name]: { of: kind, value },
})

/** A copy to change; the loop takes half the time of the constructor, which makes a pair of every entry. */
export function copyOf<Key, Value>(map: ReadonlyMap<Key, Value>): Map<Key, Value> {
  const copy = new Map<Key, Value>()
  for (const [key, value] of map) copy.set(key, value)
  return copy
}
