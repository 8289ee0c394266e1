import { balanceOf, type Book, emptyBook, having, partOf, recordsOf } from '../books/book.ts'
import { type FactsByKind, named } from '../books/fact-kind.ts'
import { openPause, pauseOn, type Pauses, pausesPart } from '../house-books/pauses.ts'
import { type Pool, poolPart } from '../house-books/pool.ts'
import type { UserAccount } from '../ledger/account.ts'
import { decimal, type Money, type Rate } from '../money/decimal.ts'
import type { Shown } from '../restrictions/shown.ts'
import { emptyStanding, type Standing, standingPart } from '../restrictions/standing.ts'
import { assert } from '../result.ts'
import type { Command } from '../rulebook/nouns.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { investmentsUnder, type StrategyTerms } from '../settings/investments.ts'
import type { Settings } from '../settings/settings.ts'
import type { ReplyOf } from '../strategies/strategy-commands.ts'
import { fixedRate } from '../strategy-rules/rule.ts'
import { pauseNamed, poolBookFact, strategyDayFact } from '../strategies/strategy-facts.ts'
import {
  mostOwedFor,
  mostOwedForDay,
  nextDayOf,
  type StrategyOrder,
  strategyOrderRecord,
} from '../strategies/strategy-order.ts'
import { dayMs, dayStart } from '../time.ts'
import { openBooks } from './example-books.ts'
import { exampleDay } from './example-strategy-days.ts'
import { exampleAgreement } from './example-agreement.ts'
import { shownOf } from './example-terms.ts'

export const [treasuryBook, poolBook, firstPerson] = [2, 3, 11] as const
const operators = [1, 2] as const

type Given = {
  people?: number
  balance?: string
  terms?: Partial<StrategyTerms>
  standing?: Partial<Standing>
  /** What the pool is funded with, before its sale is open; by default all that the whole sale can owe, and it is open. */
  escrow?: Money
}

/** The default settings with one product, whose terms are changed. */
export function withTerms(changed: Partial<StrategyTerms>): { settings: Settings; terms: StrategyTerms } {
  const { strategies, ...investments } = investmentsUnder(defaultSettings)
  const [first] = strategies
  assert(first !== undefined, 'the default settings have a product')
  const terms = { ...first, ...changed }
  return { terms, settings: { ...defaultSettings, investments: { ...investments, strategies: [terms] } } }
}

function personBook(id: number, { balance = '100000', standing = {} }: Given): Book {
  const parts = having(standingPart, { ...emptyStanding, riskAcknowledgedAt: 1, identityLevel: 2, ...standing })
  return { ...emptyBook(id, 'real'), accounts: new Map([['balance:USDT', decimal(balance)]]), parts }
}

/** The books of a treasury, a pool and some people who buy one product. It is noon of the day before `exampleDay`. */
export function openProducts(given: Given = {}) {
  const { settings, terms } = withTerms(given.terms ?? {})
  const { currency, id: product } = terms
  const persons = Array.from({ length: given.people ?? 1 }, (_, index) => firstPerson + index)
  const houseBooks = [treasuryBook, poolBook].map((id) => emptyBook(id, 'real'))
  const opened = [...houseBooks, ...persons.map((id) => personBook(id, given))]
  const books = openBooks(settings, opened, exampleDay - dayMs / 2)
  const mostOwed = mostOwedFor({ ...terms, amount: terms.capacity })
  const products = {
    ...books,
    terms,
    settings,
    persons,
    mostOwed,
    held: (id: number, account: UserAccount): Money => balanceOf(books.book(id), account, currency),
    pool: (): Pool => partOf(books.book(poolBook), poolPart),
    pauses: (): Pauses => partOf(books.book(poolBook), pausesPart),
    ordersOf: (id: number): StrategyOrder[] => [...recordsOf(books.book(id), strategyOrderRecord).values()],
    order(id: number, orderId: string): StrategyOrder {
      const order = recordsOf(books.book(id), strategyOrderRecord).get(orderId)
      assert(order !== undefined, 'the order is open')
      return order
    },
    allotting: (amount: Money): Command => ({
      kind: 'allot_capital',
      pool: poolBook,
      product,
      currency,
      amount,
      operators,
    }),
    opening: (capacity = terms.capacity, owed = mostOwed): Command => ({
      kind: 'open_sale',
      product,
      capacity,
      mostOwed: owed,
      operators,
    }),
    closing: (): Command => ({ kind: 'close_sale', product, operators }),
    freezing: (): Command => ({ kind: 'pause_product', product, reason: 'The venue is down.', operators }),
    resuming: (): Command => ({ kind: 'resume_product', product, reason: 'The venue is back.', operators }),
    /** The pause that a day is one of, as the server names it. */
    pauseOf: (day: number): FactsByKind => pauseNamed(poolBook, pauseOn(products.pauses(), day)),
    leave: (id: number, orderId: string, exitDay = dayStart(books.at())) =>
      books.run(id, { kind: 'exit_strategy', orderId, exitDay }, products.pauseOf(dayStart(books.at()))),
    /** `shown`: other terms than those in force. */
    tryBuy: (id: number, amount: Money, pool = { product, bookId: poolBook as number }, shown: Shown = {}) =>
      books.run(
        id,
        { kind: 'buy_strategy', product, amount, ...exampleAgreement, ...shownOf(product, settings), ...shown },
        { ...named(poolBookFact, pool), ...pauseNamed(poolBook, openPause(products.pauses())) },
      ),
    /** Returns the id of the order. */
    buy(id: number, amount: string): string {
      const decided = products.tryBuy(id, decimal(amount))
      assert(decided.ok, `it may be bought, not ${decided.ok ? '' : decided.refusal.kind}`)
      return (decided.value.reply as ReplyOf<'strategy_requested'>).order.id
    },
    /** None where the rate is fixed. */
    resultOf: (day: number, result: Rate): FactsByKind =>
      terms.rule === fixedRate ? {} : named(strategyDayFact, { rule: terms.rule, day, result, inputs: '0'.repeat(64) }),
  }
  products.done(treasuryBook, { kind: 'raise_capital' })
  products.done(poolBook, { kind: 'make_pool', purpose: 'strategy', product, currency })
  if (given.escrow !== 0n) products.done(treasuryBook, products.allotting(given.escrow ?? mostOwed))
  if (given.escrow === undefined) products.done(poolBook, products.opening())
  return products
}

export type Products = ReturnType<typeof openProducts>

/**
 * Counts a day that is over for every order that it counts for, and settles it with the pool, as the server does. Where the product
 * was frozen on it, it is passed over.
 */
export function countDay(products: Products, day: number, result: Rate): { gains: Money; losses: Money } {
  products.goTo(Math.max(products.at(), day + dayMs))
  const isPaused = pauseOn(products.pauses(), day) !== undefined
  let [gains, losses, owed, orders] = [0n, 0n, 0n, 0]
  for (const id of products.persons)
    for (const order of products.ordersOf(id)) {
      if (order.state !== 'held' || nextDayOf(order) !== day) continue
      orders += 1
      if (isPaused) {
        products.done(id, { kind: 'pause_strategy_day', orderId: order.id, day }, products.pauseOf(day))
        continue
      }
      const command = { kind: 'accrue_strategy', orderId: order.id, day } as const
      const reply = products.done(id, command, products.resultOf(day, result)) as ReplyOf<'strategy_accrued'>
      const { lastIncome } = reply.order
      if (lastIncome > 0n) gains += lastIncome
      else losses -= lastIncome
      owed += mostOwedForDay(order)
    }
  if (orders > 0) products.done(poolBook, { kind: 'settle_pool_day', day, orders, gains, losses, owed })
  return { gains, losses }
}
