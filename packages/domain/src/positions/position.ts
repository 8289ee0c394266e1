import type { RecordKind } from '../books/record-kind.ts'
import type { Money, Price, Quantity } from '../money/decimal.ts'

export type Direction = 'long' | 'short'
export type MarginMode = 'isolated' | 'cross'

/** A take-profit or stop-loss: it looks at the mark; without a quantity it closes the whole position. */
export type Stop = { price: Price; quantity: Quantity | null }

export type PositionState = 'running' | 'settling' | 'closed'

export type CloseReason = 'user' | 'take_profit' | 'stop_loss' | 'liquidation' | 'limit' | 'reverse'

/** One per book, symbol, direction and margin mode. */
export type Position = {
  id: string
  symbol: string
  direction: Direction
  marginMode: MarginMode
  state: PositionState
  quantity: Quantity
  /** Σ price × quantity, exact. Entry price = cost / quantity is for display only. */
  cost: Money
  /** Locked in `margin` for an isolated position; zero for a cross one. */
  margin: Money
  leverage: number
  /** Held by market closes that wait for their tick. */
  closingQuantity: Quantity
  takeProfit: Stop | null
  stopLoss: Stop | null
  /** Sums over the position's life, in USDT. */
  realisedProfit: Money
  feesPaid: Money
  fundingPaid: Money
  /** The highest margin-call threshold in percent that the user was notified of; 0 for none. */
  marginCallPercent: number
  openedAt: number
  closedAt: number | null
  closeReason: CloseReason | null
}

export const opposite = (direction: Direction): Direction => (direction === 'long' ? 'short' : 'long')

export const positionRecord: RecordKind<'position', Position> = {
  name: 'position',
  isOpen: ({ state }) => state !== 'closed',
  frozen: () => 'nothing',
  filing: ({ state, symbol, direction, marginMode, openedAt }) => ({
    state,
    subject: symbol,
    madeAt: openedAt,
    dueAt: null,
    slot: `${symbol} ${direction} ${marginMode}`,
    rank: null,
  }),
  decimals: {
    quantity: true,
    cost: true,
    margin: true,
    closingQuantity: true,
    takeProfit: { price: true, quantity: true },
    stopLoss: { price: true, quantity: true },
    realisedProfit: true,
    feesPaid: true,
    fundingPaid: true,
  },
}
