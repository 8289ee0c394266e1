import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleReceipts } from '../examples/example-receipts.ts'
import { decimal } from '../money/decimal.ts'
import { checkReceipt } from '../rulebook/check-receipt.ts'
import {
  type CheckpointJson,
  checkpointJsonHash,
  checkpointToJson,
  receiptFromJson,
  receiptToJson,
} from './receipt-json.ts'
import { receiptText } from './receipt-text.ts'
import { type AnchoredTapeRow, anchorPending, type Receipt } from './receipt.ts'

const receipts = exampleReceipts()

/** What a browser holds after the answer came over the wire. */
const sent = (receipt: Receipt): Receipt => receiptFromJson(JSON.parse(JSON.stringify(receiptToJson(receipt))))

it.each(Object.keys(receipts))('%s comes back as it was, and is still checked', (name) => {
  const receipt = receipts[name]
  if (receipt === undefined) throw new Error(`there is no example ${name}`)
  expect(sent(receipt)).toEqual(receipt)
  expect(checkReceipt(sent(receipt))).toEqual(checkReceipt(receipt))
  expect(checkReceipt(sent(receipt)).ok).toBe(true)
})

const hash = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'.split('')), minLength: 64, maxLength: 64 })
const price = fc.bigInt({ min: -(10n ** 38n) + 1n, max: 10n ** 38n - 1n })
const whole = fc.nat({ max: Number.MAX_SAFE_INTEGER })
const text = fc.string({ unit: 'binary' })
const symbol = fc.stringMatching(/^[A-Z0-9]{2,10}\/[A-Z]{3,5}$/)
const anchor = fc.oneof(
  fc.constant(anchorPending),
  fc.record({
    checkpoint: fc.record({
      id: whole,
      at: whole,
      previousHash: hash,
      journalRoot: fc.option(hash),
      journalCount: whole,
      tapes: fc.uniqueArray(fc.record({ symbol, fromSequence: whole, toSequence: whole, root: hash }), {
        selector: (tape) => tape.symbol,
      }),
      hash,
    }),
    path: fc.array(fc.record({ side: fc.constantFrom('left', 'right'), hash })),
  }),
)
const row = fc.record({
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
const tick = fc.record({
  symbol,
  sequence: whole,
  bid: price,
  ask: price,
  last: price,
  volume: price,
  sourceAt: whole,
  receivedAt: whole,
  source: text,
  derived: fc.boolean(),
})
const watermark = fc.record({ symbol, sequence: whole, watermarkAt: whole })
const priceNode = fc.record({
  hash,
  range: fc.option(fc.record({ askLow: price, bidHigh: price, markLow: price, markHigh: price })),
})
const receipt = fc.record({
  journal: fc.record({ row, anchor }),
  ticks: fc.array(fc.record({ row: fc.oneof(tick, watermark), anchor })),
  accepted: fc.option(fc.record({ row, anchor })),
  armed: fc.option(fc.record({ row, anchor })),
  before: fc.option(row),
  stretches: fc.array(
    fc.record({
      symbol,
      from: whole,
      to: whole,
      ends: fc.tuple(priceNode, priceNode),
      hidden: fc.array(priceNode),
    }),
  ),
  settings: text,
  sections: fc.option(fc.record({ indexes: fc.array(whole), hidden: fc.array(hash) })),
})

it('any receipt comes back as it was', () => {
  let withTicks = 0
  fc.assert(
    fc.property(receipt, (made) => {
      withTicks += made.ticks.some(({ row: each }) => 'bid' in each) ? 1 : 0
      return receiptText(sent(made as Receipt)) === receiptText(made as Receipt)
    }),
  )
  expect(withTicks).toBeGreaterThan(10)
})

it('a price that is changed on the way is found out', () => {
  const { won } = receipts
  if (won === undefined) throw new Error('there is no example won')
  const raised = ({ row: each, anchor: stands }: AnchoredTapeRow): AnchoredTapeRow =>
    'bid' in each ? { row: { ...each, bid: each.bid + decimal('0.1') }, anchor: stands } : { row: each, anchor: stands }
  expect(checkReceipt(sent({ ...won, ticks: won.ticks.map(raised) })).ok).toBe(false)
})

it('throws where a decimal is none', () => {
  const { won } = receipts
  if (won === undefined) throw new Error('there is no example won')
  const json = receiptToJson(won)
  const [first, ...rest] = json.ticks
  expect(() =>
    receiptFromJson({ ...json, ticks: [{ ...first, row: { ...first?.row, bid: '1e400' } }, ...rest] }),
  ).toThrow('the receipt is malformed: ticks')
})

describe('a checkpoint as a structure', () => {
  const { anchor: stands } = exampleOpened().journal
  if (stands === anchorPending) throw new Error('the example is anchored')
  const { checkpoint } = stands
  const json = receiptToJson(exampleOpened())
  const stated = checkpointToJson(checkpoint)
  const withCheckpoint = (changed: object): Receipt =>
    receiptFromJson({ ...json, journal: { ...json.journal, anchor: { checkpoint: changed, path: [] } } })

  it('reads as its text', () => {
    expect(withCheckpoint(stated).journal.anchor).toEqual({ checkpoint, path: [] })
    expect(checkpointJsonHash(stated)).toBe(checkpoint.hash)
  })

  const [tape] = stated.tapes
  const { prices } = tape ?? {}
  // One text: the second hides the line of a tape in the name of another, or says what the text does not.
  it.each<[string, object]>([
    ['has a field that is not hashed', { approvedBy: 'all' }],
    [
      'hides a line in a name',
      { tapes: [{ ...tape, symbol: `${tape?.symbol ?? ''} 1 4 ${checkpoint.hash} -\ntape B/C` }] },
    ],
    ['states two tapes of one symbol', { tapes: [tape, tape] }],
    ['states prices and no settings', { statement: undefined }],
    [
      'has prices that its text lacks',
      { tapes: [{ ...tape, prices: { ...prices, node: { ...prices?.node, depth: 1 } } }] },
    ],
    ['has a count as a text', { journalCount: String(checkpoint.journalCount) }],
    ['has a root that is none', { journalRoot: '-' }],
  ])('is refused where it %s', (_what, changed) => {
    const made = JSON.parse(JSON.stringify({ ...stated, ...changed })) as CheckpointJson
    expect(() => withCheckpoint(made)).toThrow(/malformed|says something else than its text/)
    expect(checkpointJsonHash(made)).toBeUndefined()
  })
})

it.each<[string, string, unknown]>([
  ['journal', 'journal.row.bookId', '7'],
  ['journal', 'journal.row.sequence', [1]],
  ['journal', 'journal.row.facts', ['{}']],
  ['journal', 'journal.anchor.path', {}],
  ['ticks', 'ticks.0.row.sequence', '1'],
  ['ticks', 'ticks.0.row.derived', 0],
  ['ticks', 'ticks.0.row.symbol', 'BTC/USDT 1'],
  ['ticks', 'ticks.0.row.receivedAt', 1.5],
  ['ticks', 'ticks.0.row.bid', 1],
  ['accepted', 'accepted', false],
  ['armed', 'armed', ''],
  ['before', 'before', []],
  ['stretches', 'stretches', ''],
  ['settings', 'settings', null],
  ['sections', 'sections.hidden.0', 'f'],
  ['checkpoints', 'checkpoints', {}],
  ['world', 'world', 1],
])('the part %s is malformed with %s of another type', (part, path, value) => {
  const json: unknown = receiptToJson(exampleOpened())
  const names = path.split('.')
  const last = names.pop() ?? ''
  const parent = names.reduce<unknown>((each, name) => (each as Record<string, unknown>)[name], json)
  Object.assign(parent as object, { [last]: value })
  expect(() => receiptFromJson(json)).toThrow(`the receipt is malformed: ${part}`)
})

function exampleOpened(): Receipt {
  const { opened } = receipts
  if (opened === undefined) throw new Error('there is no example opened')
  return opened
}
