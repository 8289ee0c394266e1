import { closeAtTick, close, dropOrder, endCross } from './naive-closing.ts'
import type { NaiveOrder, NaivePosition } from '../../naive-model/naive-book.ts'
import { open, openingOf, reserve, wait } from './naive-opening.ts'
import { profitOf, type Work } from '../../naive-model/naive-work.ts'
import { down, least, most, num, type Num, up, zero } from '../../naive-model/numbers.ts'

export type Command = Record<string, unknown>

const heldByClosings = (work: Work, position: NaivePosition): Num =>
  [...work.book.orders.values()]
    .filter((order) => order.positionId === position.id && order.waits === 'for_tick')
    .reduce((sum, order) => sum.plus(order.quantity), zero)

/** What no close that waits for its tick holds; a stop may have left less than they hold. */
const free = (work: Work, position: NaivePosition): Num =>
  most(zero, position.quantity.minus(heldByClosings(work, position)))

export function namedPosition(work: Work, id: unknown): NaivePosition | undefined {
  const position = work.book.positions.get(String(id))
  if (position === undefined) work.fault(`there is no position ${String(id)}`)
  return position
}

export function openMarket(work: Work, command: Command): void {
  const opening = openingOf(command)
  const tick = work.tick(opening.symbol)
  const { takerRate, slippageRateMax } = work.symbol(opening.symbol)
  const price = opening.long ? tick.ask : tick.bid
  if (work.row.facts.fillAt === 'command') {
    open(work, opening, price, takerRate, 'contract')
    return
  }
  const worst = price.times(slippageRateMax.plus(1))
  reserve(work, opening, 'for_tick', { shown: price, reservedAt: worst, feeRate: takerRate }, null)
}

/** An order that would fill at once is a market order. */
export function placeLimit(work: Work, command: Command): void {
  const opening = openingOf(command)
  const price = num(String(command['price']))
  const tick = work.tick(opening.symbol)
  if (opening.long ? tick.ask.lte(price) : tick.bid.gte(price)) {
    openMarket(work, command)
    return
  }
  const feeRate = work.symbol(opening.symbol).makerRate
  const expiresAt = command['expiresAt'] === null ? null : Number(command['expiresAt'])
  reserve(work, opening, 'for_price', { shown: price, reservedAt: price, feeRate }, expiresAt)
}

export function placeLimitClose(work: Work, command: Command): void {
  const position = namedPosition(work, command['positionId'])
  if (position === undefined) return
  const quantity = num(String(command['quantity']))
  const price = num(String(command['price']))
  const tick = work.tick(position.symbol)
  if (position.long ? tick.bid.gte(price) : tick.ask.lte(price)) {
    closeNow(work, position, quantity, 'close')
    return
  }
  const expiresAt = command['expiresAt'] === null ? null : Number(command['expiresAt'])
  const order = { ...waiting(position, quantity, 'close'), waits: 'for_price' as const, price, expiresAt }
  wait(work, order, work.symbol(position.symbol).makerRate)
}

const waiting = (position: NaivePosition, quantity: Num, action: 'close' | 'reverse') => ({
  ...position,
  waits: 'for_tick' as const,
  action,
  quantity,
  price: zero,
  positionId: position.id,
  reserved: zero,
  expiresAt: null,
  takeProfit: null,
  stopLoss: null,
})

const mustWait = (work: Work, symbol: string): boolean =>
  work.row.facts.fillAt === 'next_tick' || work.stateOf(symbol) === 'stale'

function closeNow(
  work: Work,
  position: NaivePosition,
  quantity: Num,
  action: 'close' | 'reverse',
  part?: number,
): void {
  if (quantity.gt(free(work, position))) work.fault('more is closed than is free')
  if (mustWait(work, position.symbol)) wait(work, waiting(position, quantity, action), zero, part)
  else closeAtTick(work, position, quantity)
}

export function closePosition(work: Work, command: Command): void {
  const position = namedPosition(work, command['positionId'])
  if (position === undefined) return
  const wanted = command['quantity']
  closeNow(work, position, wanted === null ? free(work, position) : num(wanted as string), 'close')
  endCross(work)
}

/** Isolated ones first, winners first, so that no loss is left uncovered by money that comes later. */
export function closeAll(work: Work): void {
  const ranked = [...work.book.positions.values()]
    .filter((each) => work.stateOf(each.symbol) !== 'closed')
    .map((position) => {
      const { mark } = work.tick(position.symbol)
      const worth = mark.times(position.quantity)
      return { position, profit: position.long ? worth.minus(position.cost) : position.cost.minus(worth) }
    })
    .sort(
      (a, b) =>
        Number(a.position.cross) - Number(b.position.cross) ||
        b.profit.cmp(a.profit) ||
        (a.position.id < b.position.id ? -1 : 1),
    )
  let part = 0
  for (const { position } of ranked) {
    const quantity = free(work, position)
    if (quantity.isZero()) continue
    closeNow(work, position, quantity, 'close', part)
    if (mustWait(work, position.symbol)) part += 1
  }
  endCross(work)
}

export function reverse(work: Work, command: Command): void {
  const position = namedPosition(work, command['positionId'])
  if (position === undefined) return
  const quantity = free(work, position)
  closeNow(work, position, quantity, 'reverse')
  if (!mustWait(work, position.symbol)) openOpposite(work, position, quantity)
  endCross(work)
}

function openOpposite(work: Work, position: NaivePosition, quantity: Num): void {
  const opening = { ...position, long: !position.long, quantity, takeProfit: null, stopLoss: null }
  const tick = work.tick(position.symbol)
  open(work, opening, opening.long ? tick.ask : tick.bid, work.symbol(position.symbol).takerRate, 'contract')
}

export function cancel(work: Work, command: Command): void {
  const id = String(command['orderId'])
  if (!work.book.orders.has(id)) work.fault(`there is no order ${id}`)
  dropOrder(work, id)
}

export function fillLimit(work: Work, command: Command): void {
  const order = namedOrder(work, command, 'for_price')
  if (order === undefined) return
  const tick = work.tick(order.symbol)
  const buys = order.long === (order.action === 'open')
  const reached = buys ? tick.ask.lte(order.price) : tick.bid.gte(order.price)
  if (!reached) work.fault(`the market has not come to ${order.price.toString()}`)
  if (isCancelled(work, order)) return
  work.book.orders.delete(order.id)
  if (order.action === 'open') {
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
  const isOpening = order.action === 'open'
  const inTime = tick !== undefined && tick.sourceAt < order.placedAt + work.terms.voidAfterMs
  const slipped = tick !== undefined && isOpening && isPastSlippage(work, order, order.long ? tick.ask : tick.bid)
  if (isOpening && (!inTime || slipped) && work.row.reply.kind !== 'cancelled')
    work.fault('an opening filled late or past its slippage')
  if (isCancelled(work, order)) return
  if (tick === undefined || tick.sequence !== work.row.facts.fillTick?.sequence) {
    work.fault(`filled on another tick than the first after acceptance, ${order.symbol} ${tick?.sequence ?? 'none'}`)
    return
  }
  work.standAt(tick)
  if (isOpening) {
    work.move('frozen', 'contract', order.reserved)
    work.book.orders.delete(order.id)
    open(work, order, order.long ? tick.ask : tick.bid, order.feeRate, 'contract')
    return
  }
  work.book.orders.delete(order.id)
  const position = namedPosition(work, order.positionId)
  if (position === undefined) return
  const quantity = least(order.quantity, position.quantity)
  closeAtTick(work, position, quantity)
  if (work.row.reply.kind === 'reversed') openOpposite(work, position, quantity)
  endCross(work)
}

function isPastSlippage(work: Work, order: NaiveOrder, price: Num): boolean {
  const rate = work.symbol(order.symbol).slippageRateMax
  return order.long ? price.gt(order.price.times(rate.plus(1))) : price.lt(order.price.times(num(1).minus(rate)))
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

/**
 * The difference of the initial margins (cost / leverage, up) moves; out of the margin only as much as may be taken out,
 * and what was added by hand stays.
 */
export function setLeverage(work: Work, command: Command): void {
  const leverage = Number(command['leverage'])
  for (const position of work.book.positions.values()) {
    if (position.symbol !== command['symbol'] || position.cross !== (command['marginMode'] === 'cross')) continue
    if (!position.cross) {
      const before = up(position.cost.div(position.leverage), 6)
      const wanted = up(position.cost.div(leverage), 6).minus(before)
      const delta = wanted.lt(0) ? least(wanted.neg(), spareMargin(work, { ...position, leverage })).neg() : wanted
      work.move('contract', 'margin', delta)
      position.margin = position.margin.plus(delta)
    }
    position.leverage = leverage
  }
}

/** What may be taken out while margin + min(0, profit) ≥ notional(mark) / leverage. */
export function spareMargin(work: Work, position: NaivePosition): Num {
  const { mark } = work.tick(position.symbol)
  const held = position.margin.plus(least(zero, profitOf(position, mark)))
  return most(zero, down(held.minus(mark.times(position.quantity).div(position.leverage)), 6))
}
