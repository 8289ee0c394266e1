import * as z from 'zod/mini'
import { direction, leverage, marginMode, recordId, signedAmount, stop, symbol } from './fields.ts'

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
  profit: signedAmount,
  closingFee: signedAmount,
  liquidationFee: signedAmount,
  insurancePaid: signedAmount,
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

export const closed = z.looseObject({ kind: z.literal('closed'), settlements: z.array(settlement) })
export const reversed = z.looseObject({ kind: z.literal('reversed'), settlements: z.array(settlement) })

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
