import { type FactsByKind, named } from '@touchstone/domain/books/fact-kind'
import { minerPoolFact, networkDayFact } from '@touchstone/domain/mining/mining-facts'
import { wornAfter } from '@touchstone/domain/mining/output'
import { placesOf, settlementCurrency } from '@touchstone/domain/money/currency'
import { type Money, ONE } from '@touchstone/domain/money/decimal'
import { amountOf } from '@touchstone/domain/money/mul-div'
import type { NetworkId } from '@touchstone/domain/networks/networks'
import { minersUnder } from '@touchstone/domain/settings/investments'
import { dayMs } from '@touchstone/domain/time'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import { type HeldPool, readPools } from '../house-books/house-books.store.ts'
import { coinCloses, type CoinClosesDeps } from './coin-closes.ts'
import { minerOrdersCounted, minerSums } from './miner-orders.store.ts'
import { networkDayFrom, readNetworkDays } from './network-days.store.ts'
import { printedMiner, unitDays, unitsLeft } from './printed-miner.ts'

/** How many days of a machine are shown. Our choice. */
const unitDaysShown = 30

type Deps = { sql: Sql } & CoinClosesDeps & Pick<HousePort, 'settings'>

/** What the command that buys is told; `unitsMax` is what one person may hold, 0 for any number. */
type Offer = { named: { byKind: FactsByKind }; price: Money; unitsMax: number; left: number | undefined }

/** The machines that are sold, and what people have in them. */
export function minerSales({ sql, settings, ...prices }: Deps) {
  const closes = coinCloses(prices)

  async function recent(network: NetworkId, limit: number) {
    const days = await readNetworkDays(sql, network, limit)
    const ofDays = days.map(({ day }) => day)
    return { days, lastDay: days[0], closes: await closes.of(network, ofDays) }
  }

  const poolOf = (pools: readonly HeldPool[], product: string): HeldPool | undefined =>
    pools.find(({ pool }) => pool.purpose === 'miner' && pool.product === product)

  return {
    async list(at: number) {
      const pools = await readPools(sql)
      const known = new Map<NetworkId, ReturnType<typeof recent>>()
      return Promise.all(
        minersUnder(settings()).map(async (terms) => {
          const { network, id } = terms
          const days = known.get(network) ?? recent(network, 1)
          known.set(network, days)
          return printedMiner(terms, { held: poolOf(pools, id), ...(await days), settings: settings(), at })
        }),
      )
    },

    /** One machine, with what its last days would have brought to a unit. */
    async find(id: string, at: number) {
      const terms = minersUnder(settings()).find((each) => each.id === id)
      if (terms === undefined) return undefined
      const { days, ...known } = await recent(terms.network, unitDaysShown)
      const held = poolOf(await readPools(sql), id)
      const printed = printedMiner(terms, { held, ...known, settings: settings(), at })
      return { ...printed, days: unitDays(terms, days, known.closes) }
    },

    /** What the command that buys is told of its pool and network, the price of a unit, and how many are left. */
    async offer(product: string): Promise<Offer> {
      const terms = minersUnder(settings()).find(({ id }) => id === product)
      const held = poolOf(await readPools(sql), product)
      const isOnSale = held?.pool.isOnSale === true
      const [lastDay] = terms === undefined ? [] : await readNetworkDays(sql, terms.network, 1)
      const byKind = {
        ...named(minerPoolFact, { product, bookId: isOnSale ? held.bookId : 0 }),
        ...named(networkDayFact, lastDay && networkDayFrom(lastDay)),
      }
      return {
        named: { byKind },
        price: terms?.price ?? 0n,
        unitsMax: terms?.unitsMax ?? 0,
        left: isOnSale ? unitsLeft(held) : undefined,
      }
    },

    /** What a book has in machines, in USDT: coins at the price at which the day began, less what is used up. */
    async totals(bookId: number, midnight: number, now: number) {
      const { invested, worn, income, runningCount } = await minerSums(sql, bookId, now)
      const counted = Map.groupBy(await minerOrdersCounted(sql, bookId, midnight - dayMs), (order) => order.network)
      let [totalIncome, todayIncome] = [-worn, 0n]
      for (const [network, paid] of income) {
        const price = await closes.opening(network, midnight)
        const valued = (amount: Money): Money => amountOf(amount, price, ONE, placesOf(settlementCurrency), 'down')
        totalIncome += valued(paid)
        for (const order of counted.get(network) ?? [])
          todayIncome += valued(order.lastIncome) - (order.worn - wornAfter(order, order.daysPaid - 1))
      }
      return { invested, totalIncome, todayIncome, runningCount }
    },
  }
}
