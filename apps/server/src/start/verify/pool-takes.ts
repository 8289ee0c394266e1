import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import type { Reply } from '@touchstone/domain/rulebook/nouns'

/** A row of a book, and what a difference calls it. */
export type At = Pick<JournalRow, 'bookId' | 'sequence' | 'key' | 'at' | 'facts'> & { place: string }

/** What the checks of pools note of each reply. */
export type Takes = { readonly [Kind in Reply['kind']]?: (reply: Extract<Reply, { kind: Kind }>, at: At) => void }
