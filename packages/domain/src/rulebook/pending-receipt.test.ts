import { describe, expect, it } from 'vitest'
import { type AccountKey, recordsOf } from '../books/book.ts'
import { exampleTick, nextTickSettings } from '../examples/example-facts.ts'
import { exampleHouse } from '../examples/example-house.ts'
import { exampleReceipts } from '../examples/example-receipts.ts'
import { decimal, type Money } from '../money/decimal.ts'
import { orderRecord } from '../positions/order.ts'
import { positionRecord } from '../positions/position.ts'
import { type Anchor, anchorPending, type Receipt } from '../receipts/receipt.ts'
import { dayMs } from '../time.ts'
import { checkReceipt } from './check-receipt.ts'
import { isOpenEnded, receiptNeeds } from './make-receipt.ts'
import { isPendingReceipt } from './pending-receipt.ts'

const receipts = Object.entries(exampleReceipts())

/** The receipt as it was when the tape had not gone on yet after what it needs, and no checkpoint knew more of it. */
function early(receipt: Receipt): Receipt {
  const { journal, accepted, ticks } = receipt
  const needs = receiptNeeds(journal.row, accepted && accepted.row).tape
  const headOf = (symbol: string) => Math.max(...needs.filter((need) => need.symbol === symbol).map(({ to }) => to))
  const shown = ticks.filter(({ row }) => row.sequence <= headOf(row.symbol))
  const before = (anchor: Anchor): Anchor => {
    if (anchor === anchorPending) return anchor
    const { checkpoint, path } = anchor
    const tapes = checkpoint.tapes.map((tape) => ({
      ...tape,
      toSequence: Math.min(tape.toSequence, headOf(tape.symbol)),
    }))
    return { checkpoint: { ...checkpoint, tapes }, path }
  }
  return { ...receipt, journal: { ...journal, anchor: before(journal.anchor) }, ticks: shown }
}

/** What was decided while its market was closed. */
const closed = (receipt: Receipt): Receipt => {
  const { row, anchor } = receipt.journal
  const saturday = 2 * dayMs
  const facts = row.facts.replace(/"at":\d+/, `"at":${saturday}`)
  const settings = receipt.settings.replaceAll('"hours":"always"', '"hours":"week"')
  return { ...receipt, settings, journal: { anchor, row: { ...row, at: saturday, facts } } }
}

/** One of the first form. */
const old = (receipt: Receipt): Receipt => {
  const { row, anchor } = receipt.journal
  if (anchor === anchorPending) return receipt
  const { statement: _, ...checkpoint } = anchor.checkpoint
  return { ...receipt, journal: { row, anchor: { ...anchor, checkpoint } } }
}

describe('isPendingReceipt', () => {
  it.each(receipts)('says of %s what the check says, at each time at which it is asked for', (_name, receipt) => {
    const unanchored = { ...receipt, journal: { ...receipt.journal, anchor: anchorPending } } as const
    const given = [receipt, unanchored, early(receipt), closed(early(receipt)), old(receipt), old(early(receipt))]
    expect(given.map(isPendingReceipt)).toEqual(given.map((each) => checkReceipt(each).pending))
    expect(isPendingReceipt(receipt)).toBe(false)
    expect(isPendingReceipt(unanchored)).toBe(true)
  })

  it('waits for a tape that has not gone on, but not for one of a closed market or of the first form', () => {
    const awaiting = receipts.filter(([, { journal, accepted }]) =>
      receiptNeeds(journal.row, accepted && accepted.row).tape.some(isOpenEnded),
    )
    expect(awaiting.map(([name]) => name)).toEqual(
      expect.arrayContaining(['opened', 'exchanged', 'funded', 'liquidated']),
    )
    for (const [, receipt] of awaiting) expect(isPendingReceipt(early(receipt))).toBe(true)
    const replaced = awaiting.filter(([name]) => !['funded', 'levelSet'].includes(name))
    for (const [, receipt] of replaced) expect(isPendingReceipt(closed(early(receipt)))).toBe(false)
    for (const [, receipt] of replaced) expect(isPendingReceipt(old(early(receipt)))).toBe(false)
  })
})

describe('a tape that went on by watermarks below the time of a row', () => {
  /** The receipt of an order of 1,010 on a price of 1,000, once these moments were sealed. */
  function sealedAt(...moments: number[]): Receipt {
    const house = exampleHouse(new Map<AccountKey, Money>([['contract:USDT', decimal('10000')]]))
    const tick = exampleTick('BTC/USDT', 1, 1_000, '90000')
    house.tape(tick)
    const order = { symbol: 'BTC/USDT', direction: 'long', marginMode: 'isolated', leverage: 10 } as const
    const opening = { ...order, quantity: decimal('0.1'), takeProfit: null, stopLoss: null }
    const row = house.run({ kind: 'open_position', ...opening }, { at: 1_010, ticks: [tick] })
    for (const at of moments) house.seal(at)
    return house.receiptOf(row)
  }

  it.each([
    ['one', [1_005], true],
    ['two', [1_005, 1_009], true],
    ['one, and one at that time', [1_005, 1_010], false],
  ])('%s: the receipt holds, and waits for what replaces the price', (_, moments, isWaiting) => {
    const receipt = sealedAt(...moments)
    expect(checkReceipt(receipt)).toMatchObject({ ok: true, pending: isWaiting })
    expect(isPendingReceipt(receipt)).toBe(isWaiting)
  })

  it.each([1, 2])('one that leaves out what came after %d of its rows does not hold', (shown) => {
    const whole = sealedAt(1_005, 1_009)
    const receipt = { ...whole, ticks: whole.ticks.slice(0, shown) }
    const { ok, checks } = checkReceipt(receipt)
    expect(ok).toBe(false)
    expect(checks.flatMap((check) => (check.ok ? [] : [check.detail]))).toEqual([
      'the receipt does not carry what came after a tick',
    ])
    expect(isPendingReceipt(receipt)).toBe(false)
  })
})

describe('a stop that is armed and set off by the newest tick at once', () => {
  /** Opened and stopped by the tick of 2,000; then these moments were sealed. */
  function stoppedAt(...moments: number[]): Receipt {
    const house = exampleHouse(new Map<AccountKey, Money>([['contract:USDT', decimal('10000')]]), [nextTickSettings])
    const [first, fallen] = [exampleTick('BTC/USDT', 1, 1_000, '90000'), exampleTick('BTC/USDT', 2, 2_000, '89900')]
    house.tape(first)
    const order = { symbol: 'BTC/USDT', direction: 'long', marginMode: 'isolated', leverage: 10 } as const
    const stopLoss = { price: decimal('89950'), quantity: null }
    const opening = { kind: 'open_position', ...order, quantity: decimal('0.1'), takeProfit: null, stopLoss } as const
    house.run(opening, { at: 1_010, ticks: [first] })
    house.tape(fallen)
    const [orderId = ''] = recordsOf(house.book(), orderRecord).keys()
    const now = { at: fallen.receivedAt, ticks: [fallen] }
    house.run({ kind: 'fill_market_order', orderId }, { ...now, fillTick: fallen })
    const [positionId = ''] = recordsOf(house.book(), positionRecord).keys()
    const row = house.run({ kind: 'fire_stops', positionId }, now)
    for (const at of moments) house.seal(at)
    return house.receiptOf(row)
  }

  it.each([
    ['nothing came', [], true],
    ['a watermark of before came', [2_001], true],
    ['one of later came', [3_000], false],
  ])('%s after it: the receipt holds', (_, moments, isWaiting) => {
    const receipt = stoppedAt(...moments)
    expect(checkReceipt(receipt)).toMatchObject({ ok: true, pending: isWaiting })
    expect(isPendingReceipt(receipt)).toBe(isWaiting)
  })

  it('one that leaves out what came after it does not hold', () => {
    const whole = stoppedAt(2_001)
    const { checks } = checkReceipt({ ...whole, ticks: whole.ticks.slice(0, -1) })
    expect(checks.flatMap((check) => (check.ok ? [] : [check.name]))).toEqual(['in_force', 'first_crossing'])
  })
})
