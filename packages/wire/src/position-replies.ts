import * as z from 'zod/mini'
import {
  atMs,
  bookName,
  direction,
  leverage,
  marginMode,
  recordId,
  signedAmount,
  stop,
  symbol,
  time,
} from './fields.ts'

const closeReason = z.enum(['user', 'take_profit', 'stop_loss', 'liquidation', 'limit', 'reverse'])

/** `missing`: the symbol has no price. Values that depend on it are null then, never invented. */
export const markState = z.enum(['open', 'stale', 'closed', 'missing'])

/** Of a price that something is valued at. A stale or closed one is the last there was. */
export const markFields = { mark: z.nullable(signedAmount), markState, markTime: z.nullable(time) }

/**
 * What a close brought, in USDT, net of everything: profit − opening fee − closing fee − liquidation fee − funding +
 * insurance. Opening fee, funding and margin are the shares of the closed quantity.
 */
export const closeResult = z.object({
  quantity: signedAmount,
  /** The averages, for display: cost / quantity and value / quantity. */
  entryPrice: signedAmount,
  exitPrice: signedAmount,
  profit: signedAmount,
  openingFee: signedAmount,
  closingFee: signedAmount,
  liquidationFee: signedAmount,
  /** What was paid; negative where it was received. */
  funding: signedAmount,
  /** What the fund of the house bore of the loss. */
  insurance: signedAmount,
  /** What was put up. */
  margin: signedAmount,
  net: signedAmount,
  /** net / margin; null where no margin was put up. */
  yield: z.nullable(signedAmount),
})

/** A close of a part, or of all there was; book and sequence name its receipt. */
export const partResult = z.extend(closeResult, {
  sequence: z.int(),
  /** Which settlement of that command it is, from 0: one command may close one position twice. */
  place: z.int(),
  time,
  reason: closeReason,
})

/** The closes of a position that one answer holds: of each in a list, and of one that was asked for. */
export const partsMax = { listed: 20, one: 100 }

/** What a position has brought so far, net of all fees. */
export const positionLife = z.object({
  /** Over its life: the sum of all its closes. Null while something is open. */
  result: z.nullable(closeResult),
  /** How many closes there were. */
  closes: z.int(),
  /** Each by itself, oldest first; of many only the latest. */
  parts: z.array(partResult),
})

/** Amounts in USDT. */
export const position = z.object({
  id: recordId,
  symbol,
  direction,
  marginMode,
  /** `settling`: all of it waits for the tick on which it is closed. */
  state: z.enum(['running', 'settling', 'closed']),
  leverage,
  quantity: signedAmount,
  /** The part of the quantity that waits for the tick on which it is closed. */
  closingQuantity: signedAmount,
  /** The average, for display: cost / quantity. Null once nothing is left. */
  entryPrice: z.nullable(signedAmount),
  ...markFields,
  notional: z.nullable(signedAmount),
  /** Isolated: the locked margin. Cross: notional / leverage. */
  margin: z.nullable(signedAmount),
  /** At mark, before the closing fee. */
  profit: z.nullable(signedAmount),
  /** profit / margin. */
  yield: z.nullable(signedAmount),
  /** Maintenance / equity: of the position, or of all cross positions together. At 1 it is liquidated; null past that. */
  marginRatio: z.nullable(signedAmount),
  /** The mark at which it is liquidated while all other marks stay unchanged; null if there is none. */
  liquidationPrice: z.nullable(signedAmount),
  takeProfit: stop,
  stopLoss: stop,
  openTime: time,
  /** Of the command that opened it: book and sequence name a receipt. */
  openSequence: z.int(),
  closeTime: z.nullable(time),
  closeReason: z.nullable(closeReason),
  /** Of an open one empty: its closes so far are asked for with `result`. */
  ...positionLife.shape,
})

/** What a position has brought so far, close by close, and what its open part bears already. Amounts in USDT. */
export const positionResult = z.object({
  id: recordId,
  symbol,
  direction,
  leverage,
  openTime: time,
  ...positionLife.shape,
  open: z.nullable(
    z.object({
      quantity: signedAmount,
      cost: signedAmount,
      margin: signedAmount,
      openingFee: signedAmount,
      funding: signedAmount,
      realised: signedAmount,
    }),
  ),
})

export const summary = z.object({
  /** The equity of the cross positions: contract + their profit. */
  equity: z.nullable(signedAmount),
  /** The amount available for opening, staking or withdrawing. */
  free: z.nullable(signedAmount),
  /** Locked in isolated positions, and notional / leverage of cross ones. */
  margin: z.nullable(signedAmount),
  /** Of all open positions at mark. */
  profit: z.nullable(signedAmount),
  /** Maintenance / equity of the cross positions; 0 without any, null where no equity is left. */
  marginRatio: z.nullable(signedAmount),
  openCount: z.int(),
  /** Everything in trading but stakes: contract, locked margin, what orders have reserved, and profit. */
  total: z.nullable(signedAmount),
  reserved: signedAmount,
  orderCount: z.int(),
  /** The worst state of the prices used above. If one is missing, the values that depend on it are null. */
  markState,
})

/**
 * The input of the domain's `preview`, as its canonical texts. House exposure is not included: only the command knows
 * it.
 */
export const previewFacts = z.object({
  atMs,
  settingsVersion: z.int(),
  /** Null when the version is the one that was named. */
  settings: z.nullable(z.string()),
  book: z.object({
    id: z.int(),
    world: bookName,
    sequence: z.int(),
    head: z.string(),
    state: z.string(),
    positions: z.array(z.string()),
    orders: z.array(z.string()),
  }),
  /** One a symbol that the book holds something in, and of the one that was named: tick in force, state, gapAhead. */
  markets: z.array(z.string()),
})

export const leverageOf = z.object({ symbol, marginMode, leverage, leverageMax: leverage })
export const leverageSet = z.looseObject({ kind: z.literal('leverage_set'), symbol, marginMode, leverage })
