import { merged, rowOf } from '@touchstone/domain/rulebook/merged'
import type { Committed } from '../../executor/submission.ts'
import type { Transaction } from '../../platform/database.ts'
import type { AnyNounSides, AnyRecordMessages, CommittedRow, MessageDraft, MessagesOfRow } from '../feature/feature.ts'
import type { NewBookMessage } from '../messages/new-message.ts'

/** A row of the journal that may lead to messages, with the records that these need. */
export type JournalEvent = {
  row: CommittedRow
  ofRecords: readonly { rule: AnyRecordMessages; records: readonly unknown[] }[]
}

/** Makes messages of rows of the journal: a look-up in the tables of the features. */
export function createJournalMessages(features: AnyNounSides) {
  const ofReplies = merged(features, ({ messages }) => messages)
  const ofRecords = [...merged(features, ({ messagesOfRecords }) => messagesOfRecords).values()].filter(
    (rule) => rule !== 'nothing',
  )

  const ruleOf = (row: CommittedRow): MessagesOfRow => rowOf(ofReplies, row.reply.kind) as MessagesOfRow

  return {
    /** Undefined for a command without messages. */
    eventOf(committed: Committed): JournalEvent | undefined {
      const { row, submission, reply } = committed
      const made: CommittedRow = {
        bookId: row.bookId,
        sequence: row.sequence,
        at: row.at,
        command: submission.command,
        reply,
      }
      const found = ofRecords
        .map((rule) => ({ rule, records: rule.changed(committed) }))
        .filter(({ records }) => records.length > 0)
      return ruleOf(made) === 'nothing' && found.length === 0 ? undefined : { row: made, ofRecords: found }
    },
    /** Rows that were read in the journal, in their order. */
    async read(sql: Transaction, rows: readonly CommittedRow[]): Promise<JournalEvent[]> {
      const found: { rule: AnyRecordMessages; byRow: ReadonlyMap<CommittedRow, readonly unknown[]> }[] = []
      for (const rule of ofRecords) found.push({ rule, byRow: await rule.read(sql, rows) })
      return rows.map((row) => ({
        row,
        ofRecords: found.map(({ rule, byRow }) => ({ rule, records: byRow.get(row) ?? [] })),
      }))
    },
    /** Each under a source of its own. */
    async messagesOf({ row, ofRecords: found }: JournalEvent, sql: Transaction): Promise<NewBookMessage[]> {
      const rule = ruleOf(row)
      const ofRow = rule === 'nothing' ? [] : await rule(row, sql)
      const beside = found.flatMap(({ rule: { messagesOf }, records }) =>
        records.flatMap((record) => messagesOf(record as never, row)),
      )
      return [...ofRow, ...beside].map((draft) => newMessageOf(row, draft))
    },
  }
}

function newMessageOf(
  { bookId, sequence, at }: CommittedRow,
  { kind, details, hasReceipt, part, source, bookId: to = bookId }: MessageDraft,
): NewBookMessage {
  const ofRow = `${bookId}-${sequence}${part === undefined ? '' : `.${part}`}`
  return { bookId: to, sequence: hasReceipt ? sequence : null, kind, details, source: source ?? ofRow, at }
}
