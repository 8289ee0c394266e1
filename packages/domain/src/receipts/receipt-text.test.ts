import { describe, expect, it } from 'vitest'
import { exampleReceipts } from '../examples/example-receipts.ts'
import { checkReceipt } from '../rulebook/check-receipt.ts'
import { checkpointOf, type Receipt } from './receipt.ts'
import { receiptFromJson, receiptToJson } from './receipt-json.ts'
import { readReceipt, receiptText } from './receipt-text.ts'

const { won, accrued } = exampleReceipts()
if (won === undefined || accrued === undefined) throw new Error('there are no such examples')

/** Its prices lead to a checkpoint that claims id and hash of that of the row, and is of another day. */
function withOtherTime(receipt: Receipt): Receipt {
  const ticks = receipt.ticks.map(({ row, anchor }) =>
    anchor === 'anchor_pending'
      ? { row, anchor }
      : { row, anchor: { ...anchor, checkpoint: { ...anchor.checkpoint, at: anchor.checkpoint.at + 86_400_000 } } },
  )
  return { ...receipt, ticks }
}

it('states two checkpoints of one id and hash both, where they say different things', () => {
  const forged = withOtherTime(won)
  const read = readReceipt(receiptText(forged))
  expect(read).toEqual(forged)
  const times = new Set([read.journal, ...read.ticks].map(({ anchor }) => checkpointOf(anchor)?.at))
  expect(times.size).toBe(2)
  expect(
    checkReceipt(read)
      .checks.filter(({ ok }) => !ok)
      .map(({ name }) => name),
  ).toContain('tick_anchor')
})

it('states one that stands in the anchors as equal copies once', () => {
  const copied = structuredClone(won)
  expect(receiptText(copied)).toBe(receiptText(won))
})

describe('the texts that a row follows from', () => {
  it('are read back as they were written, as text and as JSON', () => {
    expect(accrued.inputs).toHaveLength(1)
    expect(readReceipt(receiptText(accrued))).toEqual(accrued)
    expect(receiptFromJson(receiptToJson(accrued))).toEqual(accrued)
  })

  it('are not written where none are needed, and read from no receipt that lacks them', () => {
    expect(receiptText(won)).not.toContain('"inputs"')
    expect(readReceipt(receiptText(won))).not.toHaveProperty('inputs')
  })

  it.each([[5], ['x'], [[5]], [[null]], [{}], [null]])('are a list of texts, not %j', (inputs) => {
    const text = JSON.stringify({ ...(receiptToJson(accrued) as object), inputs })
    expect(() => readReceipt(text)).toThrow('the receipt is malformed: inputs')
  })
})
