import type { NaivePosition } from '../../naive-model/naive-book.ts'
import { crossIsDue, crossOf, profitOf, type Work } from '../../naive-model/naive-work.ts'
import { down, least, most, type Num, up, zero } from '../../naive-model/numbers.ts'

export type NaiveClose = { quantity: Num; price: Num; feeRate: Num; isLiquidation: boolean }

/** Closes a part or the whole of a position: the price part, then the closing fee, then the liquidation fee. */
export function close(work: Work, position: NaivePosition, how: NaiveClose): void {
  const { quantity, price } = how
  const isWhole = quantity.eq(position.quantity)
  if (quantity.lte(0) || quantity.gt(position.quantity)) work.fault('more was closed than was open')
  const part = (whole: Num): Num => whole.times(quantity).div(position.quantity)
  const cost = isWhole ? position.cost : down(part(position.cost), 18)
  const margin = isWhole ? position.margin : down(part(position.margin), 6)
  const profit = down(profitOf({ ...position, quantity, cost }, price), 6)
  position.quantity = position.quantity.minus(quantity)
  position.cost = position.cost.minus(cost)
  position.margin = position.margin.minus(margin)
  if (isWhole) forget(work, position)
  const notional = price.times(quantity)
  const { liquidationRate } = work.symbol(position.symbol)
  const closingFee = up(notional.times(how.feeRate), 6)
  const liquidationFee = how.isLiquidation ? up(notional.times(liquidationRate), 6) : zero
  const fees = closingFee.plus(liquidationFee)
  const left = position.cross ? takeCross(work, position, profit, fees) : takeIsolated(work, margin, profit)
  work.move('contract', 'house:fees', least(left, closingFee))
  work.move('contract', 'house:insurance', least(most(zero, left.minus(closingFee)), liquidationFee))
}

/** What is closed whole is gone, and with it the orders that would have closed it. */
function forget(work: Work, { id }: NaivePosition): void {
  work.book.positions.delete(id)
  for (const order of work.book.orders.values()) if (order.positionId === id) work.book.orders.delete(order.id)
}

/** Margin comes free, the loss goes off it, and what the margin lacks the insurance pays. What is left is returned. */
function takeIsolated(work: Work, margin: Num, profit: Num): Num {
  const left = most(zero, margin.plus(profit))
  work.move('margin', 'contract', margin)
  const lacking = most(zero, profit.neg().minus(margin))
  work.move('house:insurance', 'house:counterparty', lacking)
  work.move('house:counterparty', 'contract', profit.plus(lacking))
  return left
}

/** A loss beyond `contract`, and fees as well, are covered by profits of the other cross positions. */
function takeCross(work: Work, position: NaivePosition, profit: Num, fees: Num): Num {
  work.move('house:counterparty', 'contract', profit)
  realise(work, fees, position.id)
  return most(zero, work.held('contract'))
}

/** Realises whole profits of cross positions at their marks, the largest first, until `contract` holds what is needed. */
export function realise(work: Work, needed: Num, except = ''): void {
  if (work.held('contract').gte(needed)) return
  const winners = crossOf(work.book)
    .filter((each) => each.id !== except)
    .map((position) => ({ position, profit: down(profitOf(position, work.tick(position.symbol).mark), 6) }))
    .filter(({ profit }) => profit.gt(0))
    .sort((a, b) => b.profit.cmp(a.profit) || (a.position.id < b.position.id ? -1 : 1))
  for (const { position, profit } of winners) {
    if (work.held('contract').gte(needed)) return
    position.cost = work.tick(position.symbol).mark.times(position.quantity)
    work.move('house:counterparty', 'contract', profit)
  }
}

/** Gives back what an order had reserved and forgets it. */
export function dropOrder(work: Work, orderId: string): void {
  const order = work.book.orders.get(orderId)
  if (order === undefined) return
  work.move('frozen', 'contract', order.reserved)
  work.book.orders.delete(orderId)
}

/** The end of a command that closed cross positions: a book that is short is liquidated in the same command. */
export function endCross(work: Work): void {
  realise(work, zero)
  if (work.held('contract').lt(0)) liquidateCross(work)
}

export function liquidateCross(work: Work): void {
  // A close that waits for its tick holds no money and stays.
  for (const order of Array.from(work.book.orders.values()))
    if (order.waits === 'for_price' || order.action === 'open') dropOrder(work, order.id)
  while (crossIsDue(work.book, work.terms, (symbol) => work.tick(symbol).mark, false)) {
    const worst = crossOf(work.book)
      .filter((each) => work.stateOf(each.symbol) === 'open')
      .map((position) => ({ position, profit: profitOf(position, work.tick(position.symbol).mark) }))
      .sort((a, b) => a.profit.cmp(b.profit) || (a.position.id < b.position.id ? -1 : 1))[0]
    if (worst === undefined) break
    closeAtTick(work, worst.position, worst.position.quantity, true)
  }
  if (work.held('contract').gte(0)) return
  realise(work, zero)
  const short = most(zero, work.held('contract').neg())
  work.move('house:insurance', 'contract', short)
}

/** Closes at bid (long) or ask (short) of the tick in force, with the taker fee. */
export function closeAtTick(work: Work, position: NaivePosition, quantity: Num, isLiquidation = false): void {
  const tick = work.tick(position.symbol)
  const feeRate = work.symbol(position.symbol).takerRate
  close(work, position, { quantity, price: position.long ? tick.bid : tick.ask, feeRate, isLiquidation })
}
