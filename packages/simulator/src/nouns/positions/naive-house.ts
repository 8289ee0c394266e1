import { closeAtTick, endCross, liquidateCross, realise } from './naive-closing.ts'
import { type Command, namedPosition, spareMargin } from './naive-orders.ts'
import { stopOf } from './naive-opening.ts'
import { crossSlack, isolatedSlack, type Work } from '../../naive-model/naive-work.ts'
import type { NaivePosition } from '../../naive-model/naive-book.ts'
import { least, most, num, type Num, up, zero } from '../../naive-model/numbers.ts'

/** The stop that a mark has come to, take-profit first. */
export function crossedStop(position: NaivePosition, mark: Num): 'takeProfit' | 'stopLoss' | undefined {
  const { takeProfit, stopLoss, long } = position
  if (takeProfit !== null && (long ? mark.gte(takeProfit.price) : mark.lte(takeProfit.price))) return 'takeProfit'
  if (stopLoss !== null && (long ? mark.lte(stopLoss.price) : mark.gte(stopLoss.price))) return 'stopLoss'
  return undefined
}

export function fireStops(work: Work, command: Command): void {
  const position = namedPosition(work, command['positionId'])
  if (position === undefined) return
  const which = crossedStop(position, work.tick(position.symbol).mark)
  const stop = which === undefined ? null : position[which]
  if (which === undefined || stop === null) {
    work.fault('a stop fired that the mark had not come to')
    return
  }
  position[which] = null
  closeAtTick(work, position, stop.quantity === null ? position.quantity : least(stop.quantity, position.quantity))
  endCross(work)
}

export function liquidateIsolated(work: Work, command: Command): void {
  const position = namedPosition(work, command['positionId'])
  if (position === undefined) return
  const { mark } = work.tick(position.symbol)
  const slack = isolatedSlack(position, work.symbol(position.symbol), mark)
  if (slack.gt(0)) work.fault('a liquidation that was not due')
  if (slack.isZero()) work.notes.push('boundary: isolated')
  closeAtTick(work, position, position.quantity, true)
}

export function liquidateBook(work: Work): void {
  const slack = crossSlack(work.book, work.terms, (symbol) => work.tick(symbol).mark, false)
  if (slack.gt(0)) work.fault('a cross liquidation that was not due')
  if (slack.isZero()) work.notes.push('boundary: cross')
  liquidateCross(work)
}

/** Positive rate: the long pays. From `contract`, then from the position's margin or by realising cross profits. */
export function settleFunding(work: Work, command: Command): void {
  const at = Number(command['fundingAt'])
  const symbol = String(command['symbol'])
  const rate = num(String(command['rate']))
  const tick = work.tape.lastBefore(symbol, at)
  const { funding } = work.row.facts
  if (tick?.sequence !== funding?.sequence || funding === undefined || !tick?.mark.eq(funding.mark))
    work.fault(`funding of ${symbol} not by the last mark before ${at}`)
  if (tick === undefined) return
  for (const position of work.book.positions.values()) {
    if (position.symbol !== symbol || position.openedAt >= at) continue
    const notional = tick.mark.times(position.quantity)
    pay(work, position, up(notional.times(position.long ? rate : rate.neg()), 6))
  }
}

function pay(work: Work, position: NaivePosition, due: Num): void {
  if (due.lte(0)) {
    work.move('house:counterparty', 'contract', due.neg())
    return
  }
  if (position.cross) realise(work, due)
  const fromContract = least(due, most(zero, work.held('contract')))
  const fromMargin = position.cross ? zero : least(due.minus(fromContract), position.margin)
  work.move('contract', 'house:counterparty', fromContract)
  work.move('margin', 'house:counterparty', fromMargin)
  position.margin = position.margin.minus(fromMargin)
}

export function moveMargin(work: Work, command: Command, sign: 1 | -1): void {
  const position = namedPosition(work, command['positionId'])
  if (position === undefined) return
  const amount = num(String(command['amount'])).times(sign)
  if (sign < 0 && amount.neg().gt(spareMargin(work, position))) work.fault('more margin was taken out than may be')
  work.move('contract', 'margin', amount)
  position.margin = position.margin.plus(amount)
}

export function setStops(work: Work, command: Command): void {
  const position = namedPosition(work, command['positionId'])
  if (position === undefined) return
  position.takeProfit = stopOf(command['takeProfit'])
  position.stopLoss = stopOf(command['stopLoss'])
}
