import type { NaiveOrder, NaivePosition } from '../../naive-model/naive-book.ts'
import { either, type Reasons } from '../../naive-model/naive-reasons.ts'
import type { NaiveTick } from '../../naive-model/naive-tape.ts'
import { trialOf, type Work } from '../../naive-model/naive-work.ts'
import { least, num, type Num } from '../../naive-model/numbers.ts'
import { close, closeAtTick, dropOrder, endCross } from './naive-closing.ts'
import { open, opposite } from './naive-opening.ts'
import { type Command, free, namedPosition, openOpposite } from './naive-orders.ts'
import { closedNet, fillReasons, reservedFillReasons } from './naive-refusals.ts'

export function fillLimit(work: Work, command: Command): void {
  const order = namedOrder(work, command, 'for_price')
  if (order === undefined) return
  const tick = work.tick(order.symbol)
  const buys = order.long === (order.action === 'open')
  const reached = buys ? tick.ask.lte(order.price) : tick.bid.gte(order.price)
  if (!reached) work.fault(`the market has not come to ${order.price.toString()}`)
  if (work.stateOf(order.symbol) === 'closed') work.fault('a fill while the market is closed')
  const expired = { expired: () => order.expiresAt !== null && work.row.at >= order.expiresAt }
  judge(work, order.action === 'open' ? either<string>(expired, reservedFillReasons(work, order)) : expired)
  if (isCancelled(work, order)) return
  work.book.orders.delete(order.id)
  if (order.action === 'open') {
    if (work.stateOf(order.symbol) !== 'open') work.fault('an opening filled at a stale price')
    open(work, order, order.price, order.feeRate, 'frozen')
    return
  }
  const position = namedPosition(work, order.positionId)
  if (position === undefined) return
  const quantity = least(order.quantity, free(work, position))
  close(work, position, { quantity, price: order.price, feeRate: order.feeRate, isLiquidation: false })
  endCross(work)
}

/** On the first tick with a greater sequence and a source time after acceptance, found on the tape by the model. */
export function fillMarket(work: Work, command: Command): void {
  const order = namedOrder(work, command, 'for_tick')
  if (order === undefined) return
  const tick = work.tape.firstAfter(order.symbol, order.acceptedSequence, order.placedAt)
  if (order.action === 'open') judge(work, openingReasons(work, order, tick))
  if (isCancelled(work, order)) return
  if (tick === undefined || tick.sequence !== work.row.facts.fillTick?.sequence) {
    work.fault(`filled on another tick than the first after acceptance, ${order.symbol} ${tick?.sequence ?? 'none'}`)
    return
  }
  work.standAt(tick)
  if (order.action === 'open') {
    work.move('frozen', 'contract', order.reserved)
    work.book.orders.delete(order.id)
    open(work, order, order.long ? tick.ask : tick.bid, order.feeRate, 'contract')
    return
  }
  work.book.orders.delete(order.id)
  const position = namedPosition(work, order.positionId)
  if (position === undefined) return
  const quantity = least(order.quantity, position.quantity)
  const isReversed = work.row.reply.kind === 'reversed'
  if (isReversed) judge(work, reversalReasons(work, order, position, tick))
  closeAtTick(work, position, quantity)
  if (isReversed) openOpposite(work, position, quantity)
  endCross(work)
}

/** What lets an opening go when its tick has come, or has not. */
function openingReasons(work: Work, order: NaiveOrder, tick: NaiveTick | undefined): Reasons {
  if (tick === undefined || !isInTime(work, order, tick)) return { no_price: () => true }
  const trial = trialOf(work)
  trial.standAt(tick)
  trial.move('frozen', 'contract', order.reserved)
  trial.book.orders.delete(order.id)
  const price = order.long ? tick.ask : tick.bid
  return either<string>(
    { slippage_exceeded: () => isPastSlippage(work, order, price) },
    fillReasons(trial, order, { price, feeRate: order.feeRate }),
  )
}

/** Why only the close of a reversal may fill. The work stands at its tick. */
function reversalReasons(work: Work, order: NaiveOrder, position: NaivePosition, tick: NaiveTick): Reasons {
  const quantity = least(order.quantity, position.quantity)
  const opening = opposite(position, quantity)
  const price = opening.long ? tick.ask : tick.bid
  const trial = trialOf(work)
  const closing = trial.book.positions.get(position.id)
  if (closing !== undefined) closeAtTick(trial, closing, quantity)
  return either<string>(
    {
      no_price: () => !isInTime(work, order, tick),
      slippage_exceeded: () => isPastSlippage(work, { ...opening, price: order.price }, price),
    },
    fillReasons(trial, opening, { price, feeRate: work.symbol(order.symbol).takerRate }, closedNet(position, quantity)),
  )
}

const isInTime = (work: Work, order: NaiveOrder, tick: NaiveTick): boolean =>
  tick.sourceAt < order.placedAt + work.terms.voidAfterMs

function isPastSlippage(work: Work, order: Pick<NaiveOrder, 'symbol' | 'long' | 'price'>, price: Num): boolean {
  const rate = work.symbol(order.symbol).slippageRateMax
  return order.long ? price.gt(order.price.times(rate.plus(1))) : price.lt(order.price.times(num(1).minus(rate)))
}

/** Reasons that an order's record names. All others are `refused`; restrictions are judged for all commands alike. */
const named = new Set([
  'expired',
  'no_price',
  'slippage_exceeded',
  'would_be_liquidated',
  'house_exposure_exceeded',
  'bracket_exceeded',
  'margin_insufficient',
])

/** What fills has no reason to be let go, and what is let go has the one that it names. */
function judge(work: Work, reasons: Reasons): void {
  const { kind, reason } = work.row.reply
  if (reason === 'restricted') return
  const asked = Object.entries(reasons).filter(
    ([name]) => kind !== 'cancelled' || (named.has(name) ? name : 'refused') === reason,
  )
  const held = asked.filter(([, holds]) => holds?.() === true).map(([name]) => name)
  if (kind === 'cancelled' && held.length === 0) work.fault(`let go as ${String(reason)}, and the model sees no reason`)
  if (kind !== 'cancelled' && held.length > 0) work.fault(`filled, though ${held.join(', ')}`)
}

function namedOrder(work: Work, command: Command, waits: NaiveOrder['waits']): NaiveOrder | undefined {
  const order = work.book.orders.get(String(command['orderId']))
  if (order?.waits === waits) return order
  work.fault(`there is no such order: ${String(command['orderId'])}`)
  return undefined
}

/** Whether the house let the order go instead; what it had reserved comes back whole. */
function isCancelled(work: Work, order: NaiveOrder): boolean {
  if (work.row.reply.kind !== 'cancelled') return false
  dropOrder(work, order.id)
  return true
}
