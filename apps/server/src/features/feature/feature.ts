import type { BookRecord } from '@touchstone/domain/books/record-kind'
import type { Canonical } from '@touchstone/domain/ledger/canonical'
import type { Kinded, OfKind, Words } from '@touchstone/domain/noun/journal'
import type { MessageKind } from '@touchstone/wire/codes/message-kinds'
import type { HandlersOf } from '../../api/handler.ts'
import type { AnyLockedFact } from '../../executor/locked-fact.ts'
import type { Committed } from '../../executor/submission.ts'
import type { Schedule } from '../../house/schedules/schedules.ts'
import type { Transaction } from '../../platform/database.ts'
import type { MessageDetails } from '../messages/told.ts'

/** A row of the journal, as messages are made from it. */
export type ToldRow<Reply = Kinded> = { bookId: number; sequence: number; at: number; command: Kinded; reply: Reply }

/** What a person is told of a row. */
export type Telling = {
  kind: MessageKind
  details: MessageDetails
  /** Whether it moved money, so that there is a receipt to check. */
  hasReceipt: boolean
  /** Which one it is, where a row has several. */
  part?: number
  /** What it is made from, where more than one row can tell it; else the row. The same source is told once. */
  source?: string
}

/** What is told of records that a row changed, beside its reply. */
export type RecordTelling<R> = {
  /** The records of a command that was committed now. It must not wait. */
  readonly heard: (committed: Committed) => readonly R[]
  /** Those of rows that were read in the journal later. */
  readonly read: (sql: Transaction, rows: readonly ToldRow[]) => Promise<ReadonlyMap<ToldRow, readonly R[]>>
  readonly tell: (record: R, row: ToldRow) => readonly Telling[]
}

/** A telling that is looked up. It is safe to hand it what it has heard or read itself. */
export type AnyRecordTelling = Pick<RecordTelling<unknown>, 'heard' | 'read'> & {
  readonly tell: (record: never, row: ToldRow) => readonly Telling[]
}

/** An event of a user's socket, without the book and the time. */
export type EventFields = { readonly kind: string; readonly [field: string]: Canonical }

/** What the server tells of a noun. What it does not tell of a reply or a record stands there too, as `nothing`. */
export type NounSide<W extends Words> = {
  readonly messages: {
    readonly [Kind in W['replies']['kind']]:
      | 'nothing'
      | ((row: ToldRow<OfKind<W['replies'], Kind>>) => readonly Telling[])
  }
  readonly messagesOfRecords: { readonly [Name in keyof W['records']]: 'nothing' | AnyRecordTelling }
  readonly events: {
    readonly [Kind in W['replies']['kind']]: 'nothing' | ((reply: OfKind<W['replies'], Kind>) => readonly EventFields[])
  }
  /** What the house sends for each day. */
  readonly schedules: readonly Schedule[]
  /** What commands use up. */
  readonly lockedFacts: readonly AnyLockedFact[]
  readonly eventsOfRecords: {
    readonly [Name in keyof W['records']]: 'nothing' | ((record: W['records'][Name]) => EventFields)
  }
}

/** What the server does about a noun beside deciding it: it answers calls, and tells what happened. */
export type Feature<W extends Words, Calls, Deps = unknown> = NounSide<W> & {
  readonly calls: (deps: Deps) => HandlersOf<Calls>
}

/** A feature whose tables are looked up. It is safe to hand a row what belongs to the kind that it stands under. */
export type AnyNounSide = {
  readonly messages: { readonly [kind: string]: 'nothing' | ((row: never) => readonly Telling[]) }
  readonly messagesOfRecords: { readonly [name: string]: 'nothing' | AnyRecordTelling }
  readonly lockedFacts: readonly AnyLockedFact[]
  readonly schedules: readonly Schedule[]
  readonly events: { readonly [kind: string]: 'nothing' | ((reply: never) => readonly EventFields[]) }
  readonly eventsOfRecords: { readonly [name: string]: 'nothing' | ((record: never) => EventFields) }
}
export type AnyNounSides = { readonly [noun: string]: AnyNounSide }

export type TellRow = 'nothing' | ((row: ToldRow) => readonly Telling[])
export type TellReply = 'nothing' | ((reply: Kinded) => readonly EventFields[])
export type TellRecord = 'nothing' | ((record: BookRecord) => EventFields)
