import type { Direction } from '@touchstone/domain/positions/position'
import type { Position } from '../positions/positions.queries.ts'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { type LineKind, linesOf, type PriceLine, weightOf } from './price-lines.ts'

/** The lines of the order that is being typed, as decimal strings; those that are not known yet are left out. */
export type TicketDraft = { direction: Direction; type?: 'market' | 'limit' } & Partial<Record<LineKind, string>>

/** What the order would bring at each of its lines, ready to be shown. */
export type TicketLabels = Partial<Record<LineKind, string>>

/** A line of the order, or (`isHeld`) of a position that is open already. */
export type TicketLine = PriceLine & { isHeld: boolean; canMove: boolean; weight: number }

/** The order's own labels stay before those of what is open. */
const ownFirst = 2.5

const kinds: readonly LineKind[] = ['entry', 'takeProfit', 'stopLoss', 'liquidation']

/** All lines of the small chart, the order's own before those of open positions. */
export function ticketLines(draft: TicketDraft, positions: readonly Position[]): TicketLine[] {
  const drafted = kinds.flatMap((kind) => {
    const price = draft[kind]
    if (price === undefined || !isPrice(price)) return []
    const { direction } = draft
    const id = `draft:${kind}`
    const line = { id, positionId: '', kind, direction, price }
    return [{ ...line, isHeld: false, canMove: canMove(kind, draft), weight: weightOf(line) }]
  })
  // Where they would be liquidated is not what the order decides, and reads as if it were.
  const held = linesOf(positions, undefined)
    .filter(({ kind }) => kind !== 'liquidation')
    .map((line) => ({ ...line, isHeld: true, canMove: false, weight: weightOf(line) - ownFirst }))
  return [...drafted, ...held]
}

/** A market order has no say in its entry, and nobody in a liquidation. */
const canMove = (kind: LineKind, { type }: TicketDraft): boolean =>
  kind === 'takeProfit' || kind === 'stopLoss' || (kind === 'entry' && type !== 'market')

/** While somebody types, there may be half a price. */
const isPrice = (text: string): boolean => /^\d+(\.\d+)?$/.test(text) && /[1-9]/.test(text)

/** One press of a stepper in ticks: a round step, about five hundredths of a per cent of the price. Our choice. */
export function stepperTicks(price: string, tick: string): number {
  const aim = Math.max(1, Number(printDecimal(decimal(price))) / 2_000 / Number(tick))
  const power = 10 ** Math.floor(Math.log10(aim))
  const lead = aim / power
  return Math.round(power * (lead >= 5 ? 5 : lead >= 2 ? 2 : 1))
}
