import { closeAtTick, dropOrder, endCross } from './naive-closing.ts'
import { leverageAt, type NaivePosition } from '../../naive-model/naive-book.ts'
import { open, openingOf, opposite, reserve, wait } from './naive-opening.ts'
import { profitOf, type Work } from '../../naive-model/naive-work.ts'
import { down, least, most, num, type Num, up, zero } from '../../naive-model/numbers.ts'

export type Command = Record<string, unknown>

const heldByClosings = (work: Work, position: NaivePosition): Num =>
  [...work.book.orders.values()]
    .filter((order) => order.positionId === position.id && order.waits === 'for_tick')
    .reduce((sum, order) => sum.plus(order.quantity), zero)

/** What no close that waits for its tick holds; a stop may have left less than they hold. */
export const free = (work: Work, position: NaivePosition): Num =>
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
  const order = { ...waiting(work, position, quantity, 'close'), waits: 'for_price' as const, price, expiresAt }
  wait(work, order, work.symbol(position.symbol).makerRate)
}

const waiting = (work: Work, position: NaivePosition, quantity: Num, action: 'close' | 'reverse') => ({
  ...position,
  waits: 'for_tick' as const,
  action,
  quantity,
  price: position.long ? work.tick(position.symbol).bid : work.tick(position.symbol).ask,
  positionId: position.id,
  reserved: zero,
  expiresAt: null,
  takeProfit: null,
  stopLoss: null,
})

export const mustWait = (work: Work, symbol: string): boolean =>
  work.row.facts.fillAt === 'next_tick' || work.stateOf(symbol) === 'stale'

export function closeNow(
  work: Work,
  position: NaivePosition,
  quantity: Num,
  action: 'close' | 'reverse',
  part?: number,
): void {
  if (quantity.gt(free(work, position))) work.fault('more is closed than is free')
  if (mustWait(work, position.symbol)) wait(work, waiting(work, position, quantity, action), zero, part)
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

export function openOpposite(work: Work, position: NaivePosition, quantity: Num): void {
  const opening = opposite(position, quantity)
  const tick = work.tick(position.symbol)
  open(work, opening, opening.long ? tick.ask : tick.bid, work.symbol(position.symbol).takerRate, 'contract')
}

export function cancel(work: Work, command: Command): void {
  const id = String(command['orderId'])
  if (!work.book.orders.has(id)) work.fault(`there is no order ${id}`)
  dropOrder(work, id)
}

export function expire(work: Work, command: Command): void {
  const expiresAt = work.book.orders.get(String(command['orderId']))?.expiresAt
  if (expiresAt == null || work.row.at < expiresAt) work.fault('an order expired before its time')
  cancel(work, command)
}

/**
 * The difference of the initial margins (cost / leverage, up) moves; out of the margin only as much as may be taken out,
 * and what was added by hand stays.
 */
export function setLeverage(work: Work, command: Command): void {
  const leverage = Number(command['leverage'])
  work.book.leverages.set(leverageAt(command['symbol'], command['marginMode'] === 'cross'), leverage)
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
