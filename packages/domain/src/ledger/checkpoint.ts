import { printDecimal } from '../money/decimal.ts'
import { isWatermark, type TapeRow } from '../market/tick.ts'
import { type Hash, hashLeaf, hashText } from './hash.ts'

/** The rows of one symbol's tape that a checkpoint covers, both ends included. */
export type TapeRange = { symbol: string; fromSequence: number; toSequence: number; root: Hash }

/**
 * A public statement of everything that was committed since the one before: nothing under it can be cut or rewritten
 * without a mismatch that any holder of a receipt can show.
 */
export type Checkpoint = {
  id: number
  /** Epoch milliseconds. */
  at: number
  previousHash: Hash
  /** Over (book, sequence, own hash) of every journal row; absent when there was none. */
  journalRoot: Hash | null
  journalCount: number
  /** In order of symbol. */
  tapes: readonly TapeRange[]
  hash: Hash
}

export function checkpointHash(checkpoint: Omit<Checkpoint, 'hash'>): Hash {
  const tapes = checkpoint.tapes.map((tape) => `${tape.symbol} ${tape.fromSequence} ${tape.toSequence} ${tape.root}`)
  const { id, at, previousHash, journalRoot, journalCount } = checkpoint
  return hashText(
    ['touchstone checkpoint 1', id, at, previousHash, journalRoot ?? '-', journalCount, ...tapes].join('\n'),
  )
}

/** The leaf of a journal row. */
export const journalLeaf = (row: { bookId: number; sequence: number; hash: Hash }): Hash =>
  hashLeaf(`${row.bookId} ${row.sequence} ${row.hash}`)

/** The one text of a row of the tape. */
export function tapeRowText(row: TapeRow): string {
  if (isWatermark(row)) return `watermark ${row.symbol} ${row.sequence} ${row.watermarkAt}`
  const prices = [row.bid, row.ask, row.last, row.volume].map(printDecimal).join(' ')
  const origin = `${row.sourceAt} ${row.receivedAt} ${row.derived ? 'derived' : 'quoted'} ${JSON.stringify(row.source)}`
  return `tick ${row.symbol} ${row.sequence} ${prices} ${origin}`
}

export const tapeLeaf = (row: TapeRow): Hash => hashLeaf(tapeRowText(row))
