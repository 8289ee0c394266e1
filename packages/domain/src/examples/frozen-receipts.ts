import { recordsOf } from '../books/book.ts'
import { named } from '../books/fact-kind.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { productPauseFact } from '../strategies/strategy-facts.ts'
import { nextDayOf, strategyOrderRecord } from '../strategies/strategy-order.ts'
import { dayMs } from '../time.ts'
import type { ExampleHouse } from './example-house.ts'
import { exampleDay } from './example-strategy-days.ts'
import { bookOf, noon, noteHouse, operators, pool, product, receiptsOf } from './product-receipts.ts'

/** The first day on which the product is frozen: the one after its first. */
export const frozenDay = exampleDay + dayMs

/** The pool of the product, which was frozen on its first day, and goes on three days later. */
function frozenPool(): { house: ExampleHouse; paused: JournalRow; resumed: JournalRow } {
  const house = bookOf(pool)
  const of = { product, operators }
  house.run({ kind: 'make_pool', purpose: 'strategy', product, currency: 'USDT' }, { at: noon })
  const paused = house.run({ kind: 'pause_product', ...of, reason: 'The venue is down.' }, { at: exampleDay + 1_000 })
  const resumed = house.run(
    { kind: 'resume_product', ...of, reason: 'The venue is back.' },
    { at: frozenDay + 2 * dayMs },
  )
  return { house, paused, resumed }
}

/** An order of which two days were passed over. */
function passedTwice(paused: JournalRow) {
  const { house, buy, tell, count } = noteHouse()
  const given = named(productPauseFact, { bookId: pool, row: paused.sequence, from: frozenDay, until: null })
  const orderId = buy('1001')
  tell({ kind: 'confirm_strategy', orderId }, noon + 10)
  count(orderId, 40, 40)
  const pass = (): JournalRow => {
    const order = recordsOf(house.book(), strategyOrderRecord).get(orderId)
    assert(order !== undefined, 'the order is open')
    const day = nextDayOf(order)
    return house.run({ kind: 'pause_strategy_day', orderId, day }, { at: day + dayMs + 1_000, named: given })
  }
  return { house, orderId, given, tell, count, passed: [pass(), pass()] as const }
}

/** The receipt of a day that counts again, after two on which the product was frozen. */
export function resumedReceipts(): Record<string, Receipt> {
  const { house, orderId, count } = passedTwice(frozenPool().paused)
  return receiptsOf(house, { accruedAgain: count(orderId, 40, 500) })
}

/** Receipts of a freeze and of its end, of days that were passed over, and of an order that was left on one of them. */
export function frozenReceipts(): Record<string, Receipt> {
  const { house: pools, paused, resumed } = frozenPool()
  const { house, orderId, given, passed } = passedTwice(paused)
  const [dayPaused, dayPausedAgain] = passed
  const exitDay = frozenDay + 2 * dayMs
  const left = house.run({ kind: 'exit_strategy', orderId, exitDay }, { at: exitDay + 5_000, named: given })
  return {
    ...receiptsOf(pools, { productPaused: paused, productResumed: resumed }),
    strategyDayPaused: house.receiptArmedBy(dayPaused, paused),
    strategyDayPausedAgain: house.receiptArmedBy(dayPausedAgain, paused),
    strategyLeft: house.receiptArmedBy(left, paused),
  }
}
