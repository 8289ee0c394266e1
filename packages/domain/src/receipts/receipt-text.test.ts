import { expect, it } from 'vitest'
import { exampleReceipts } from '../examples/example-receipts.ts'
import { checkReceipt } from '../rulebook/check-receipt.ts'
import { checkpointOf, type Receipt } from './receipt.ts'
import { readReceipt, receiptText } from './receipt-text.ts'

const { won } = exampleReceipts()
if (won === undefined) throw new Error('there is no example won')

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
