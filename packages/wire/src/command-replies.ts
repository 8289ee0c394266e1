import * as z from 'zod/mini'
import { direction, leverage, marginMode, recordId, signedAmount, stop, symbol } from './fields.ts'

/** The profit of another cross position, booked at its mark to cover a loss while it stays open. */
export const realisedProfit = z.looseObject({
  positionId: recordId,
  symbol,
  direction,
  quantity: signedAmount,
  /** What the position cost before it was booked; afterwards its cost is its value at the mark. */
  cost: signedAmount,
  mark: signedAmount,
  profit: signedAmount,
})

/** How one closing was settled; amounts in USDT. */
export const settlement = z.looseObject({
  formula: z.optional(z.literal('position_settlement')),
  /** Of the tick that it was closed on. */
  sequence: z.optional(z.int()),
  reason: z.enum(['user', 'take_profit', 'stop_loss', 'liquidation', 'limit', 'reverse']),
  positionId: recordId,
  symbol,
  direction,
  marginMode,
  quantity: signedAmount,
  price: signedAmount,
  feeRate: z.optional(signedAmount),
  /** Zero where it is no liquidation. */
  liquidationRate: z.optional(signedAmount),
  /** The position, and what the contract account held, before it. */
  before: z.optional(
    z.looseObject({ quantity: signedAmount, cost: signedAmount, margin: signedAmount, available: signedAmount }),
  ),
  profit: signedAmount,
  /** Isolated margin that came free, before any loss and fee. */
  released: z.optional(signedAmount),
  closingFee: signedAmount,
  liquidationFee: signedAmount,
  insurancePaid: signedAmount,
  /** Of a take-profit or stop-loss: the price that was crossed. */
  stopPrice: z.optional(z.nullable(signedAmount)),
  realised: z.optional(z.array(realisedProfit)),
})

export const opened = z.looseObject({
  kind: z.literal('opened'),
  formula: z.optional(z.literal('position_opening')),
  /** Of the tick that it filled on. */
  sequence: z.optional(z.int()),
  positionId: recordId,
  symbol,
  direction,
  marginMode,
  leverage: z.optional(leverage),
  quantity: signedAmount,
  price: signedAmount,
  feeRate: z.optional(signedAmount),
  notional: z.optional(signedAmount),
  margin: signedAmount,
  fee: signedAmount,
})

/** The contract account and all cross positions before a cross liquidation. */
export const crossBefore = z.looseObject({
  available: signedAmount,
  positions: z.array(z.looseObject({ id: recordId, symbol, direction, quantity: signedAmount, cost: signedAmount })),
})

const closing = {
  settlements: z.array(settlement),
  /** Profits of other cross positions that cover what the closes were short of. */
  realised: z.optional(z.array(realisedProfit)),
  /** Of a cross liquidation alone. */
  before: z.optional(z.nullable(crossBefore)),
  insurancePaid: z.optional(signedAmount),
}
export const closed = z.looseObject({ kind: z.literal('closed'), ...closing })
export const reversed = z.looseObject({
  kind: z.literal('reversed'),
  ...closing,
  /** The position in the other direction. */
  opened,
})

/** A market order on a live feed: it fills on the first tick after it. */
export const accepted = z.looseObject({
  kind: z.literal('accepted'),
  orderId: recordId,
  state: z.literal('pending'),
})

export const resting = z.looseObject({ kind: z.literal('resting'), orderId: recordId })
export const cancelled = z.looseObject({ kind: z.literal('cancelled'), orderId: recordId })

export const marginMoved = z.looseObject({
  kind: z.enum(['margin_added', 'margin_removed']),
  positionId: recordId,
  amount: signedAmount,
  margin: signedAmount,
})

export const stopsSet = z.looseObject({
  kind: z.literal('stops_set'),
  positionId: recordId,
  takeProfit: stop,
  stopLoss: stop,
})

/**
 * The reply to a command: the outcome as the journal recorded it, with its place there. Book and sequence name its
 * receipt.
 */
export const outcomeOf = <Outcome extends z.ZodMiniType>(outcome: Outcome) =>
  z.object({ bookId: z.int(), sequence: z.int(), outcome })
