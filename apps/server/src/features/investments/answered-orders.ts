import type { PoolPurpose } from '@touchstone/domain/house-books/purposes'
import type { Reply } from '@touchstone/domain/rulebook/nouns'
import type { Committed } from '../../executor/submission.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import { type AnyOrder, findAnyOrder } from './product-orders.store.ts'

/** With what an order says, by what its pool is for, that the pool has answered. */
const answersOf = {
  strategy: ['strategy_confirmed', 'strategy_declined'],
  bond: ['bond_confirmed', 'bond_declined'],
  miner: ['miner_confirmed', 'miner_declined'],
  // It is no purchase: nobody is granted a share of a first sale.
  ieo: [],
} as const satisfies Record<PoolPurpose, readonly Reply['kind'][]>
type Answer = Extract<Reply, { kind: (typeof answersOf)[PoolPurpose][number] }>
const answers: ReadonlySet<string> = new Set(Object.values(answersOf).flat())
const isAnswer = (reply: Reply): reply is Answer => answers.has(reply.kind)

/** How long a purchase waits for the answer of its pool before it answers without. */
const answeredWithinMs = 3_000

/** Returns what waits until a pool has answered an order, at most three seconds, and then returns the order as it is. */
export function answeredOrders({
  sql,
  onCommitted,
}: {
  sql: Sql
  onCommitted: HousePort['onCommitted']
}): (bookId: number, orderId: string) => Promise<AnyOrder> {
  /** Those who wait for an order: whoever repeats a request waits beside the first. */
  const waiting = new Map<string, Set<() => void>>()
  onCommitted((events: readonly Committed[]) => {
    if (waiting.size === 0) return
    for (const { reply } of events)
      if (isAnswer(reply)) for (const answer of waiting.get(reply.order.id) ?? []) answer()
  })

  async function current(bookId: number, orderId: string): Promise<AnyOrder> {
    const order = await findAnyOrder(sql, bookId, orderId)
    if (order === undefined) throw new Error(`order ${orderId} is missing right after it was made`)
    return order
  }

  return async (bookId, orderId) => {
    const answered = Promise.withResolvers<undefined>()
    const timer = setTimeout(() => {
      answered.resolve(undefined)
    }, answeredWithinMs)
    const answer = (): void => {
      answered.resolve(undefined)
    }
    const beside = waiting.get(orderId) ?? new Set()
    waiting.set(orderId, beside.add(answer))
    try {
      // It may have been answered before anybody listened.
      const found = await current(bookId, orderId)
      if (found.order.state !== 'requested') return found
      await answered.promise
      return await current(bookId, orderId)
    } finally {
      clearTimeout(timer)
      beside.delete(answer)
      if (beside.size === 0) waiting.delete(orderId)
    }
  }
}
