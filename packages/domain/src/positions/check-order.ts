import { type AcceptedRow, type Carried, type Crossing, oneTick, type TapeNeed } from '../receipts/formula.ts'
import { isSame } from '../receipts/check-entries.ts'
import { isFirstAfter, isInForceAt } from '../receipts/check-facts.ts'
import { pendingIn, rowOfId } from '../receipts/decided-row.ts'
import { stated } from '../receipts/expected-postings.ts'
import { claimed, failed, type ReceiptCheck } from '../receipts/receipt.ts'
import type { ReceiptTape } from '../receipts/tape-of-receipt.ts'
import type { Price } from '../money/decimal.ts'
import { closeWaits, openingWaits } from './check-when-filled.ts'
import type { Opened } from './opening.ts'
import type { FilledOrder } from './order.ts'
import type { PositionCommand } from './position-commands.ts'
import type { ClosedReply, DecidedRow, OpenedReply } from './position-replies.ts'
import type { Direction } from './position.ts'
import { closingPrice, openingPrice } from './valuation.ts'

type Filled = DecidedRow<OpenedReply | ClosedReply>
type Order = FilledOrder['order']
export type Acceptance = Pick<Carried, 'accepted' | 'tape' | 'isOfFirstForm'>

/** The row that accepted the order that this one fills or cancels. */
export const orderAcceptedBy = ({ command }: { command: { readonly kind: string } }): number | undefined =>
  'orderId' in command && typeof command.orderId === 'string' ? rowOfId(command.orderId) : undefined

/** Of a market order's fill: the tape from the tick in force at its acceptance to the tick that filled it. */
export function tapeSinceAcceptance({ facts: { fillTick } }: Filled, accepted: AcceptedRow | null): TapeNeed[] {
  if (fillTick === undefined) return []
  const from = accepted?.facts.ticks?.[fillTick.symbol] ?? fillTick.sequence
  return [{ ...oneTick(fillTick.symbol, fillTick.sequence), from: Math.min(from, fillTick.sequence) }]
}

/**
 * Checks a fill against the row that accepted its order: its terms, what it had reserved, and for a market order that the
 * tick is the first one after it.
 */
export function checkAcceptance(decided: Filled, { accepted, tape, isOfFirstForm }: Acceptance): ReceiptCheck[] {
  const { command, reply } = decided
  if (command.kind !== 'fill_limit_order' && command.kind !== 'fill_market_order') return []
  if (accepted === null && isOfFirstForm) return []
  const { order } = reply
  if (accepted === null || order === undefined)
    return [failed('accepted', 'the receipt does not carry the row that accepted the order')]
  const { orderId } = command
  const reserved = stated(accepted.postings, [
    { kind: 'order_reserved', from: 'contract', to: 'frozen', currency: 'USDT', subject: orderId },
  ]).reduce((sum, { amount }) => sum + amount, 0n)
  const checks = claimed('accepted', `order ${orderId} of row ${accepted.sequence}`, [
    [
      accepted.bookId === decided.bookId && accepted.sequence < decided.sequence,
      'the order is of another book or later',
    ],
    [accepted.sequence === rowOfId(orderId) && namesOrder(accepted, orderId), 'the row did not accept this order'],
    [asksForFill(accepted.command as PositionCommand, decided, order), 'what was filled is not what was asked for'],
    [reserved === order.reserved, 'the order had reserved another amount'],
    [command.kind !== 'fill_limit_order' || decided.facts.at < expiryOf(accepted.command), 'the order had expired'],
    [accepted.facts.settings === order.settingsVersion, 'the order was placed under other settings'],
  ])
  return command.kind === 'fill_market_order' ? [checks, checkFillTick(decided, order, accepted, tape)] : [checks]
}

/** Epoch milliseconds; Infinity for an order that rests until it is cancelled. What is no time has passed. */
function expiryOf(asked: { readonly kind: string }): number {
  const expiresAt = 'expiresAt' in asked ? (asked.expiresAt ?? null) : null
  if (expiresAt === null) return Infinity
  return typeof expiresAt === 'number' ? expiresAt : -Infinity
}

function namesOrder({ reply }: AcceptedRow, orderId: string): boolean {
  if ('orderId' in reply && reply.orderId === orderId) return true
  return pendingIn(reply).includes(orderId)
}

function asksForFill(asked: PositionCommand, { command, reply }: Filled, order: Order): boolean {
  const isLimit = command.kind === 'fill_limit_order'
  if (reply.kind === 'opened')
    return isLimit
      ? asked.kind === 'place_limit_order' && asked.price === order.price && asks(asked, reply)
      : (asked.kind === 'open_position' || asked.kind === 'place_limit_order') && asks(asked, reply)
  const [closed] = reply.settlements
  if (closed === undefined) return false
  if (asked.kind === 'close_all') return !isLimit
  if (!('positionId' in asked) || asked.positionId !== closed.positionId) return false
  if (asked.kind === 'place_limit_close')
    return closed.quantity <= asked.quantity && (!isLimit || asked.price === order.price)
  if (asked.kind === 'close_position') return !isLimit && closed.quantity <= (asked.quantity ?? closed.quantity)
  return asked.kind === 'reverse_position' && !isLimit
}

type Asked = Pick<Opened, 'symbol' | 'direction' | 'marginMode' | 'leverage' | 'quantity'>

/** Whether something was opened as it was asked for. */
export function asks(command: Asked, opened: Asked): boolean {
  const asked = ({ symbol, direction, marginMode, leverage, quantity }: Asked): Asked => ({
    symbol,
    direction,
    marginMode,
    leverage,
    quantity,
  })
  return isSame(asked(command), asked(opened))
}

/** The price that was shown at acceptance was in force then, and the fill is on the first tick after it. */
function checkFillTick(decided: Filled, order: Order, accepted: AcceptedRow, tape: ReceiptTape): ReceiptCheck {
  const { fillTick } = decided.facts
  const shown = fillTick && accepted.facts.ticks?.[fillTick.symbol]
  if (fillTick === undefined || shown === undefined) return failed('accepted', 'the rows name no price')
  const { symbol, sequence } = fillTick
  const seen = tape.tick(symbol, shown)
  const later = tape.after(symbol, shown)
  const { at } = accepted.facts
  const waits = decided.reply.kind === 'opened' ? openingWaits(accepted.facts) : closeWaits(accepted.facts, symbol)
  return claimed('accepted', `${symbol} ${shown} to ${sequence}`, [
    [waits, 'it had to be filled when it was accepted'],
    [isInForceAt(seen, later, at), 'another price was in force at acceptance'],
    [shownPrice(decided, seen) === order.price, 'another price was shown at acceptance'],
    [
      isFirstAfter(later, { sequence: shown, at }, tape.tick(symbol, sequence)),
      'an earlier price came after acceptance',
    ],
  ])
}

function shownPrice({ reply }: Filled, seen: Parameters<typeof openingPrice>[1]): Price | undefined {
  if (reply.kind === 'opened') return openingPrice(reply.direction, seen)
  const [closed] = reply.settlements
  return closed && closingPrice(closed.direction, seen)
}

/** The prices that reach a limit: the ask falls to a buyer's price, the bid rises to a seller's. */
export const reaches =
  (direction: Direction, action: 'open' | 'close', limit: Price): Crossing['crosses'] =>
  ({ askLow, bidHigh }) =>
    (action === 'open') === (direction === 'long') ? askLow <= limit : bidHigh >= limit
