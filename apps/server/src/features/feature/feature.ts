import type { BookRecord } from '@touchstone/domain/books/record-kind'
import type { Canonical } from '@touchstone/domain/ledger/canonical'
import type { Kinded, OfKind, Words } from '@touchstone/domain/noun/journal'
import type { MessageKind } from '@touchstone/wire/codes/message-kinds'
import type { HandlersOf } from '../../api/handler.ts'
import type { AnyLockedFact } from '../../executor/locked-fact.ts'
import type { Committed } from '../../executor/submission.ts'
import type { Schedule } from '../../house/schedules/schedules.ts'
import type { Transaction } from '../../platform/database.ts'
import type { MessageDetails } from '../messages/new-message.ts'

/** A row of the journal, as messages are made from it. */
export type CommittedRow<Reply = Kinded> = {
  bookId: number
  sequence: number
  at: number
  command: Kinded
  reply: Reply
}

/** A message that a row leads to. */
export type MessageDraft = {
  kind: MessageKind
  details: MessageDetails
  /** Whether it moved money, so that there is a receipt to check. */
  hasReceipt: boolean
  /** Which one it is, where a row has several. */
  part?: number
  /** What it is made from, where more than one row can lead to it; else the row. One source makes one message. */
  source?: string
  /** Of whose owner it is for, where that is not the book of the row. */
  bookId?: number
}

/** The messages of records that a row changed, beside those of its reply. */
export type RecordMessages<R> = {
  /** The records of a command that was committed now. It must not wait. */
  readonly changed: (committed: Committed) => readonly R[]
  /** Those of rows that were read in the journal later. */
  readonly read: (sql: Transaction, rows: readonly CommittedRow[]) => Promise<ReadonlyMap<CommittedRow, readonly R[]>>
  readonly messagesOf: (record: R, row: CommittedRow) => readonly MessageDraft[]
}

/** Messages may need what only the database knows: it is asked for them. A failure of the database is tried again. */
type Drafts = readonly MessageDraft[] | Promise<readonly MessageDraft[]>

/** Record messages that are looked up. It is safe to pass to them what they returned themselves. */
export type AnyRecordMessages = Pick<RecordMessages<unknown>, 'changed' | 'read'> & {
  readonly messagesOf: (record: never, row: CommittedRow) => readonly MessageDraft[]
}

/** An event of a user's socket, without the book and the time. */
export type EventFields = { readonly kind: string; readonly [field: string]: Canonical }

/** What the server does about committed rows of a noun. A reply or a record without messages or events says `nothing`. */
export type NounSide<W extends Words> = {
  readonly messages: {
    readonly [Kind in W['replies']['kind']]:
      | 'nothing'
      | ((row: CommittedRow<OfKind<W['replies'], Kind>>, sql: Transaction) => Drafts)
  }
  readonly messagesOfRecords: { readonly [Name in keyof W['records']]: 'nothing' | AnyRecordMessages }
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

/** What the server does about a noun beside deciding it: it answers calls, and publishes what happened. */
export type Feature<W extends Words, Calls, Deps = unknown> = NounSide<W> & {
  readonly calls: (deps: Deps) => HandlersOf<Calls>
}

/** A feature whose tables are looked up. It is safe to hand a row what belongs to the kind that it stands under. */
export type AnyNounSide = {
  readonly messages: { readonly [kind: string]: 'nothing' | ((row: never, sql: Transaction) => Drafts) }
  readonly messagesOfRecords: { readonly [name: string]: 'nothing' | AnyRecordMessages }
  readonly lockedFacts: readonly AnyLockedFact[]
  readonly schedules: readonly Schedule[]
  readonly events: { readonly [kind: string]: 'nothing' | ((reply: never) => readonly EventFields[]) }
  readonly eventsOfRecords: { readonly [name: string]: 'nothing' | ((record: never) => EventFields) }
}
export type AnyNounSides = { readonly [noun: string]: AnyNounSide }

export type MessagesOfRow = 'nothing' | ((row: CommittedRow, sql: Transaction) => Drafts)
export type EventsOfReply = 'nothing' | ((reply: Kinded) => readonly EventFields[])
export type EventOfRecord = 'nothing' | ((record: BookRecord) => EventFields)
