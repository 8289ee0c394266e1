import type { Direction } from '@touchstone/domain/positions/position'
import type { Position } from '../positions/positions.queries.ts'
import { isStop, type LineKind, linesOf, type PriceLine, type StopDraft, weightOf } from './price-lines.ts'

/** The lines of the order that is being typed, as decimal strings; those that are not known yet are left out. */
export type TicketDraft = {
  direction: Direction
  type?: 'market' | 'limit'
  /** The price that steps are counted by; without one each line has its own. */
  from?: string
} & Partial<Record<LineKind, string>>

/** What the order would bring at each of its lines, ready to be shown. */
export type TicketLabels = Partial<Record<LineKind, string>>

/** A line of the order, or (`isHeld`) of a position that is open already. */
export type TicketLine = PriceLine & { isHeld: boolean; canMove: boolean; weight: number; from: string }

/** The order's own labels stay before those of what is open. */
const ownFirst = 2.5

const kinds: readonly LineKind[] = ['alert', 'entry', 'takeProfit', 'stopLoss', 'liquidation']

/** All lines of the small chart, the order's own before those of open positions. `moved`: a stop that is under a finger. */
export function ticketLines(
  draft: TicketDraft,
  positions: readonly Position[],
  moved: StopDraft | undefined,
): TicketLine[] {
  const drafted = kinds.flatMap((kind) => {
    const price = draft[kind]
    if (price === undefined || !isPrice(price)) return []
    const { direction } = draft
    const id = `draft:${kind}`
    const line = { id, positionId: '', kind, direction, price }
    return [
      { ...line, isHeld: false, canMove: canMove(kind, draft), weight: weightOf(line), from: draft.from ?? price },
    ]
  })
  // Beside the order's own, where they would be liquidated reads as if the order decided it.
  const hasOwn = drafted.some(({ kind }) => kind === 'liquidation')
  const held = linesOf(positions, moved)
    .filter(({ kind }) => kind !== 'liquidation' || !hasOwn)
    .map((line) => ({
      ...line,
      isHeld: true,
      canMove: isStop(line.kind),
      weight: weightOf(line) - ownFirst,
      from: line.price,
    }))
  return [...drafted, ...held]
}

/** A market order has no say in its entry, and nobody in a liquidation. */
const canMove = (kind: LineKind, { type }: TicketDraft): boolean =>
  kind === 'entry' ? type !== 'market' : kind !== 'liquidation'

/** While somebody types, there may be half a price. */
const isPrice = (text: string): boolean => /^\d+(\.\d+)?$/.test(text) && /[1-9]/.test(text)
