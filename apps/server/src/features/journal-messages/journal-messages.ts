import { merged, rowOf } from '@touchstone/domain/rulebook/merged'
import type { Committed } from '../../executor/submission.ts'
import type { Transaction } from '../../platform/database.ts'
import type { AnyNounSide, AnyRecordTelling, Telling, TellRow, ToldRow } from '../feature/feature.ts'
import type { ToldOfBook } from '../messages/told.ts'

/** A row of the journal that may tell a user something, with the records of it that messages need. */
export type JournalEvent = {
  row: ToldRow
  ofRecords: readonly { telling: AnyRecordTelling; records: readonly unknown[] }[]
}

export type JournalMessages = ReturnType<typeof createJournalMessages>

/** What users are told of rows of the journal: a look-up in the tables of the features. */
export function createJournalMessages(features: readonly AnyNounSide[]) {
  const ofReplies = merged(features, ({ messages }) => messages)
  const ofRecords = [...merged(features, ({ messagesOfRecords }) => messagesOfRecords).values()].filter(
    (telling) => telling !== 'nothing',
  )

  const tellingOf = (row: ToldRow): TellRow => rowOf(ofReplies, row.reply.kind) as TellRow

  return {
    /** Undefined for a command that tells nothing. */
    heard(committed: Committed): JournalEvent | undefined {
      const { row, submission, reply } = committed
      const told: ToldRow = {
        bookId: row.bookId,
        sequence: row.sequence,
        at: row.at,
        command: submission.command,
        reply,
      }
      const found = ofRecords
        .map((telling) => ({ telling, records: telling.heard(committed) }))
        .filter(({ records }) => records.length > 0)
      return tellingOf(told) === 'nothing' && found.length === 0 ? undefined : { row: told, ofRecords: found }
    },
    /** Rows that were read in the journal, in their order. */
    async read(sql: Transaction, rows: readonly ToldRow[]): Promise<JournalEvent[]> {
      const found: { telling: AnyRecordTelling; byRow: ReadonlyMap<ToldRow, readonly unknown[]> }[] = []
      for (const telling of ofRecords) found.push({ telling, byRow: await telling.read(sql, rows) })
      return rows.map((row) => ({
        row,
        ofRecords: found.map(({ telling, byRow }) => ({ telling, records: byRow.get(row) ?? [] })),
      }))
    },
    /** Each under a source of its own. */
    messagesOf({ row, ofRecords: found }: JournalEvent): ToldOfBook[] {
      const telling = tellingOf(row)
      const ofRow = telling === 'nothing' ? [] : telling(row)
      const beside = found.flatMap(({ telling: { tell }, records }) =>
        records.flatMap((record) => tell(record as never, row)),
      )
      return [...ofRow, ...beside].map((told) => toldOf(row, told))
    },
  }
}

function toldOf({ bookId, sequence, at }: ToldRow, { kind, details, hasReceipt, part, source }: Telling): ToldOfBook {
  const ofRow = `${bookId}-${sequence}${part === undefined ? '' : `.${part}`}`
  return { bookId, sequence: hasReceipt ? sequence : null, kind, details, source: source ?? ofRow, at }
}
