import type { BondOrder } from '@touchstone/domain/bonds/bond-order'
import type { ReplyOf } from '@touchstone/domain/house-books/house-book-replies'
import { type MinerOrder, mostOwedFor as mostOwedForMachines, shareOf } from '@touchstone/domain/mining/miner-order'
import { type Money, printDecimal } from '@touchstone/domain/money/decimal'
import { mostOwedFor, type StrategyOrder } from '@touchstone/domain/strategies/strategy-order'
import type { PoolBooks } from './pool-books.ts'

type Grant = { place: string; pool: number; orderBook: number; amount: Money; owed: Money; isReturned: boolean }
/** `held` while it has its share; `over` when it gave it back. */
type Order = Pick<StrategyOrder, 'id' | 'product' | 'pool' | 'amount'> & {
  state: 'requested' | 'declined' | 'held' | 'over'
  bookId: number
  mostOwed: Money
  stillOwed: Money
}
type Returned = { place: string; orderId: string; owed: Money }

/** Whether each pool granted what its orders hold, with what covers it, and nothing else. */
export function createGrantCheck(differs: (sentence: string) => void) {
  const orders = new Map<string, Order>()
  const grants = new Map<string, Grant>()
  const returns: Returned[] = []

  function compareOrder(order: Order, pools: PoolBooks): void {
    const { id, state, product, pool, amount, bookId, mostOwed } = order
    const name = `order ${id}`
    const grant = grants.get(id)
    if (grant === undefined) {
      if (state !== 'requested' && state !== 'declined') differs(`${name} is ${state}, but no pool has granted it`)
      return
    }
    if (state === 'declined') differs(`${name} is declined, but ${grant.place} granted it`)
    if (pools.get(pool)?.product !== product) differs(`${name} names book ${pool}, which is no pool of its product`)
    const said = `${printDecimal(grant.amount)} to book ${grant.orderBook} from pool ${grant.pool}`
    const asked = `${printDecimal(amount)} to book ${bookId} from pool ${pool}`
    if (said !== asked) differs(`${grant.place} grants ${said} for ${name}, but it is ${asked}`)
    if (grant.owed !== mostOwed)
      differs(
        `${grant.place} covers ${printDecimal(grant.owed)} for ${name}, but it can be owed ${printDecimal(mostOwed)}`,
      )
    if (grant.isReturned && (state === 'held' || state === 'requested'))
      differs(`${name} is ${state}, but its share was freed`)
  }

  function compareReturn({ place, orderId, owed }: Returned): void {
    const left = orders.get(orderId)?.stillOwed
    if (left !== undefined && left !== owed)
      differs(`${place} frees ${printDecimal(owed)} owed for order ${orderId}, but ${printDecimal(left)} was left`)
  }

  return {
    noteOrder(bookId: number, order: StrategyOrder): void {
      const { id, product, pool, amount, daysPaid } = order
      const owed = { mostOwed: mostOwedFor(order), stillOwed: mostOwedFor(order, daysPaid) }
      const state =
        order.state === 'cancelled' || order.state === 'ended' || order.state === 'left' ? 'over' : order.state
      orders.set(id, { id, state, product, pool, amount, bookId, ...owed })
    },

    /** Of a bond, which owes nothing of the house's. */
    noteBondOrder(bookId: number, { id, state, product, pool, amount }: BondOrder): void {
      const ofState = {
        subscribed: 'held',
        running: 'held',
        withdrawn: 'over',
        returned: 'over',
        repaid: 'over',
      } as const
      const share = state === 'requested' || state === 'declined' ? state : ofState[state]
      orders.set(id, { id, state: share, product, pool, amount, bookId, mostOwed: 0n, stillOwed: 0n })
    },

    /** Of machines, which count by their units. */
    noteMinerOrder(bookId: number, order: MinerOrder): void {
      const { id, product, pool, daysPaid } = order
      const owed = { mostOwed: mostOwedForMachines(order), stillOwed: mostOwedForMachines(order, daysPaid) }
      const state =
        order.state === 'cancelled' || order.state === 'ended' || order.state === 'stopped' ? 'over' : order.state
      orders.set(id, { id, state, product, pool, amount: shareOf(order), bookId, ...owed })
    },

    noteGranted(place: string, pool: number, { orderId, orderBook, amount, owed }: ReplyOf<'granted'>): void {
      if (grants.has(orderId)) differs(`${place} grants order ${orderId} a second time`)
      grants.set(orderId, { place, pool, orderBook, amount, owed, isReturned: false })
    },

    /** A book's rows come in their order: the grant was seen before. */
    noteReturned(place: string, pool: number, { orderId, amount, owed }: ReplyOf<'grant_returned'>): void {
      const grant = grants.get(orderId)
      if (grant?.pool !== pool) {
        differs(`${place} frees the share of order ${orderId}, which it never granted`)
        return
      }
      if (grant.isReturned) differs(`${place} frees the share of order ${orderId} a second time`)
      if (grant.amount !== amount)
        differs(
          `${place} frees ${printDecimal(amount)} of order ${orderId}, but ${printDecimal(grant.amount)} was granted`,
        )
      grant.isReturned = true
      returns.push({ place, orderId, owed })
    },

    compare(pools: PoolBooks): void {
      for (const order of orders.values()) compareOrder(order, pools)
      for (const [id, { place }] of grants)
        if (!orders.has(id)) differs(`${place} grants order ${id}, which is not there`)
      for (const each of returns) compareReturn(each)
      const held = new Map<number, Money>()
      for (const { pool, amount, isReturned } of grants.values())
        if (!isReturned) held.set(pool, (held.get(pool) ?? 0n) + amount)
      for (const [bookId, { granted }] of pools) {
        const sum = held.get(bookId) ?? 0n
        if (granted !== sum)
          differs(`book ${bookId}: it has granted ${printDecimal(granted)}, but its orders hold ${printDecimal(sum)}`)
      }
    },
  }
}

export type GrantCheck = ReturnType<typeof createGrantCheck>
