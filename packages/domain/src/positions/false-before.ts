import type { Money, Quantity } from '../money/decimal.ts'
import { mulDiv } from '../money/mul-div.ts'
import type { ClosedReply, OpenedReply, PositionReply } from './position-replies.ts'
import type { LifeRow } from './position-result.ts'
import type { Realised, Settlement } from './settlement.ts'

/** `cost`: undefined once some of its profit was booked to cover other positions: a mark has moved it then. */
type Open = { quantity: Quantity; cost: Money | undefined }

/**
 * The first close of one of these positions that claims to have found it otherwise than the rows before made it: its
 * quantity, and what it had cost, on which its profit rests. Undefined where there is none. Rows come in their order, from
 * the one that opened the first of them. A sentence for people who read it in English.
 */
export function falseBefore(rows: readonly LifeRow[], ids: ReadonlySet<string>): string | undefined {
  const held = new Map<string, Open>()
  for (const row of rows) {
    const reply = row.reply as PositionReply
    if (reply.kind === 'opened') addTo(held, reply)
    if (reply.kind === 'funding')
      for (const { kind, subject } of row.postings) if (kind === 'profit') book(held, [{ positionId: subject }])
    if (reply.kind !== 'closed' && reply.kind !== 'reversed') continue
    const fault = takenFrom(held, reply, ids)
    if (fault !== undefined) return fault
    if (reply.opened !== undefined) addTo(held, reply.opened)
  }
  return undefined
}

function addTo(held: Map<string, Open>, { positionId, quantity, notional }: OpenedReply): void {
  const { quantity: before, cost } = held.get(positionId) ?? { quantity: 0n, cost: 0n }
  held.set(positionId, { quantity: before + quantity, cost: cost === undefined ? undefined : cost + notional })
}

function book(held: Map<string, Open>, realised: readonly Pick<Realised, 'positionId'>[]): void {
  for (const { positionId } of realised) {
    const open = held.get(positionId)
    if (open !== undefined) held.set(positionId, { ...open, cost: undefined })
  }
}

function takenFrom(
  held: Map<string, Open>,
  { settlements, realised }: ClosedReply,
  ids: ReadonlySet<string>,
): string | undefined {
  // Profits are booked between the closes of a row, and the row does not say where.
  book(held, [...realised, ...settlements.flatMap((each) => each.realised)])
  for (const settlement of settlements) {
    const { positionId, quantity } = settlement
    const open = held.get(positionId)
    if (!ids.has(positionId) || open === undefined) continue
    const fault = differenceOf(open, settlement)
    if (fault !== undefined) return fault
    held.set(positionId, {
      quantity: open.quantity - quantity,
      cost: open.cost === undefined ? undefined : open.cost - mulDiv(open.cost, quantity, open.quantity, 'down'),
    })
  }
  return undefined
}

function differenceOf({ quantity, cost }: Open, { positionId, before }: Settlement): string | undefined {
  if (before.quantity !== quantity) return `${positionId} is closed as if another quantity had been open`
  if (cost !== undefined && before.cost !== cost) return `${positionId} is closed as if it had cost something else`
  return undefined
}
