import type { Opened } from '@touchstone/domain/positions/opening'
import type { PositionWords } from '@touchstone/domain/positions/positions.journal'
import type { ClosedReply } from '@touchstone/domain/positions/position-replies'
import type { Settlement } from '@touchstone/domain/positions/settlement'
import type { EventFields, NounSide } from '../feature/feature.ts'

function fillOf(opened: Opened, orderId: string | undefined): EventFields {
  const { positionId, symbol, direction, marginMode, leverage, quantity, price, margin, fee } = opened
  const terms = { positionId, symbol, direction, marginMode, leverage }
  return { kind: 'fill', orderId: orderId ?? null, ...terms, quantity, price, margin, fee }
}

function settlementOf(settlement: Settlement, place: number, orderId: string | undefined): EventFields {
  const { positionId, reason, symbol, direction, marginMode, quantity, price, profit } = settlement
  const { closingFee, liquidationFee, insurancePaid } = settlement
  const terms = { positionId, reason, symbol, direction, marginMode, quantity, price, profit }
  return { kind: 'settlement', orderId: orderId ?? null, place, ...terms, closingFee, liquidationFee, insurancePaid }
}

function settled({ settlements, opened, orderId }: ClosedReply): EventFields[] {
  const closed = settlements.map((each, place) => settlementOf(each, place, orderId))
  return opened === undefined ? closed : [...closed, fillOf(opened, orderId)]
}

/** What happened; what a reply of another kind did shows in the records. */
export const positionEvents: NounSide<PositionWords>['events'] = {
  opened: (reply) => [fillOf(reply, reply.orderId)],
  closed: settled,
  reversed: settled,
  margin_call: ({ positionId, percent }) => [{ kind: 'margin_call', positionId, percent }],
  funding: 'nothing',
  accepted: 'nothing',
  resting: 'nothing',
  cancelled: 'nothing',
  margin_added: 'nothing',
  margin_removed: 'nothing',
  leverage_set: 'nothing',
  stops_set: 'nothing',
}

export const positionRecordEvents: NounSide<PositionWords>['eventsOfRecords'] = {
  position({ id, symbol, direction, marginMode, state, leverage, quantity, cost, margin, takeProfit, stopLoss }) {
    const terms = { id, symbol, direction, marginMode, state, leverage, quantity }
    return { kind: 'position', ...terms, cost, margin, takeProfit, stopLoss }
  },
  order(order) {
    const { id, type, action, state, symbol, direction, marginMode, leverage, quantity, price, positionId } = order
    const terms = { id, type, action, state, symbol, direction, marginMode, leverage, quantity, price, positionId }
    return { kind: 'order', ...terms, expiresAtMs: order.expiresAt, cancelReason: order.cancelReason }
  },
}
