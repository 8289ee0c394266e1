import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exampleReceipts } from '../examples/example-receipts.ts'
import { decimal } from '../money/decimal.ts'
import { checkReceipt } from '../rulebook/check-receipt.ts'
import { receiptFromJson, receiptToJson } from './receipt-json.ts'
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
const anchor = fc.oneof(
  fc.constant(anchorPending),
  fc.record({
    checkpoint: fc.record({
      id: whole,
      at: whole,
      previousHash: hash,
      journalRoot: fc.option(hash),
      journalCount: whole,
      tapes: fc.array(fc.record({ symbol: text, fromSequence: whole, toSequence: whole, root: hash })),
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
  symbol: text,
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
const watermark = fc.record({ symbol: text, sequence: whole, watermarkAt: whole })
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
      symbol: text,
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
  ).toThrow('not a decimal')
})
