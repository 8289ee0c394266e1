import { type FactsByKind, named } from '@touchstone/domain/books/fact-kind'
import { mostOwedFor, shareOf } from '@touchstone/domain/mining/miner-order'
import { minerPoolFact, type NetworkDay, networkDayFact } from '@touchstone/domain/mining/mining-facts'
import { networks } from '@touchstone/domain/networks/networks'
import { simulatedDay } from '@touchstone/domain/networks/simulated-network'
import { unitOf } from '@touchstone/domain/money/mul-div'
import { decimal } from '@touchstone/domain/money/decimal'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { minersUnder } from '@touchstone/domain/settings/investments'
import type { MinerTerms } from '@touchstone/domain/settings/miner-terms'
import type { Submission } from '@touchstone/server/executor/submission'
import { houseBook, poolHolder } from '@touchstone/server/features/house-books/house-books.store'
import type { House } from '@touchstone/server/house/house'
import type { Sql } from '@touchstone/server/platform/database'
import type { Random } from '../chance/random.ts'
import type { Desk, Intent } from '../desk/desk.ts'
import type { Observer } from '../desk/observer.ts'
import { dayMs } from '../naive-model/naive-restrictions.ts'
import { num } from '../naive-model/numbers.ts'
import { poolIn } from '../nouns/house-books/naive-house-books.ts'
import { must } from './must.ts'
import { neverHosted, neverKnown } from './never-sold.ts'

/** What is known of machines, which commands that buy name as the server's routes do. */
export function createMinerFacts() {
  const bookIds = new Map<string, number>()
  let known: NetworkDay | undefined
  return {
    bookIds,
    learn: (day: NetworkDay | undefined): void => void (known = day),
    known: (): NetworkDay | undefined => known,
    factsOf: (product: string): FactsByKind => ({
      ...named(minerPoolFact, { product, bookId: bookIds.get(product) ?? 0 }),
      ...named(networkDayFact, product === neverKnown ? undefined : known),
    }),
  }
}

export type MinerFacts = ReturnType<typeof createMinerFacts>

type Company = { sql: Sql; random: Random; desk: Desk; observer: Observer; facts: MinerFacts }

/** Machines as the house opens them, and as operators and people who are in a hurry see them. */
export function createMinerOffers({ sql, random, desk, observer, facts }: Company) {
  let orders = 0

  async function open(house: House, treasury: number, terms: MinerTerms): Promise<void> {
    const { id: product } = terms
    const currency = networks[terms.network].coin
    const pool = await houseBook(sql, poolHolder(product))
    await must(house, pool, `sandbox:make:${product}`, { kind: 'make_pool', purpose: 'miner', product, currency })
    facts.bookIds.set(product, pool)
    const [capacity, mostOwed] = [shareOf(terms), mostOwedFor(terms)]
    const allotted = { kind: 'allot_capital', pool, product, currency, amount: mostOwed, operators: [] } as const
    await must(house, treasury, `sandbox:allot:${product}`, allotted)
    await house.idle()
    const opened = { kind: 'open_sale', product, capacity, mostOwed, operators: [] } as const
    await must(house, pool, `sandbox:open:${product}`, opened)
  }

  /** What must be refused: figures that are none, days again and too early, and coins again or none. */
  function astray(treasury: number, known: NetworkDay): Omit<Submission, 'key'> {
    const record = (day: number, changed: object = {}): Command => ({
      kind: 'record_network_day',
      network: 'bitcoin',
      ...simulatedDay(day),
      ...changed,
    })
    const { bookId, day } = known
    return random.pick<Omit<Submission, 'key'>>([
      { bookId, command: record(day) },
      { bookId, command: record(day + 9 * dayMs) },
      { bookId, command: record(day + dayMs, { fees: unitOf(8) }) },
      { bookId, command: { kind: 'grant_demo' } },
      { bookId: treasury, command: record(day) },
      { bookId: treasury, command: { kind: 'raise_coin_capital', currency: 'BTC' } },
      { bookId: treasury, command: { kind: 'raise_coin_capital', currency: 'ETH' } },
      { bookId, command: { kind: 'raise_coin_capital', currency: 'BTC' } },
    ])
  }

  /** In good order: more coins, to the last satoshi, a sale that is opened again, and one that ends. */
  function usual(treasury: number, terms: MinerTerms, pool: number): Omit<Submission, 'key'> {
    const { id: product } = terms
    const operators = [1, 2]
    const amount = random.pick([decimal('0.001'), decimal('0.00000001'), decimal('9'), unitOf(9), 0n])
    const allot = { kind: 'allot_capital', pool, product, currency: 'BTC', amount, operators } as const
    const opening = {
      kind: 'open_sale',
      product,
      capacity: shareOf(terms),
      mostOwed: mostOwedFor(terms),
      operators,
    } as const
    const back = { kind: 'return_escrow', treasury, product, amount, operators } as const
    return random.pick<Omit<Submission, 'key'>>([
      { bookId: treasury, command: allot },
      { bookId: pool, command: opening },
      { bookId: pool, command: back },
    ])
  }

  return {
    async join(house: House, treasury: number): Promise<void> {
      for (const { currency } of house.settings().investments?.coinCapital ?? [])
        await must(house, treasury, `sandbox:capital:${currency}`, { kind: 'raise_coin_capital', currency })
      for (const terms of minersUnder(house.settings()))
        if (terms.id !== neverHosted) await open(house, treasury, terms)
    },
    /** Several people at once, who want the last units; always before a crash. */
    rush(now: number, isBeforeCrash: boolean): Intent[] {
      if (!isBeforeCrash && !random.happens(0.15)) return []
      const product = random.happens(0.7) ? 'scarce-1' : 'earner-2'
      const pool = observer.model.books.get(facts.bookIds.get(product) ?? 0)
      const sold = pool && poolIn(pool)
      if (sold === undefined) return []
      const left = Math.min(4, sold.capacity.minus(sold.granted).toNumber())
      const able = [...observer.model.books.values()].filter(
        ({ world, protection, accounts }) =>
          world === 'real' && protection.acknowledged && (accounts.get('balance:USDT') ?? num(0)).gte(200),
      )
      if (able.length === 0 || left < 1) return []
      const termsSha256 = observer.termsOf(1).machines.get(product)?.termsSha256
      const command = { kind: 'buy_miner', product, units: left, termsSha256 } as const
      return [1, 2, 3].map(() => desk.intend(random.pick(able).id, command, now))
    },
    ordered(house: House, treasury: number): Submission[] {
      const known = facts.known()
      if (!random.happens(0.25)) return []
      const machines = minersUnder(house.settings())
      if (machines.length === 0) return []
      const terms = random.pick(machines)
      const pool = facts.bookIds.get(terms.id)
      if (known === undefined) return []
      const order = pool === undefined || random.happens(0.7) ? astray(treasury, known) : usual(treasury, terms, pool)
      return [{ ...order, key: `machine-proposal:${(orders += 1)}` }]
    },
  }
}
