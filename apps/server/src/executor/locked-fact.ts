import type { AnyFactKind, FactKind } from '@touchstone/domain/books/fact-kind'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import type { Session } from '../platform/session.ts'

type Sql = Session['sql']

/** A fact as it lies in its table; `body` is its text there. */
export type StoredFact<Value = unknown> = { bookId: number; body: string; value: Value }

/**
 * A fact that is loaded under the lock of the book, and used up in the transaction of the one command that it is for. A
 * book has at most one.
 */
export type LockedFact<Value> = {
  readonly kind: FactKind<string, Value>
  readonly for: Command['kind']
  readonly load: (sql: Sql, bookIds: readonly number[]) => PromiseLike<readonly StoredFact<Value>[]>
  /** The statement that removes them. One that has replaced them since stays. */
  readonly remove: (sql: Sql, used: readonly StoredFact[]) => ReturnType<Sql>
}

/** A kind of locked fact that is looked up. */
export type AnyLockedFact = Pick<LockedFact<unknown>, 'for' | 'remove'> & {
  readonly kind: AnyFactKind
  readonly load: (sql: Sql, bookIds: readonly number[]) => PromiseLike<readonly StoredFact[]>
}

/** What a batch has loaded for a command of a book. */
export type LoadedFact = { of: AnyLockedFact; stored: StoredFact }
