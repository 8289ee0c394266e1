import { recordsOf } from '@touchstone/domain/books/book'
import { recordsIn } from '@touchstone/domain/books/decision'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { type Order, orderRecord } from '@touchstone/domain/positions/order'
import { positionRecord } from '@touchstone/domain/positions/position'
import type { PositionWords } from '@touchstone/domain/positions/positions.journal'
import type { Settlement } from '@touchstone/domain/positions/settlement'
import { resultsIn } from '../../house/ledger/close-results.store.ts'
import type { Transaction } from '../../platform/database.ts'
import type { CommittedRow, MessageDraft, NounSide, RecordMessages } from '../feature/feature.ts'
import { type CalledPosition, readCalledPositions, readCancelledOrders } from './message-records.store.ts'

const settledKinds = {
  liquidation: 'position_liquidated',
  take_profit: 'take_profit_fired',
  stop_loss: 'stop_loss_fired',
  limit: 'limit_close_filled',
} as const

type Closed = CommittedRow<{ settlements: readonly Settlement[] }>

/** The user knows what they did themselves. What the house closed is told with the result that every screen shows. */
async function settlementMessages({ bookId, sequence, reply }: Closed, sql: Transaction): Promise<MessageDraft[]> {
  const drafts = reply.settlements.flatMap(
    ({ reason, positionId, symbol, direction, quantity, price, profit }, place) => {
      if (reason === 'user' || reason === 'reverse') return []
      const figures = { quantity: printDecimal(quantity), price: printDecimal(price), profit: printDecimal(profit) }
      const details = { symbol, direction, positionId, ...figures }
      return [{ kind: settledKinds[reason], details, place }]
    },
  )
  if (drafts.length === 0) return []
  const results = await resultsIn(sql, bookId, [sequence])
  return drafts.map(({ kind, details, place }) => {
    const net = results.find((each) => each.place === place)?.net
    const told = net === undefined ? details : { ...details, net: printDecimal(net) }
    return { kind, details: told, hasReceipt: true, ...(place === 0 ? {} : { part: place }) }
  })
}

export const positionMessages: NounSide<PositionWords>['messages'] = {
  opened({ command, reply: { symbol, direction, quantity, price, fee } }) {
    if (command.kind !== 'fill_limit_order') return []
    const details = { symbol, direction, quantity: printDecimal(quantity), price: printDecimal(price) }
    return [{ kind: 'limit_open_filled', details: { ...details, fee: printDecimal(fee) }, hasReceipt: true }]
  },
  closed: settlementMessages,
  reversed: settlementMessages,
  // The message of an isolated position names the position: it is one of records.
  margin_call: ({ reply: { positionId, percent } }) =>
    positionId === null ? [{ kind: 'cross_margin_called', details: { percent }, hasReceipt: false }] : [],
  funding: 'nothing',
  accepted: 'nothing',
  resting: 'nothing',
  cancelled: 'nothing',
  margin_added: 'nothing',
  margin_removed: 'nothing',
  leverage_set: 'nothing',
  stops_set: 'nothing',
}

export const calledPositions: RecordMessages<CalledPosition> = {
  changed({ book, reply }) {
    if (reply.kind !== 'margin_call' || reply.positionId === null) return []
    const position = recordsOf(book, positionRecord).get(reply.positionId)
    return position === undefined ? [] : [{ position, percent: reply.percent }]
  },
  read: readCalledPositions,
  messagesOf: ({ position: { id: positionId, symbol, direction }, percent }) => [
    { kind: 'isolated_margin_called', details: { percent, symbol, direction, positionId }, hasReceipt: false },
  ],
}

/** An order is cancelled once, so its id is the source, whichever command it was. */
export const cancelledOrders: RecordMessages<Order> = {
  changed: ({ changes }) => recordsIn(changes, orderRecord).filter(({ state }) => state === 'cancelled'),
  read: readCancelledOrders,
  messagesOf({ id: orderId, type, action, symbol, direction, quantity, price, cancelReason }) {
    if (cancelReason === null || cancelReason === 'user') return []
    const details = {
      orderId,
      type,
      action,
      symbol,
      direction,
      quantity: printDecimal(quantity),
      price: printDecimal(price),
      reason: cancelReason,
    }
    return [{ kind: 'order_cancelled', details, hasReceipt: false, source: `cancelled:${orderId}` }]
  },
}
