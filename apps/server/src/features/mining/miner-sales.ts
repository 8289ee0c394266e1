import { type FactsByKind, named } from '@touchstone/domain/books/fact-kind'
import { minerPoolFact, networkDayFact } from '@touchstone/domain/mining/mining-facts'
import { wornAfter } from '@touchstone/domain/mining/output'
import { placesOf, settlementCurrency } from '@touchstone/domain/money/currency'
import { type Money, ONE, type Price } from '@touchstone/domain/money/decimal'
import { amountOf } from '@touchstone/domain/money/mul-div'
import { networks, type NetworkId } from '@touchstone/domain/networks/networks'
import { investmentsUnder, minersUnder } from '@touchstone/domain/settings/investments'
import { dayMs } from '@touchstone/domain/time'
import type { Candles } from '../../house/candles/candles.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import { type HeldPool, readPools } from '../house-books/house-books.store.ts'
import { minerOrdersCounted, minerSums } from './miner-orders.store.ts'
import { networkDayFrom, readNetworkDays } from './network-days.store.ts'
import { printedMiner, unitDays, unitsLeft } from './printed-miner.ts'

/** How many days of a machine are shown. Our choice. */
const unitDaysShown = 30

type Deps = { sql: Sql; candles: Pick<Candles, 'list'> } & Pick<HousePort, 'settings'>

/** The machines that are sold, and what people have in them. */
export function minerSales({ sql, candles, settings }: Deps) {
  /** At which price days of a network's coin have closed, the newest up to one of them. */
  async function closesOf(network: NetworkId, day: number, limit: number): Promise<ReadonlyMap<number, Price>> {
    const found = await candles.list(networks[network].symbol, '1d', { before: day + dayMs, limit })
    return new Map(found.map(({ openAt, close }) => [openAt, close]))
  }

  async function recent(network: NetworkId, limit: number) {
    const days = await readNetworkDays(sql, network, limit)
    const [lastDay] = days
    return { days, lastDay, closes: lastDay === undefined ? new Map() : await closesOf(network, lastDay.day, limit) }
  }

  const poolOf = (pools: readonly HeldPool[], product: string): HeldPool | undefined =>
    pools.find(({ pool }) => pool.purpose === 'miner' && pool.product === product)

  /** What one of a coin was worth in USDT when a day began; 0 where nobody knows. */
  async function openingPrice(network: NetworkId, midnight: number): Promise<Price> {
    const [last] = await candles.list(networks[network].symbol, '1d', { before: midnight + dayMs, limit: 1 })
    return last === undefined ? 0n : last.openAt === midnight ? last.open : last.close
  }

  return {
    async list(at: number) {
      const pools = await readPools(sql)
      const { passwordFrom } = investmentsUnder(settings())
      const known = new Map<NetworkId, ReturnType<typeof recent>>()
      return Promise.all(
        minersUnder(settings()).map(async (terms) => {
          const { network, id } = terms
          const days = known.get(network) ?? recent(network, 1)
          known.set(network, days)
          return printedMiner(terms, { passwordFrom, held: poolOf(pools, id), ...(await days), at })
        }),
      )
    },

    /** One machine, with what its last days would have brought to a unit. */
    async find(id: string, at: number) {
      const terms = minersUnder(settings()).find((each) => each.id === id)
      if (terms === undefined) return undefined
      const { passwordFrom } = investmentsUnder(settings())
      const { days, ...known } = await recent(terms.network, unitDaysShown)
      const held = poolOf(await readPools(sql), id)
      const printed = printedMiner(terms, { passwordFrom, held, ...known, at })
      return { ...printed, days: unitDays(terms, days, known.closes) }
    },

    /** What the command that buys is told of its pool and network, the price of a unit, and how many are left. */
    async offer(product: string): Promise<{ named: { byKind: FactsByKind }; price: Money; left: number | undefined }> {
      const terms = minersUnder(settings()).find(({ id }) => id === product)
      const held = poolOf(await readPools(sql), product)
      const isOnSale = held?.pool.isOnSale === true
      const [lastDay] = terms === undefined ? [] : await readNetworkDays(sql, terms.network, 1)
      const byKind = {
        ...named(minerPoolFact, { product, bookId: isOnSale ? held.bookId : 0 }),
        ...named(networkDayFact, lastDay && networkDayFrom(lastDay)),
      }
      return { named: { byKind }, price: terms?.price ?? 0n, left: isOnSale ? unitsLeft(held) : undefined }
    },

    /** What a book has in machines, in USDT: coins at the price at which the day began, less what is used up. */
    async totals(bookId: number, midnight: number, now: number) {
      const { invested, worn, income, runningCount } = await minerSums(sql, bookId, now)
      const counted = Map.groupBy(await minerOrdersCounted(sql, bookId, midnight - dayMs), (order) => order.network)
      let [totalIncome, todayIncome] = [-worn, 0n]
      for (const network of Object.keys(networks) as NetworkId[]) {
        const { coin } = networks[network]
        const price = await openingPrice(network, midnight)
        const valued = (amount: Money): Money => amountOf(amount, price, ONE, placesOf(settlementCurrency), 'down')
        totalIncome += valued(income.get(coin) ?? 0n)
        for (const order of counted.get(network) ?? [])
          todayIncome += valued(order.lastIncome) - (order.worn - wornAfter(order, order.daysPaid - 1))
      }
      return { invested, totalIncome, todayIncome, runningCount }
    },
  }
}
