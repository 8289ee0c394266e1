import { type Hash, hashLeaf, hashText } from './hash.ts'
import { type PriceNode, priceNodeText } from './price-tree.ts'

/** The rows of one symbol's tape that a checkpoint covers, both ends included. */
export type TapeRange = {
  symbol: string
  fromSequence: number
  toSequence: number
  root: Hash
  /** The price tree over all rows from this sequence to `toSequence`; absent in checkpoints of the first form. */
  prices?: { fromSequence: number; node: PriceNode }
}

/** A version of the settings that a checkpoint states: the root over its sections. */
export type SettingsStatement = { version: number; effectiveAt: number; sections: number; root: Hash }

/** What a checkpoint states besides journal and tape. */
export type Statement = {
  /** In order of version: every one in force since the checkpoint before, and every one that is announced. */
  settings: readonly SettingsStatement[]
  /** The last row of the operators' audit log. */
  audit: { id: number; hash: Hash } | null
}

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
  /** Absent in checkpoints of the first form, which state nothing else. */
  statement?: Statement
  hash: Hash
}

export const checkpointHash = (checkpoint: Omit<Checkpoint, 'hash'>): Hash => hashText(checkpointText(checkpoint))

/** The text whose SHA-256 is a checkpoint's hash, a statement a line. The two forms cannot be taken for one another. */
export function checkpointText({ statement, tapes, ...checkpoint }: Omit<Checkpoint, 'hash'>): string {
  const { id, at, previousHash, journalRoot, journalCount } = checkpoint
  const covered = [id, at, previousHash, journalRoot ?? '-', journalCount]
  if (statement === undefined) return ['touchstone checkpoint 1', ...covered, ...tapes.map(tapeText)].join('\n')
  const { settings, audit } = statement
  return [
    'touchstone checkpoint 2',
    ...covered,
    ...settings.map((each) => `settings ${each.version} ${each.effectiveAt} ${each.sections} ${each.root}`),
    audit === null ? 'audit -' : `audit ${audit.id} ${audit.hash}`,
    ...tapes.map((tape) => `tape ${tapeText(tape)} ${pricesText(tape)}`),
  ].join('\n')
}

const tapeText = ({ symbol, fromSequence, toSequence, root }: TapeRange): string =>
  `${symbol} ${fromSequence} ${toSequence} ${root}`

const pricesText = ({ prices }: TapeRange): string =>
  prices === undefined ? '-' : `${prices.fromSequence} ${priceNodeText(prices.node)}`

/** The leaf of a journal row. */
export const journalLeaf = (row: { bookId: number; sequence: number; hash: Hash }): Hash =>
  hashLeaf(`${row.bookId} ${row.sequence} ${row.hash}`)
