import { canonicalText } from './canonical.ts'
import { type Checkpoint, checkpointText, type Statement, type TapeRange } from './checkpoint.ts'
import { type Hash, hashText } from './hash.ts'
import { readPriceNode } from './price-tree.ts'

/** Whether a text can stand between spaces in a text that is hashed: of signs that every reader takes for no space. */
export const isName = (text: string): boolean => /^[!-~]+$/.test(text)

/**
 * Reads a checkpoint from the text that its hash is of.
 * @throws if it is not exactly the text of a checkpoint.
 */
export function readCheckpoint(text: string): Checkpoint {
  const [form, id, at, previousHash = '', journalRoot = '', journalCount, ...lines] = text.split('\n')
  const isFirstForm = form === 'touchstone checkpoint 1'
  const isStated = (line: string): boolean => line.startsWith('settings ') || line.startsWith('audit ')
  const tapes = lines.filter((line) => isFirstForm || !isStated(line)).map((line) => readTape(line, isFirstForm))
  const checkpoint = {
    id: Number(id),
    at: Number(at),
    previousHash: hashIn(previousHash),
    journalRoot: journalRoot === '-' ? null : hashIn(journalRoot),
    journalCount: Number(journalCount),
    tapes,
    ...(isFirstForm ? {} : { statement: readStatement(lines.filter(isStated)) }),
    hash: hashText(text),
  }
  if (checkpointText(checkpoint) !== text || !numbersIn(checkpoint).every(Number.isSafeInteger))
    throw new Error('the text of a checkpoint is malformed')
  const names = [
    ...tapes.map(({ symbol }) => symbol),
    ...(checkpoint.statement?.settings ?? []).map(({ version }) => version),
  ]
  if (new Set(names).size < names.length) throw new Error('a checkpoint states two things of one name')
  if (!tapes.every(({ symbol }) => isName(symbol))) throw new Error('a checkpoint covers a tape without a proper name')
  return checkpoint
}

/**
 * Whether a structure says what its hash is of: two structures can have one text where a name holds spaces or line feeds,
 * or a field is not stated.
 */
export function isReadBack(checkpoint: Checkpoint): boolean {
  try {
    const read = { ...readCheckpoint(checkpointText(checkpoint)), hash: checkpoint.hash }
    return canonicalText(read) === canonicalText(checkpoint)
  } catch {
    return false
  }
}

const numbersIn = ({ id, at, journalCount, tapes, statement }: Checkpoint): number[] => [
  id,
  at,
  journalCount,
  ...tapes.flatMap(({ fromSequence, toSequence, prices }) => [fromSequence, toSequence, prices?.fromSequence ?? 0]),
  ...(statement?.settings ?? []).flatMap(({ version, effectiveAt, sections }) => [version, effectiveAt, sections]),
  statement?.audit?.id ?? 0,
]

function readStatement(lines: readonly string[]): Statement {
  const audit = lines.find((line) => line.startsWith('audit '))?.split(' ') ?? []
  return {
    settings: lines
      .filter((line) => line.startsWith('settings '))
      .map((line) => {
        const [, version, effectiveAt, sections, root = ''] = line.split(' ')
        return {
          version: Number(version),
          effectiveAt: Number(effectiveAt),
          sections: Number(sections),
          root: hashIn(root),
        }
      }),
    audit: audit[2] === undefined ? null : { id: Number(audit[1]), hash: hashIn(audit[2]) },
  }
}

function readTape(line: string, isFirstForm: boolean): TapeRange {
  const words = line.split(' ')
  const [symbol = '', from, to, root = '', pricesFrom = '-', ...node] = isFirstForm ? words : words.slice(1)
  const covered = { symbol, fromSequence: Number(from), toSequence: Number(to), root: hashIn(root) }
  if (pricesFrom === '-') return covered
  return { ...covered, prices: { fromSequence: Number(pricesFrom), node: readPriceNode(node.join(' ')) } }
}

function hashIn(text: string): Hash {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error('a hash in a checkpoint is malformed')
  return text
}
