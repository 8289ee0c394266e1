import { isCanonicalRow, journalRowHash } from '../ledger/journal-row.ts'
import type { RowPlace } from './decided-row.ts'
import { claimed, failed, isPublicBy, type Receipt, type ReceiptCheck, rowsOf } from './receipt.ts'

/** Checks the row before, which shows since when the book was as this one found it: it is the one that this row names. */
export function checkBefore({ journal: { row }, before }: Receipt): ReceiptCheck[] {
  if (before === null) return []
  return [
    claimed('row_hash', `row ${before.sequence} before it`, [
      [journalRowHash(before) === before.hash, 'the row before does not have the hash that it claims'],
      [
        before.hash === row.previousHash && before.bookId === row.bookId && before.sequence === row.sequence - 1,
        'the row before is another one',
      ],
      [isCanonicalRow(before), 'the row before has a text that is not canonical'],
      [before.at <= row.at, 'the row before is of a later time'],
    ]),
  ]
}

/** Checks that all rows that are carried can stand in one journal: a sequence has one row, and each names the one before. */
export function checkChain(receipt: Receipt): ReceiptCheck[] {
  const rows = [...rowsOf(receipt).map(({ row }) => row), ...(receipt.before === null ? [] : [receipt.before])]
  if (rows.length === 1) return []
  const pairs = rows.flatMap((row) =>
    rows.filter(({ bookId }) => bookId === row.bookId).map((other) => [row, other] as const),
  )
  return [
    claimed('row_hash', `${rows.length} rows in one chain`, [
      [
        pairs.every(([row, other]) => row.sequence !== other.sequence || row.hash === other.hash),
        'two rows have one sequence',
      ],
      [
        pairs.every(([row, next]) => row.sequence + 1 !== next.sequence || row.hash === next.previousHash),
        'a row does not follow from the one before it',
      ],
    ]),
  ]
}

/** Checks that what is carried as accepted is the row that the decision names (`by`: its sequence), and no other one. */
export function checkAccepted({ journal: { row }, accepted }: Receipt, by: number | undefined): ReceiptCheck[] {
  if (accepted === null) return []
  const { bookId, sequence } = accepted.row
  return [
    claimed('accepted', `row ${sequence} of book ${bookId}`, [
      [bookId === row.bookId && sequence < row.sequence, 'what was accepted is of another book or came later'],
      [sequence === by, 'the row did not accept this'],
    ]),
  ]
}

export const isAt = (row: RowPlace, { bookId, sequence }: RowPlace): boolean =>
  row.bookId === bookId && row.sequence === sequence

/** Checks that the row which the decision names as the one that armed it is there, and came before; it may be another book's. */
export function checkArmed({ journal, armed }: Receipt, by: RowPlace | null): ReceiptCheck[] {
  if (by === null) return []
  if (!armed) return [failed('accepted', 'the receipt does not carry the row that armed it')]
  const { bookId, sequence, at } = armed.row
  const { row } = journal
  return [
    claimed('accepted', `armed by row ${sequence} of book ${bookId}`, [
      [isAt(armed.row, by), 'another row armed it'],
      [at <= row.at && (bookId !== row.bookId || sequence < row.sequence), 'it was armed later'],
      [isPublicBy(armed, journal), 'the row that armed it stands under a later checkpoint'],
    ]),
  ]
}
