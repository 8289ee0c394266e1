import { having, recordsOf } from '../books/book.ts'
import { named } from '../books/fact-kind.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import { decimal } from '../money/decimal.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { emptyStanding, standingPart } from '../restrictions/standing.ts'
import { assert } from '../result.ts'
import { poolBookFact } from '../strategies/strategy-facts.ts'
import { nextDayOf, strategyOrderRecord } from '../strategies/strategy-order.ts'
import { dayMs } from '../time.ts'
import { exampleHouse } from './example-house.ts'
import { withTerms } from './example-products.ts'
import { shownOf } from './example-terms.ts'
import { exampleDay } from './example-strategy-days.ts'

const rate = decimal('0.00020003')

/** A product whose rate is fixed, beside nothing else. */
export const fixedTerms = {
  id: 'fixed-3',
  rule: 'fixed',
  dailyRateMin: rate,
  dailyRateMax: rate,
  cycleDays: 3,
  identityLevel: 1,
} as const

/** Receipts of an order at a fixed rate: as it is asked for and confirmed, of its first day and of its last. */
export function fixedReceipts(): Record<string, Receipt> {
  const { settings, terms } = withTerms(fixedTerms)
  const house = exampleHouse(new Map([['balance:USDT', decimal('10000')]]), [settings])
  const standing = { ...emptyStanding, riskAcknowledgedAt: 1, identityLevel: 1 as const, country: 'SG' }
  house.meddle((book) => ({ ...book, world: 'real', parts: having(standingPart, standing) }))
  const noon = exampleDay - dayMs / 2
  const pool = named(poolBookFact, { product: terms.id, bookId: 3 })
  const asked = {
    kind: 'buy_strategy',
    product: terms.id,
    amount: decimal('1001'),
    ...shownOf(terms.id, settings),
  } as const
  const fixedRequested = house.run(asked, { at: noon, named: pool })
  const orderId = `${fixedRequested.bookId}-${fixedRequested.sequence}`
  const fixedConfirmed = house.run({ kind: 'confirm_strategy', orderId }, { at: noon + 10 })
  const count = (): JournalRow => {
    const order = recordsOf(house.book(), strategyOrderRecord).get(orderId)
    assert(order !== undefined, 'the order is open')
    const day = nextDayOf(order)
    return house.run({ kind: 'accrue_strategy', orderId, day }, { at: day + dayMs + 1_000 })
  }
  const [fixedAccrued, , fixedLast] = [count(), count(), count()]
  const rows = { fixedRequested, fixedConfirmed, fixedAccrued, fixedLast }
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, house.receiptOf(row)]))
}
