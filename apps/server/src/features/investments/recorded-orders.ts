import type { Pauses } from '@touchstone/domain/house-books/pauses'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import { bondSales } from '../bonds/bond-sales.ts'
import { printedMinerOrder } from '../mining/printed-miner.ts'
import { readPools } from '../house-books/house-books.store.ts'
import { poolAnswers } from '../house-books/pool-answers.store.ts'
import { orderRecord } from './order-record.ts'
import type { AnyOrder } from './product-orders.store.ts'

/** Orders as their owner reads them, each with the record with which it was bought. */
export function recordedOrders(deps: { sql: Sql } & Pick<HousePort, 'settings' | 'settingsVersions'>) {
  const sales = bondSales(deps)

  /** Of a book, in the order in which they came. */
  async function many(orders: readonly AnyOrder[], bookId: number, at: number) {
    const ids = orders.map(({ order }) => order.id)
    const found = await poolAnswers(deps.sql, bookId, ids)
    const ofBonds = orders.flatMap((each) => (each.family === 'bond' ? [each.order] : []))
    const bonds = new Map((await sales.orders(ofBonds, bookId, found, at)).map((record) => [record.id, record]))
    const pools = orders.some(({ family }) => family === 'strategy') ? await readPools(deps.sql) : []
    const pausesOf = (pool: number): Pauses => pools.find((each) => each.bookId === pool)?.pauses ?? { list: [] }
    return orders.flatMap((each) => {
      if (each.family === 'bond') return bonds.get(each.order.id) ?? []
      const inJournal = { bookId, answer: found.get(each.order.id) }
      return each.family === 'miner'
        ? printedMinerOrder(each.order, inJournal, at)
        : orderRecord(each.order, { ...inJournal, pauses: pausesOf(each.order.pool) }, at)
    })
  }

  return {
    many,
    async one(order: AnyOrder, bookId: number, at: number) {
      const [record] = await many([order], bookId, at)
      if (record === undefined) throw new Error(`order ${order.order.id} has no record`)
      return record
    },
  }
}

export type RecordedOrders = ReturnType<typeof recordedOrders>
