import { balanceOf, type Book, emptyBook, having, partOf, recordsOf } from '../books/book.ts'
import { type FactsByKind, named } from '../books/fact-kind.ts'
import { type Pool, poolPart } from '../house-books/pool.ts'
import type { UserAccount } from '../ledger/account.ts'
import { type MinerOrder, minerOrderRecord, mostOwedFor, mostOwedForDay, nextDayOf } from '../mining/miner-order.ts'
import type { MinerCredited, MiningReplyOf } from '../mining/mining-commands.ts'
import { minerPoolFact, type NetworkDay, networkDayFact } from '../mining/mining-facts.ts'
import type { Currency } from '../money/currency.ts'
import { decimal, type Money, ONE } from '../money/decimal.ts'
import type { NetworkDayRecorded } from '../network-tape/network-commands.ts'
import { simulatedDay } from '../networks/simulated-network.ts'
import type { Shown } from '../restrictions/shown.ts'
import { emptyStanding, type Standing, standingPart } from '../restrictions/standing.ts'
import { assert } from '../result.ts'
import type { Command } from '../rulebook/nouns.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { investmentsUnder } from '../settings/investments.ts'
import type { MinerTerms } from '../settings/miner-terms.ts'
import type { Settings } from '../settings/settings.ts'
import { dayMs } from '../time.ts'
import { openBooks } from './example-books.ts'
import { dayCloseAt, dayFacts, networkDayOf } from './example-network.ts'
import { exampleDay } from './example-strategy-days.ts'
import { exampleAgreement } from './example-agreement.ts'
import { shownOfMachine } from './example-terms.ts'

export const [coinTreasury, minerPoolBook, networkBook, firstMiner] = [2, 3, 5, 31] as const
const operators = [1, 2] as const

type Given = {
  people?: number
  balance?: string
  terms?: Partial<MinerTerms>
  standing?: Partial<Standing>
  /** What the pool is funded with, before its sale is open; by default all that the whole sale can owe, and it is open. */
  escrow?: Money
}

/** The default settings with one machine, whose terms are changed. */
export function withMachine(changed: Partial<MinerTerms> = {}): { settings: Settings; terms: MinerTerms } {
  const investments = investmentsUnder(defaultSettings)
  const [first] = investments.miners ?? []
  assert(first !== undefined, 'the default settings have a machine')
  const terms = { ...first, ...changed }
  return { terms, settings: { ...defaultSettings, investments: { ...investments, miners: [terms] } } }
}

function personBook(id: number, { balance = '100000', standing = {} }: Given): Book {
  const parts = having(standingPart, { ...emptyStanding, riskAcknowledgedAt: 1, identityLevel: 2, ...standing })
  return { ...emptyBook(id, 'real'), accounts: new Map([['balance:USDT', decimal(balance)]]), parts }
}

/**
 * The books of a treasury with coins, of a pool, of the simulated network and of some people. It is noon of the day before
 * `exampleDay`, and the network is known up to the day before that.
 */
export function openMining(given: Given = {}) {
  const { settings, terms } = withMachine(given.terms)
  const { id: product } = terms
  const coin = 'BTC'
  const persons = Array.from({ length: given.people ?? 1 }, (_, index) => firstMiner + index)
  const houseBooks = [coinTreasury, minerPoolBook, networkBook].map((id) => emptyBook(id, 'real'))
  const opened = [...houseBooks, ...persons.map((id) => personBook(id, given))]
  const books = openBooks(settings, opened, exampleDay - dayMs / 2)
  const mostOwed = mostOwedFor(terms)
  const known: NetworkDay[] = []
  const mining = {
    ...books,
    terms,
    settings,
    persons,
    mostOwed,
    held: (id: number, account: UserAccount, currency: Currency = coin): Money =>
      balanceOf(books.book(id), account, currency),
    pool: (): Pool => partOf(books.book(minerPoolBook), poolPart),
    ordersOf: (id: number): MinerOrder[] => [...recordsOf(books.book(id), minerOrderRecord).values()],
    order(id: number, orderId: string): MinerOrder {
      const order = recordsOf(books.book(id), minerOrderRecord).get(orderId)
      assert(order !== undefined, 'the order is open')
      return order
    },
    allotting: (amount: Money): Command => ({
      kind: 'allot_capital',
      pool: minerPoolBook,
      product,
      currency: coin,
      amount,
      operators,
    }),
    opening: (units = terms.units, owed = mostOwed): Command => ({
      kind: 'open_sale',
      product,
      capacity: BigInt(units) * ONE,
      mostOwed: owed,
      operators,
    }),
    recording: (day: number): Command => ({ kind: 'record_network_day', network: 'bitcoin', ...simulatedDay(day) }),
    /** Records the next days of the network, up to this one. */
    record(day: number): NetworkDay {
      for (let next = (known.at(-1)?.day ?? day - dayMs) + dayMs; next <= day; next += dayMs) {
        const reply = books.done(networkBook, mining.recording(next)) as NetworkDayRecorded
        known.push(networkDayOf(reply, networkBook, books.book(networkBook).sequence))
      }
      return mining.known(day)
    },
    known(day: number): NetworkDay {
      const found = known.find((each) => each.day === day)
      assert(found !== undefined, 'the day is recorded')
      return found
    },
    /** `shown`: other terms than those in force. */
    tryBuy: (id: number, units: number, changed: FactsByKind = {}, shown: Shown = {}) =>
      books.run(
        id,
        { kind: 'buy_miner', product, units, ...exampleAgreement, ...shownOfMachine(product, settings), ...shown },
        {
          ...named(minerPoolFact, { product, bookId: minerPoolBook }),
          ...named(networkDayFact, known.at(-1)),
          ...changed,
        },
      ),
    /** Returns the id of the order. */
    buy(id: number, units: number): string {
      const decided = mining.tryBuy(id, units)
      assert(decided.ok, `it may be bought, not ${decided.ok ? '' : decided.refusal.kind}`)
      return (decided.value.reply as MiningReplyOf<'miner_requested'>).order.id
    },
    credit: (id: number, orderId: string, day: number, price: string) =>
      books.run(id, { kind: 'credit_miner', orderId, day }, dayFacts(mining.known(day), dayCloseAt(day, price))),
  }
  mining.done(coinTreasury, { kind: 'raise_capital' })
  mining.done(coinTreasury, { kind: 'raise_coin_capital', currency: coin })
  mining.done(minerPoolBook, { kind: 'make_pool', purpose: 'miner', product, currency: coin })
  if (given.escrow !== 0n) mining.done(coinTreasury, mining.allotting(given.escrow ?? mostOwed))
  if (given.escrow === undefined) mining.done(minerPoolBook, mining.opening())
  mining.record(exampleDay - 2 * dayMs)
  return mining
}

export type Mining = ReturnType<typeof openMining>

/** Counts a day that is over for every order that it counts for, and settles it with the pool, as the server does. */
export function mineDay(mining: Mining, day: number, price: string): { gains: Money; credited: MinerCredited[] } {
  mining.goTo(Math.max(mining.at(), day + dayMs))
  mining.record(day)
  let [gains, owed] = [0n, 0n]
  const credited: MinerCredited[] = []
  for (const id of mining.persons)
    for (const order of mining.ordersOf(id)) {
      if (order.state !== 'held' || nextDayOf(order) !== day) continue
      const decided = mining.credit(id, order.id, day, price)
      assert(decided.ok, `it is credited, not ${decided.ok ? '' : decided.refusal.kind}`)
      const reply = decided.value.reply as MinerCredited
      credited.push(reply)
      gains += reply.net
      owed += mostOwedForDay(order)
    }
  const orders = credited.length
  if (orders > 0) mining.done(minerPoolBook, { kind: 'settle_pool_day', day, orders, gains, losses: 0n, owed })
  return { gains, credited }
}
