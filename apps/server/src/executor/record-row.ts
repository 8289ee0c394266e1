import { writeCanonical } from '@touchstone/domain/books/codec'
import type { AnyRecordKind, BookRecord, Filing } from '@touchstone/domain/books/record-kind'

/** A record as it stands in the table of records: how its kind files it, and its canonical text. */
export type RecordRow = Filing & { bookId: number; kind: string; id: string; isOpen: boolean; body: string }

/** A record was put into its change or its book under its own kind. */
export const recordRow = (bookId: number, kind: AnyRecordKind, record: BookRecord): RecordRow => ({
  ...kind.filing(record as never),
  bookId,
  kind: kind.name,
  id: record.id,
  isOpen: kind.isOpen(record as never),
  body: writeCanonical(record),
})
