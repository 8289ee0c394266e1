import * as z from 'zod/mini'
import { form } from './expectations.ts'
import { amount, atMs, direction, leverage, marginMode, signedAmount, stop, symbol } from './fields.ts'
import { depositStates, withdrawalStages } from './funds-states.ts'
import { candleInterval, marketState } from './market.ts'
import { topicForm, topicsMax } from './stream-topics.ts'

/** All changes within this time are sent in one frame per socket. */
export const frameEveryMs = 100

export const topic = z.string().check(form(topicForm, 'topic'))
const topics = z.array(topic).check(z.minLength(1), z.maxLength(topicsMax))

/**
 * The frames of a client, by `op`. Each is answered at once: with the frame of the same name in `serverFrames`, or an
 * error.
 */
export const clientFrames = {
  /**
   * Adds to the socket's topics. The next frame has the newest state of all its topics, every later one the changes.
   */
  subscribe: z.strictObject({ op: z.literal('subscribe'), topics }),
  unsubscribe: z.strictObject({ op: z.literal('unsubscribe'), topics }),
  /** After `signed_in` the user's own events are sent too; read earlier state over HTTP. */
  sign_in: z.strictObject({
    op: z.literal('sign_in'),
    token: z.string().check(form(/^[\x21-\x7e]{1,200}$/, 'token')),
  }),
  ping: z.strictObject({ op: z.literal('ping') }),
} as const

export const clientFrame = z.discriminatedUnion('op', [
  clientFrames.subscribe,
  clientFrames.unsubscribe,
  clientFrames.sign_in,
  clientFrames.ping,
])
export type ClientFrame = z.output<typeof clientFrame>

/** The tick in force. `tapedAtMs`: when it came into force. */
export const tickItem = z.object({
  symbol,
  bid: amount,
  ask: amount,
  mark: amount,
  last: amount,
  sequence: z.int(),
  sourceAtMs: atMs,
  tapedAtMs: atMs,
  state: marketState,
})

/** A candle of mark, sent repeatedly while it grows; a candle that opens at the same time replaces it. */
export const candleItem = z.object({
  symbol,
  interval: candleInterval,
  openAtMs: atMs,
  open: amount,
  high: amount,
  low: amount,
  close: amount,
  volume: amount,
})

/** Of a book they come in the order of its sequence; one command may make several. */
const ofBook = { bookId: z.int(), book: z.string(), sequence: z.int(), atMs }

/** An opening was filled, or added to a position. `orderId` where an order was. */
const fill = z.object({
  kind: z.literal('fill'),
  ...ofBook,
  orderId: z.nullable(z.string()),
  positionId: z.string(),
  symbol,
  direction,
  marginMode,
  leverage,
  quantity: amount,
  price: amount,
  margin: amount,
  fee: amount,
})

/** A position was closed, whole or in part, by whatever reason. */
const settlement = z.object({
  kind: z.literal('settlement'),
  ...ofBook,
  orderId: z.nullable(z.string()),
  /** Which of its command it is, from 0; with the sequence it names its result. */
  place: z.int(),
  positionId: z.string(),
  reason: z.enum(['user', 'take_profit', 'stop_loss', 'liquidation', 'limit', 'reverse']),
  symbol,
  direction,
  marginMode,
  quantity: amount,
  price: amount,
  /** Of prices alone, before all fees and funding. */
  profit: signedAmount,
  closingFee: amount,
  liquidationFee: amount,
  insurancePaid: amount,
})

/** Maintenance has passed this many percent of the equity of a position, or of all cross positions (null). */
const marginCall = z.object({
  kind: z.literal('margin_call'),
  ...ofBook,
  positionId: z.nullable(z.string()),
  percent: z.int(),
})

const position = z.object({
  kind: z.literal('position'),
  ...ofBook,
  id: z.string(),
  symbol,
  direction,
  marginMode,
  state: z.enum(['running', 'settling', 'closed']),
  leverage,
  quantity: amount,
  cost: amount,
  margin: amount,
  takeProfit: stop,
  stopLoss: stop,
})

const order = z.object({
  kind: z.literal('order'),
  ...ofBook,
  id: z.string(),
  type: z.enum(['limit', 'market']),
  action: z.enum(['open', 'close', 'reverse']),
  state: z.enum(['open', 'filled', 'cancelled']),
  symbol,
  direction,
  marginMode,
  leverage,
  quantity: amount,
  price: amount,
  positionId: z.nullable(z.string()),
  expiresAtMs: z.nullable(atMs),
  cancelReason: z.nullable(z.string()),
})

const secondContract = z.object({
  kind: z.literal('second_contract'),
  ...ofBook,
  id: z.string(),
  state: z.enum(['placed', 'won', 'lost', 'tied', 'void']),
  symbol,
  direction: z.enum(['rise', 'fall']),
  stake: amount,
  payoutRate: amount,
  payout: amount,
  openPrice: z.nullable(amount),
  closePrice: z.nullable(amount),
  expiresAtMs: atMs,
})

/** A withdrawal was asked for, or has come to another stage. */
const withdrawal = z.object({
  kind: z.literal('withdrawal'),
  ...ofBook,
  id: z.string(),
  status: z.int(),
  stage: z.enum(withdrawalStages),
  currency: z.string(),
  amount,
  fee: amount,
})

/** A deposit was reported, or changed its state. It is not part of a book; its credit shows in the balances. */
const deposit = z.object({
  kind: z.literal('deposit'),
  id: z.string(),
  status: z.int(),
  state: z.enum(depositStates),
  atMs,
})

/** An application to verify the user's identity changed its state. */
const identity = z.object({
  kind: z.literal('identity'),
  level: z.union([z.literal(1), z.literal(2)]),
  state: z.enum(['submitted', 'waiting', 'verified', 'rejected']),
  atMs,
})

/** Every account of the book that holds something, as the command left it. */
const balances = z.object({
  kind: z.literal('balances'),
  ...ofBook,
  accounts: z.array(z.object({ account: z.string(), currency: z.string(), balance: signedAmount })),
})

/** How many internal messages are unread now. */
const message = z.object({ kind: z.literal('message'), unread: z.int(), atMs })

export const userEvent = z.discriminatedUnion('kind', [
  fill,
  settlement,
  marginCall,
  position,
  order,
  secondContract,
  withdrawal,
  deposit,
  identity,
  balances,
  message,
])
export type UserEvent = z.output<typeof userEvent>

/** The frames of the server, by `op`. `sentAtMs` is the server's clock. */
export const serverFrames = {
  /**
   * The changes since the previous frame: at most one in 100 ms. A slow reader gets the newest state, never a backlog.
   */
  update: z.object({
    op: z.literal('update'),
    sentAtMs: atMs,
    ticks: z.optional(z.array(tickItem)),
    candles: z.optional(z.array(candleItem)),
    events: z.optional(z.array(userEvent)),
  }),
  /** Events of the user did not fit and were dropped: read their state again over HTTP. */
  lost: z.object({ op: z.literal('lost'), sentAtMs: atMs }),
  /** All that the socket has subscribed to now, and when its next frame is due: from then on every 100 ms. */
  subscribed: z.object({ op: z.literal('subscribed'), sentAtMs: atMs, topics: z.array(topic), nextAtMs: atMs }),
  signed_in: z.object({ op: z.literal('signed_in'), sentAtMs: atMs }),
  /** The session has ended; prices continue. */
  signed_out: z.object({ op: z.literal('signed_out'), sentAtMs: atMs }),
  pong: z.object({ op: z.literal('pong'), sentAtMs: atMs }),
  /** A frame was refused, and nothing else happened. The fields are those of the envelope. */
  error: z.object({
    op: z.literal('error'),
    sentAtMs: atMs,
    code: z.int(),
    message: z.string(),
    result: z.object({ key: z.string(), details: z.record(z.string(), z.unknown()) }),
  }),
} as const

export const serverFrame = z.discriminatedUnion('op', [
  serverFrames.update,
  serverFrames.lost,
  serverFrames.subscribed,
  serverFrames.signed_in,
  serverFrames.signed_out,
  serverFrames.pong,
  serverFrames.error,
])
export type ServerFrame = z.output<typeof serverFrame>
export type TickItem = z.output<typeof tickItem>
export type CandleItem = z.output<typeof candleItem>
