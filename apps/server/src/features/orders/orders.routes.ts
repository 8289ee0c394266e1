import { printDecimal } from '@touchstone/domain/money/decimal'
import type { OrderState } from '@touchstone/domain/positions/order'
import { ok } from '@touchstone/domain/result'
import { callCommands } from '@touchstone/signatures/call-commands'
import type { orders } from '@touchstone/wire/orders'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import type { CallerBooks } from '../../api/caller-books.ts'
import type { HandlersOf } from '../../api/handler.ts'
import { pageAnswer, stretchOf } from '../../api/page-answer.ts'
import type { Sql } from '../../platform/database.ts'
import { printedTime } from '../../api/printed.ts'
import { printedStop } from '../positions/position-record.ts'
import { type ListedOrder, listOrders } from './orders.store.ts'

export type OrdersDeps = { sql: Sql; books: CallerBooks }

export const ordersHandlers = ({ sql, books }: OrdersDeps): HandlersOf<typeof orders> => ({
  placeLimitOrder: (asked) => ok(callCommands.placeLimitOrder(asked)),
  placeLimitClose: (asked) => ok(callCommands.placeLimitClose(asked)),
  cancelOrder: (asked) => ok(callCommands.cancelOrder(asked)),
  async orders({ book, state, symbol, type, action, marginMode, from, to, ...page }, { caller }) {
    const bookId = await books.named(caller.userId, book)
    const until = to === undefined ? undefined : to + 999
    const filter = { states: statesOf[state], symbol, type, action, marginMode, from, to: until }
    const found = await listOrders(sql, bookId, filter, stretchOf(page))
    return ok(pageAnswer(page, found.total, found.orders.map(printed)))
  },
})

const statesOf = {
  open: ['open'],
  filled: ['filled'],
  cancelled: ['cancelled'],
  history: ['filled', 'cancelled'],
} as const satisfies Record<string, readonly OrderState[]>

type OrderRecord = z.input<typeof orders.orders.reply>['records'][number]

const printed = ({ order, fill }: ListedOrder): OrderRecord => ({
  id: order.id,
  type: order.type,
  action: order.action,
  state: order.state,
  symbol: order.symbol,
  direction: order.direction,
  marginMode: order.marginMode,
  leverage: order.leverage,
  quantity: printDecimal(order.quantity),
  price: printDecimal(order.price),
  positionId: order.positionId,
  reserved: printDecimal(order.reserved),
  feeRate: printDecimal(order.feeRate),
  takeProfit: printedStop(order.takeProfit),
  stopLoss: printedStop(order.stopLoss),
  placedTime: printWireTime(order.placedAt),
  expiresAtMs: order.expiresAt,
  closedTime: printedTime(order.closedAt),
  cancelReason: order.cancelReason,
  fillSequence: fill?.sequence ?? null,
  fillPrice: fill === undefined ? null : printDecimal(fill.price),
})
