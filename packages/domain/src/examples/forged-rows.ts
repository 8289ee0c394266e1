import { writeCanonical } from '../books/codec.ts'
import { checkpointHash, journalLeaf } from '../ledger/checkpoint.ts'
import { type JournalRow, journalRowHash } from '../ledger/journal-row.ts'
import { decimal } from '../money/decimal.ts'
import { anchorPending, type Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import type { ExampleHouse } from './example-house.ts'
import { type Forgery, forgery, hour, house, opening, orderIn, positionIn, taped } from './forging-house.ts'

/** Rows beside the one that is checked: what is shown in the place of another one. */
export const forgedRows = (): Forgery[] => [...otherOrders(), olderOrder(), earlierRow(), otherArming()]

const pending = (row: JournalRow) => ({ row, anchor: anchorPending }) as const
const rehashed = (row: JournalRow): JournalRow => ({ ...row, hash: journalRowHash(row) })
const rowOf = (of: ExampleHouse, sequence: number): JournalRow => {
  const row = of.journal()[sequence - 1]
  assert(row !== undefined, 'the example has such a row')
  return row
}

/** An order to sell at a price is filled, and between the two the person asks for something else, so many times. */
function sold(price: string, between: number): ExampleHouse {
  const of = house()
  const selling = {
    ...opening({ direction: 'short', leverage: 5 }),
    kind: 'place_limit_order',
    expiresAt: null,
  } as const
  of.run({ ...selling, price: decimal(price) }, { at: 1_010, ticks: [taped(of, 1, 1_000, '89000')] })
  for (let count = 0; count < between; count += 1)
    of.run({ kind: 'transfer', from: 'balance', to: 'contract', currency: 'USDT', amount: decimal('1') }, { at: 1_500 })
  const tick = taped(of, 2, 2_000, '95100')
  of.run({ kind: 'fill_limit_order', orderId: orderIn(of).id }, { at: 2_010, ticks: [tick] })
  of.seal(hour)
  return of
}

/** The receipt of the fill as it was asked for, with another order in the place of the one that the device has seen. */
function shownOrder(between: number): { forged: Receipt; honest: Receipt; asked: ExampleHouse } {
  const [asked, lied] = [sold('95000', between), sold('90000', between)]
  const fill = between + 2
  const before = rowOf(asked, fill - 1)
  const lie = rehashed({ ...rowOf(lied, fill), previousHash: before.hash })
  const receipt = lied.receiptOf(rowOf(lied, fill))
  const forged = { ...receipt, before, journal: pending(lie), accepted: pending(rowOf(lied, 1)) }
  return { forged, honest: asked.receiptOf(rowOf(asked, fill)), asked }
}

function otherOrders(): Forgery[] {
  const lie = 'fills an order to sell at 95,000 at 90,000, and shows another order in its place'
  const shown = (between: number) => {
    const { forged, honest } = shownOrder(between)
    return { forged, honest }
  }
  return [
    forgery(lie, 'row_hash', shown(0)),
    forgery(`${lie}, which the row after it does not name`, 'row_hash', shown(1)),
  ]
}

/** Only the device knows the order: two other rows came after it. */
function olderOrder(): Forgery {
  const { forged, honest, asked } = shownOrder(2)
  const known = (fill: JournalRow) => ({
    bookId: fill.bookId,
    row: (sequence: number) => ({ hash: (sequence === 4 ? fill : rowOf(asked, sequence)).hash }),
  })
  return forgery('shows another order than the one that the device has seen', 'own_book', {
    forged,
    honest,
    known: { forged: known(forged.journal.row), honest: known(honest.journal.row) },
  })
}

/** A stop of 89,000 has been crossed twice; the person never set it again in between, and the house says they did. */
function otherArming(): Forgery {
  const stopped = (firedOn: 2 | 4): { of: ExampleHouse; row: JournalRow } => {
    const of = house()
    const stopLoss = { price: decimal('89000'), quantity: null }
    of.run(opening({ stopLoss }), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
    for (const [index, price] of ['88990', '90000', '85000'].entries()) taped(of, index + 2, (index + 2) * 1_000, price)
    const positionId = positionIn(of).id
    const at = firedOn * 1_000 + 10
    const row = of.run({ kind: 'fire_stops', positionId }, { at, ticks: [rowTick(of, firedOn)] })
    of.seal(hour)
    return { of, row }
  }
  const { of, row } = stopped(4)
  const first = rowOf(of, 1)
  const stops = { positionId: '7-1', stopLoss: { price: '89000', quantity: null }, takeProfit: null }
  const again = rehashed({
    ...first,
    at: 3_500,
    command: writeCanonical({ kind: 'set_stops', ...stops }),
    facts: first.facts.replace('"at":1010', '"at":3500').replace('"BTC/USDT":1', '"BTC/USDT":3'),
    reply: writeCanonical({ kind: 'stops_set', ...stops }),
    entries: '[]',
  })
  const receipt = of.receiptArmedBy(row, again)
  const honest = stopped(2)
  return forgery('fires a stop at 85,000, and shows a row beside the one before that set it later', 'row_hash', {
    forged: { ...receipt, armed: underOwnCheckpoint(receipt, again) },
    honest: honest.of.receiptOf(honest.row),
  })
}

/** A row under a checkpoint that holds nothing else, and that came before the receipt's own. */
function underOwnCheckpoint({ journal: { anchor } }: Receipt, row: JournalRow): Receipt['journal'] {
  assert(anchor !== anchorPending, 'the receipt is anchored')
  const { id } = anchor.checkpoint
  const stated = {
    ...anchor.checkpoint,
    id: id - 1,
    at: row.at,
    journalRoot: journalLeaf(row),
    journalCount: 1,
    tapes: [],
  }
  return { row, anchor: { checkpoint: { ...stated, hash: checkpointHash(stated) }, path: [] } }
}

/** With an earlier row in the place of the one before, a price from before that one would be young enough. */
function earlierRow(): Forgery {
  const stopped = (skips: boolean): Receipt => {
    const of = house()
    of.run(opening(), { at: 1_010, ticks: [taped(of, 1, 1_000, '90000')] })
    taped(of, 2, 2_000, '88990')
    taped(of, 3, 3_000, '90000')
    const positionId = positionIn(of).id
    const stopLoss = { price: decimal('89000'), quantity: null }
    of.run({ kind: 'set_stops', positionId, takeProfit: null, stopLoss }, { at: 2 * hour, ticks: [rowTick(of, 3)] })
    const tick = skips ? rowTick(of, 2) : taped(of, 4, 3 * hour, '88000')
    of.run({ kind: 'fire_stops', positionId }, { at: 3 * hour + 10, ticks: [tick] })
    const first = rowOf(of, 1)
    const row = of.rewrite(() => (skips ? { previousHash: first.hash } : {}))
    of.seal(29 * hour)
    const receipt = of.receiptOf(row)
    return skips ? { ...receipt, before: first } : receipt
  }
  return forgery('fires a stop on a price from before it was set, and leaves the row out that set it', 'row_hash', {
    forged: stopped(true),
    honest: stopped(false),
    also: ['first_crossing'],
  })
}

const rowTick = (of: ExampleHouse, sequence: number) => {
  const row = of.tapeRow('BTC/USDT', sequence)
  assert('bid' in row, 'it is a tick')
  return row
}
