import { emptyHash, type Hash, hashLeaf, hashText } from './hash.ts'
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
    ...settings.map(settingsLine),
    audit === null ? 'audit -' : `audit ${audit.id} ${audit.hash}`,
    ...tapes.map((tape) => `tape ${tapeText(tape)} ${pricesText(tape)}`),
  ].join('\n')
}

const settingsLine = ({ version, effectiveAt, sections, root }: SettingsStatement): string =>
  `settings ${version} ${effectiveAt} ${sections} ${root}`

const tapeText = ({ symbol, fromSequence, toSequence, root }: TapeRange): string =>
  `${symbol} ${fromSequence} ${toSequence} ${root}`

const pricesText = ({ prices }: TapeRange): string =>
  prices === undefined ? '-' : `${prices.fromSequence} ${priceNodeText(prices.node)}`

/** Where the tape of each symbol ended in a chain of checkpoints: the last number that one of them covers. */
export type TapeEnds = ReadonlyMap<string, number>

/** The ends after one more checkpoint of the chain: a symbol that it does not cover keeps its own. */
export const endsAfter = (ends: TapeEnds, { tapes }: Pick<Checkpoint, 'tapes'>): TapeEnds =>
  new Map([
    ...ends,
    ...tapes.map(({ symbol, toSequence }) => [symbol, Math.max(toSequence, ends.get(symbol) ?? 0)] as const),
  ])

/**
 * Why a checkpoint does not follow the one before it, each as a sentence; undefined for the first one of a house. Beside
 * hash and chain: what was stated once is stated from then on, the audit log does not get shorter, a version of the
 * settings stays what it was, and a tape goes on where it ended. `ends`: of all checkpoints before it that are known, not
 * only of the last one, since a symbol may have no rows for a while.
 */
export function followFaults(checkpoint: Checkpoint, before: Checkpoint | undefined, ends: TapeEnds): string[] {
  const name = `checkpoint ${checkpoint.id}`
  const expected = (before?.id ?? 0) + 1
  const claims: [holds: boolean, fault: string][] = [
    [checkpoint.id <= expected, `checkpoint ${expected} is missing`],
    [checkpoint.id >= expected, `${name} comes after checkpoint ${expected - 1}`],
    [checkpointHash(checkpoint) === checkpoint.hash, `${name} does not have the hash that it claims`],
    [checkpoint.previousHash === (before?.hash ?? emptyHash), `${name} does not name the hash of the one before it`],
    ...(before === undefined ? [] : statementClaims(name, checkpoint, before)),
    ...(checkpoint.id === expected ? tapeClaims(name, checkpoint, ends) : []),
  ]
  return claims.flatMap(([holds, fault]) => (holds ? [] : [fault]))
}

type Stating = Pick<Checkpoint, 'statement'>

function statementClaims(name: string, { statement }: Stating, before: Stating): [boolean, string][] {
  if (before.statement === undefined) return []
  if (statement === undefined) return [[false, `${name} states no settings, unlike the one before it`]]
  const [audit, auditBefore] = [statement.audit, before.statement.audit]
  const known = new Map(before.statement.settings.map((each) => [each.version, settingsLine(each)]))
  return [
    [(audit?.id ?? 0) >= (auditBefore?.id ?? 0), `${name} states an older row of the audit log`],
    [
      audit?.id !== auditBefore?.id || audit?.hash === auditBefore?.hash,
      `${name} states another row of the audit log than the one before it`,
    ],
    [
      statement.settings.every((each) => (known.get(each.version) ?? settingsLine(each)) === settingsLine(each)),
      `${name} states other settings than the one before it under the same number`,
    ],
  ]
}

/** Of a symbol that no checkpoint before it covered any beginning will do: the chain may be known from later on only. */
function tapeClaims(name: string, { tapes }: Checkpoint, ends: TapeEnds): [boolean, string][] {
  return tapes.map(({ symbol, fromSequence, toSequence }) => {
    const end = ends.get(symbol)
    const goesOn = fromSequence <= toSequence && (end === undefined || fromSequence === end + 1)
    return [goesOn, `${name} does not go on with the tape of ${symbol} where it ended`]
  })
}

/** The leaf of a journal row. */
export const journalLeaf = (row: { bookId: number; sequence: number; hash: Hash }): Hash =>
  hashLeaf(`${row.bookId} ${row.sequence} ${row.hash}`)
