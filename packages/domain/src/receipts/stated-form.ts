import { isName } from '../ledger/read-checkpoint.ts'
import { parseDecimal } from '../money/decimal.ts'

/** Whether a part of parsed JSON has the type that the checks count on. */
type Form = (value: unknown) => boolean

const text: Form = (value) => typeof value === 'string'
const whole: Form = (value) => Number.isSafeInteger(value)
const truth: Form = (value) => typeof value === 'boolean'
const decimalText: Form = (value) => typeof value === 'string' && parseDecimal(value) !== undefined
const hash: Form = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
/** Texts that are hashed set names apart by spaces and line feeds. */
const word: Form = (value) => typeof value === 'string' && isName(value)

const one =
  (...values: readonly unknown[]): Form =>
  (value) =>
    values.includes(value)
const either =
  (...forms: readonly Form[]): Form =>
  (value) =>
    forms.some((form) => form(value))
const listOf =
  (form: Form): Form =>
  (value) =>
    Array.isArray(value) && value.every(form)
const fields =
  (forms: Readonly<Record<string, Form>>): Form =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(forms).every(([name, form]) => form((value as Record<string, unknown>)[name]))

const absent = one(undefined)
const nothing = one(null)

const range = fields({ askLow: decimalText, bidHigh: decimalText, markLow: decimalText, markHigh: decimalText })
const node = fields({ hash, range: either(nothing, range) })
const tape = fields({
  symbol: word,
  fromSequence: whole,
  toSequence: whole,
  root: hash,
  prices: either(absent, fields({ fromSequence: whole, node })),
})
const statement = fields({
  settings: listOf(fields({ version: whole, effectiveAt: whole, sections: whole, root: hash })),
  audit: either(nothing, fields({ id: whole, hash })),
})
const checkpoint = either(
  fields({ hash, text }),
  fields({
    id: whole,
    at: whole,
    previousHash: hash,
    journalRoot: either(nothing, hash),
    journalCount: whole,
    tapes: listOf(tape),
    statement: either(absent, statement),
    hash,
  }),
)
const path = listOf(fields({ side: one('left', 'right'), hash }))
const anchor = either(one('anchor_pending'), fields({ checkpoint: either(whole, checkpoint), path }))
const row = fields({
  bookId: whole,
  sequence: whole,
  key: text,
  at: whole,
  command: text,
  facts: text,
  reply: text,
  entries: text,
  previousHash: hash,
  hash,
})
const prices = { bid: decimalText, ask: decimalText, last: decimalText, volume: decimalText }
const times = { sourceAt: whole, receivedAt: whole, derived: truth, source: text }
const tapeRow = either(
  fields({ symbol: word, sequence: whole, ...prices, ...times, watermarkAt: absent }),
  fields({ symbol: word, sequence: whole, watermarkAt: whole }),
)
const anchored = fields({ row, anchor })
const ofOlder = either(absent, nothing, anchored)
const nodes = listOf(either(text, node))
const hasTwo: Form = (value) => Array.isArray(value) && value.length === 2
const stretch = fields({
  symbol: word,
  from: whole,
  to: whole,
  ends: (value) => nodes(value) && hasTwo(value),
  hidden: nodes,
})
const parts = {
  journal: anchored,
  ticks: listOf(fields({ row: tapeRow, anchor })),
  accepted: ofOlder,
  purchase: ofOlder,
  armed: ofOlder,
  before: either(absent, nothing, row),
  stretches: either(absent, listOf(stretch)),
  settings: text,
  sections: either(absent, nothing, fields({ indexes: listOf(whole), hidden: listOf(hash) })),
  checkpoints: either(absent, listOf(checkpoint)),
  inputs: either(absent, listOf(text)),
  world: either(absent, text),
}

/** The first part of a stated receipt that is not of the types of receipts; undefined where all are. */
export function malformedPart(stated: unknown): string | undefined {
  if (!fields({})(stated)) return 'receipt'
  const given = stated as Record<string, unknown>
  return Object.entries(parts).find(([name, form]) => !form(given[name]))?.[0]
}
