import { rowOfId } from '../receipts/decided-row.ts'
import type { AcceptedRow, Armed, Crossing } from '../receipts/formula.ts'
import type { PositionCommand } from './position-commands.ts'
import type { PositionReply } from './position-replies.ts'
import type { Stop } from './position.ts'
import type { Settlement } from './settlement.ts'

type ArmedBy = Crossing['armedBy']
type Crosses = Crossing['crosses']

/**
 * An order rests from the row that accepted it. A close whose quantity a market close holds fills nothing: it is looked at
 * again once that one has filled.
 */
export const orderArmedBy =
  (orderId: string, closes: string | null, crosses: Crosses): ArmedBy =>
  (row) => {
    const hasFilled = closes !== null && row.command.kind === 'fill_market_order' && settles(row, closes)
    return row.sequence === rowOfId(orderId) || hasFilled ? { crosses, isSame: true } : undefined
  }

const settles = ({ reply }: AcceptedRow, positionId: string): boolean =>
  'settlements' in reply && (reply.settlements as Settlement[]).some((each) => each.positionId === positionId)

/**
 * A stop is armed by the row that set it or opened the position with it, and again by the one that fired the other stop,
 * since one command does both. What an order that was filled had asked for stands in another row: any fill of the position
 * will do.
 */
export const stopArmedBy =
  (
    { positionId, reason, stopPrice }: Pick<Settlement, 'positionId' | 'reason' | 'stopPrice'>,
    crossesAt: (price: Stop['price']) => Crosses,
    crosses: Crosses,
  ): ArmedBy =>
  (row) => {
    const command = row.command as PositionCommand
    const reply = row.reply as PositionReply
    const field = reason === 'take_profit' ? 'takeProfit' : 'stopLoss'
    const at = (stop: Stop | null): Armed | undefined =>
      stop === null ? undefined : { crosses: crossesAt(stop.price), isSame: stop.price === stopPrice }
    if (command.kind === 'set_stops') return command.positionId === positionId ? at(command[field]) : undefined
    if (command.kind === 'fire_stops') return command.positionId === positionId ? { crosses, isSame: true } : undefined
    if (reply.kind !== 'opened' || reply.positionId !== positionId) return undefined
    if (command.kind === 'open_position' || command.kind === 'place_limit_order') return at(command[field])
    return { crosses, isSame: true }
  }

/** The price at which an isolated position is liquidated changes with its margin: what moves that, arms it. */
export const liquidationArmedBy =
  (positionId: string, crosses: Crosses): ArmedBy =>
  ({ postings }) =>
    postings.some(({ subject, from, to }) => subject === positionId && (from === 'margin' || to === 'margin'))
      ? { crosses, isSame: true }
      : undefined
