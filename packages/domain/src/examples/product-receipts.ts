import { type AccountKey, having, recordsOf } from '../books/book.ts'
import { named } from '../books/fact-kind.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import { decimal, type Money } from '../money/decimal.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { emptyStanding, standingPart } from '../restrictions/standing.ts'
import { assert } from '../result.ts'
import type { Command } from '../rulebook/nouns.ts'
import type { Settings } from '../settings/settings.ts'
import { nextDayOf, strategyOrderRecord } from '../strategies/strategy-order.ts'
import { poolBookFact } from '../strategies/strategy-facts.ts'
import { fixedRate } from '../strategy-rules/rule.ts'
import { dayMs } from '../time.ts'
import { type ExampleHouse, exampleHouse } from './example-house.ts'
import { exampleDay, exampleInput, ranOn } from './example-strategy-days.ts'
import { exampleAgreement } from './example-agreement.ts'
import { shownOf } from './example-terms.ts'

const [treasury, person] = [2, 7] as const
export const pool = 3
export const product = 'trend-7'
const currency = 'USDT'
export const operators = [1, 2] as const
export const noon = exampleDay - dayMs / 2

/** A book of real money that is not in the others. */
export function bookOf(
  id: number,
  held: readonly (readonly [AccountKey, Money])[] = [],
  versions?: readonly Settings[],
): ExampleHouse {
  const house = exampleHouse(new Map(held), versions)
  house.meddle((book) => ({ ...book, id, world: 'real' }))
  return house
}

export const receiptsOf = (house: ExampleHouse, rows: Readonly<Record<string, JournalRow>>): Record<string, Receipt> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, house.receiptOf(row)]))

/** A receipt of each reply of a treasury and of a pool. */
export function houseBookReceipts(): Record<string, Receipt> {
  const amount = decimal('1000')
  const ofTreasury = bookOf(treasury)
  const run = (house: ExampleHouse, command: Command, at = noon): JournalRow => house.run(command, { at })
  const moved = receiptsOf(ofTreasury, {
    capitalRaised: run(ofTreasury, { kind: 'raise_capital' }),
    coinCapitalRaised: run(ofTreasury, { kind: 'raise_coin_capital', currency: 'BTC' }),
    capitalReceived: run(ofTreasury, {
      kind: 'receive_capital',
      arrivalId: '12',
      channel: 'bank-usd',
      currency: 'USDT',
      amount: decimal('250000.5'),
      operators,
    }),
    capitalAllotted: run(ofTreasury, { kind: 'allot_capital', pool, product, currency, amount, operators }),
    capitalTakenBack: run(ofTreasury, { kind: 'take_back_capital', pool, currency, amount: decimal('100') }),
  })
  const ofPool = bookOf(pool)
  const share = { product, orderBook: person, amount: decimal('100'), owed: decimal('21') }
  const sale = { product, capacity: decimal('250'), mostOwed: decimal('52.5'), operators }
  const day = { day: exampleDay, gains: decimal('5'), losses: decimal('2'), owed: decimal('6') }
  const pooled = receiptsOf(ofPool, {
    poolMade: run(ofPool, { kind: 'make_pool', purpose: 'strategy', product, currency }),
    poolFunded: run(ofPool, { kind: 'fund_pool', treasury, currency, amount }),
    saleOpened: run(ofPool, { kind: 'open_sale', ...sale }),
    shareGranted: run(ofPool, { kind: 'grant', orderId: '7-1', ...share }),
    shareGrantedToo: run(ofPool, { kind: 'grant', orderId: '8-1', ...share, orderBook: 8 }),
    shareDeclined: run(ofPool, { kind: 'grant', orderId: '9-1', ...share, orderBook: 9 }),
    daySettled: run(ofPool, { kind: 'settle_pool_day', orders: 2, ...day }, exampleDay + dayMs),
    shareReturned: run(ofPool, { kind: 'return_grant', orderId: '7-1', amount: share.amount, owed: decimal('18') }),
    saleClosed: run(ofPool, { kind: 'close_sale', product, operators }),
    escrowReturned: run(ofPool, { kind: 'return_escrow', treasury, product, amount: decimal('100'), operators }),
  })
  return { ...moved, ...pooled }
}

/** The book of somebody who has bought notes, and what was done in it. */
export type NoteHouse = {
  house: ExampleHouse
  buy: (amount: string, at?: number) => string
  tell: (command: Command, at: number) => JournalRow
  /** Counts the next day of an order, on which prices climbed so much an hour before it and in it. */
  count: (orderId: string, before: number, after: number) => JournalRow
}

export function noteHouse(versions?: readonly Settings[]): NoteHouse {
  const house = bookOf(person, [['balance:USDT', decimal('10000')]], versions)
  const standing = { ...emptyStanding, riskAcknowledgedAt: 1 }
  house.meddle((book) => ({ ...book, parts: having(standingPart, standing) }))
  const tell = (command: Command, at: number): JournalRow => house.run(command, { at })
  return {
    house,
    tell,
    buy(amount, at = noon) {
      const asked = {
        kind: 'buy_strategy',
        product,
        amount: decimal(amount),
        ...exampleAgreement,
        ...shownOf(product),
      } as const
      const { bookId, sequence } = house.run(asked, { at, named: named(poolBookFact, { product, bookId: pool }) })
      return `${bookId}-${sequence}`
    },
    count(orderId, before, after) {
      const order = recordsOf(house.book(), strategyOrderRecord).get(orderId)
      assert(order !== undefined && order.rule !== fixedRate, 'the order is open, and a rule decides its days')
      const day = nextDayOf(order)
      const ran = ranOn(exampleInput(order.rule, day, before, after))
      house.keep(ran.text)
      return house.run({ kind: 'accrue_strategy', orderId, day }, { at: day + dayMs + 1_000, named: ran.named })
    },
  }
}

/** A receipt of each reply of a note without a formula. */
export function noteReceipts(): Record<string, Receipt> {
  const { house, buy, tell, count } = noteHouse()
  const rowOf = (id: string): JournalRow => {
    const row = house.journal()[Number(id.split('-')[1]) - 1]
    assert(row !== undefined, 'the order was asked for in a row')
    return row
  }
  const [kept, cancelled, declined] = [buy('1001'), buy('100'), buy('200')]
  const rows = {
    strategyRequested: rowOf(kept),
    strategyConfirmed: tell({ kind: 'confirm_strategy', orderId: kept }, noon + 10),
    strategyDeclined: tell(
      { kind: 'decline_strategy', orderId: declined, reason: 'sold_out', left: decimal('50') },
      noon + 20,
    ),
  }
  tell({ kind: 'confirm_strategy', orderId: cancelled }, noon + 30)
  const strategyCancelled = tell({ kind: 'cancel_strategy', orderId: cancelled }, exampleDay - 1)
  count(kept, 40, 40)
  const leave = { kind: 'exit_strategy', orderId: kept, exitDay: exampleDay + dayMs } as const
  const strategyLeaving = tell(leave, exampleDay + dayMs + 5_000)
  return receiptsOf(house, { ...rows, strategyCancelled, strategyLeaving })
}

/** Receipts of days: a gain, a loss, a gain that the product cuts, nothing, the last one, and one with which it is left. */
export function accrualReceipts(): Record<string, Receipt> {
  const { house, buy, tell, count } = noteHouse()
  const orderId = buy('1001')
  tell({ kind: 'confirm_strategy', orderId }, noon + 10)
  const accrued = count(orderId, 40, 40)
  const accruedLoss = count(orderId, 40, 0)
  const accruedCut = count(orderId, 40, 500)
  const accruedNothing = count(orderId, 0, 0)
  count(orderId, -40, -45)
  count(orderId, -45, 35)
  const accruedLast = count(orderId, 35, 40)
  const days = receiptsOf(house, { accrued, accruedLoss, accruedCut, accruedNothing, accruedLast })
  return { ...days, ...leftReceipt() }
}

/** The receipt of a loss with which an order is left, as its owner asked on that day. */
function leftReceipt(): Record<string, Receipt> {
  const { house, buy, tell, count } = noteHouse()
  const orderId = buy('1001')
  tell({ kind: 'confirm_strategy', orderId }, noon + 10)
  count(orderId, 40, 40)
  tell({ kind: 'exit_strategy', orderId, exitDay: exampleDay + dayMs }, exampleDay + dayMs + 5_000)
  return receiptsOf(house, { accruedLeft: count(orderId, 40, 0) })
}
