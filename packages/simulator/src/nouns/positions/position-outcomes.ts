import type { marginCallPercents } from '@touchstone/domain/positions/margin-call'
import type { OrderCancelReason } from '@touchstone/domain/positions/order'
import type { CloseReason, MarginMode } from '@touchstone/domain/positions/position'
import type { PositionReply } from '@touchstone/domain/positions/position-replies'
import type { PositionWords } from '@touchstone/domain/positions/positions.journal'
import type { SeenRow, Text } from '../../noun/coverage.ts'

type Row = SeenRow<PositionWords>
type Settlement = Extract<Text<PositionReply>, { kind: 'closed' }>['settlements'][number]
/** Those that may wait for the next tick. */
type Waiting = (typeof waiting)[number]
const waiting = [
  'open_position',
  'place_limit_order',
  'place_limit_close',
  'close_position',
  'reverse_position',
  'close_all',
] as const satisfies PositionWords['user']['kind'][]

export type PositionOutcome =
  | `closed: ${CloseReason}, ${MarginMode}`
  | `closed in part: ${Exclude<CloseReason, 'liquidation'>}`
  | `shortage covered: ${CloseReason}`
  | `cancelled: ${OrderCancelReason}`
  | `pending: ${Waiting}`
  | `margin call: ${(typeof marginCallPercents)[number]} %`
  | `funding: ${'paid' | 'received'}`
  | `insurance: ${MarginMode}`
  | `boundary: ${MarginMode}`
  | 'liquidated within a close'

export function positionOutcomes(row: Row): PositionOutcome[] {
  const { command, reply } = row
  switch (reply.kind) {
    case 'closed':
    case 'reversed':
      return closed(reply, command.kind)
    case 'cancelled':
      return [`cancelled: ${reply.reason ?? (command.kind === 'expire_order' ? 'expired' : 'user')}`]
    case 'accepted':
      return pending(command.kind)
    case 'margin_call':
      return reply.percent === 80 || reply.percent === 90 ? [`margin call: ${reply.percent} %`] : []
    case 'funding':
      return reply.payments.map(({ amount }) => (amount.startsWith('-') ? 'funding: received' : 'funding: paid'))
    case 'opened':
    case 'resting':
    case 'margin_added':
    case 'margin_removed':
    case 'leverage_set':
    case 'stops_set':
      return []
  }
}

const pending = (kind: Row['command']['kind']): PositionOutcome[] =>
  waiting.filter((each) => each === kind).map((each) => `pending: ${each}` as const)

function closed(
  reply: Extract<Row['reply'], { kind: 'closed' | 'reversed' }>,
  kind: Row['command']['kind'],
): PositionOutcome[] {
  const isWaiting = reply.kind === 'closed' && (reply.pending ?? []).length > 0
  return [
    ...(isWaiting ? pending(kind) : []),
    ...(reply.insurancePaid === '0' ? [] : ['insurance: cross' as const]),
    ...reply.settlements.flatMap((each) => settled(each, kind)),
  ]
}

function settled(each: Settlement, kind: string): PositionOutcome[] {
  const { reason, marginMode } = each
  const isPart = each.quantity !== each.before.quantity
  const isWithinClose = reason === 'liquidation' && kind !== 'liquidate_position' && kind !== 'liquidate_cross'
  return [
    `closed: ${reason}, ${marginMode}`,
    ...(isPart && reason !== 'liquidation' ? [`closed in part: ${reason}` as const] : []),
    ...(marginMode === 'isolated' && each.insurancePaid !== '0' ? ['insurance: isolated' as const] : []),
    ...(each.realised.length > 0 ? [`shortage covered: ${reason}` as const] : []),
    ...(isWithinClose ? ['liquidated within a close' as const] : []),
  ]
}
