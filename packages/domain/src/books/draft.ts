import { type Account, isHouseAccount, type UserAccount } from '../ledger/account.ts'
import type { Posting } from '../ledger/posting.ts'
import { type Currency, settlementCurrency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import { ok } from '../result.ts'
import { type AccountKey, accountKey, type Book, copyOf, partOf, recordsOf } from './book.ts'
import { createChangeList } from './change-list.ts'
import { type Decision, partChange, recordChange } from './decision.ts'
import type { BookRecord, PartKind, RecordKind } from './record-kind.ts'

type Movement<Kind extends string> = {
  kind: Kind
  from: Account
  to: Account
  amount: Money
  subject: string
  currency?: Currency
}

/**
 * A working copy of a book for one command. It may be short in between: the kernel judges the net result. `Kind` is
 * what may be posted on it: a function that takes a plain `Draft` moves no money.
 */
export type Draft<Kind extends string = never> = {
  readonly book: Book
  held: (account: UserAccount, currency?: Currency) => Money
  /** The id of the record that this command makes: a book's sequence never repeats. */
  nextId: (part?: number) => string
  /** A zero amount writes no posting. */
  post: (movement: Movement<Kind>) => void
  record: <R extends BookRecord>(kind: RecordKind<string, R>, id: string) => R | undefined
  all: <R extends BookRecord>(kind: RecordKind<string, R>) => R[]
  put: <R extends BookRecord>(kind: RecordKind<string, R>, record: NoInfer<R>) => void
  part: <Value>(kind: PartKind<string, Value>) => Value
  setPart: <Value>(kind: PartKind<string, Value>, value: NoInfer<Value>) => void
}

/** A draft in the hands of the rule that opened it. */
export type OpenDraft<Kind extends string> = Draft<Kind> & {
  decide: <const P extends { readonly kind: string }>(reply: P) => { ok: true; value: Decision<P, Kind> }
}

export function openDraft<Kind extends string = never>(book: Book): OpenDraft<Kind> {
  const accounts = new Map<AccountKey, Money>()
  // Copied when they are first changed; most commands change one of them, if any.
  const own: Record<string, Map<string, BookRecord>> = {}
  const changes = createChangeList()
  const postings: Posting<Kind>[] = []

  function held(account: UserAccount, currency: Currency = settlementCurrency): Money {
    const key = accountKey(account, currency)
    return accounts.get(key) ?? book.accounts.get(key) ?? 0n
  }

  function move(account: Account, currency: Currency, amount: Money): void {
    if (!isHouseAccount(account)) accounts.set(accountKey(account, currency), held(account, currency) + amount)
  }

  const records = <R extends BookRecord>(kind: RecordKind<string, R>): ReadonlyMap<string, R> =>
    (own[kind.name] as Map<string, R> | undefined) ?? recordsOf(book, kind)

  return {
    book,
    held,
    nextId: (part) => `${book.id}-${book.sequence + 1}${part === undefined ? '' : `.${part}`}`,
    post(movement) {
      const { currency = settlementCurrency } = movement
      if (movement.amount === 0n) return
      move(movement.from, currency, -movement.amount)
      move(movement.to, currency, movement.amount)
      postings.push({ ...movement, currency })
    },
    all: (kind) => [...records(kind).values()],
    record: (kind, id) => records(kind).get(id),
    put(kind, record) {
      const kept = (own[kind.name] ??= copyOf<string, BookRecord>(recordsOf(book, kind)))
      if (kind.isOpen(record)) kept.set(record.id, record)
      else kept.delete(record.id)
      changes.put(recordChange(kind, record))
    },
    part(kind) {
      const set = changes.ofPart(kind.name)
      return set?.kind === 'part' ? (set.value as typeof kind.empty) : partOf(book, kind)
    },
    setPart(kind, value) {
      if (value !== partOf(book, kind)) changes.put(partChange(kind, value))
      else changes.dropPart(kind.name)
    },
    decide: (reply) => ok({ postings, changes: [...changes.list], reply }),
  }
}
