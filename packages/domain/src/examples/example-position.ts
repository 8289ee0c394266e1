import { decimal, ONE } from '../money/decimal.ts'
import type { Position } from '../positions/position.ts'

/** A running position of one bitcoin at 1,000 USDT, but for what is given. */
export const examplePosition = (given: Partial<Position> = {}): Position => ({
  id: '7-1',
  symbol: 'BTC/USDT',
  direction: 'long',
  marginMode: 'isolated',
  state: 'running',
  quantity: ONE,
  cost: decimal('1000'),
  margin: decimal('100'),
  leverage: 10,
  closingQuantity: 0n,
  takeProfit: null,
  stopLoss: null,
  realisedProfit: 0n,
  feesPaid: 0n,
  fundingPaid: 0n,
  marginCallPercent: 0,
  openedAt: 0,
  closedAt: null,
  closeReason: null,
  ...given,
})
