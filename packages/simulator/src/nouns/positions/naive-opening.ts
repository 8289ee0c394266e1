import { leverageAt, type NaiveOrder, type NaivePosition, type NaiveStop } from '../../naive-model/naive-book.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import { num, type Num, up, zero } from '../../naive-model/numbers.ts'

export type NaiveOpening = {
  symbol: string
  long: boolean
  cross: boolean
  leverage: number
  quantity: Num
  takeProfit: NaiveStop | null
  stopLoss: NaiveStop | null
}

export function stopOf(text: unknown): NaiveStop | null {
  if (text === null || text === undefined) return null
  const { price, quantity } = text as { price: string; quantity: string | null }
  return { price: num(price), quantity: quantity === null ? null : num(quantity) }
}

export function openingOf(command: Record<string, unknown>): NaiveOpening {
  return {
    symbol: String(command['symbol']),
    long: command['direction'] === 'long',
    cross: command['marginMode'] === 'cross',
    leverage: Number(command['leverage']),
    quantity: num(String(command['quantity'])),
    takeProfit: stopOf(command['takeProfit']),
    stopLoss: stopOf(command['stopLoss']),
  }
}

export const positionOf = (
  work: Work,
  each: Pick<NaiveOpening, 'symbol' | 'long' | 'cross'>,
): NaivePosition | undefined =>
  [...work.book.positions.values()].find(
    (position) => position.symbol === each.symbol && position.long === each.long && position.cross === each.cross,
  )

/** The other side of a position, as a reversal opens it. */
export const opposite = (position: NaivePosition, quantity: Num): NaiveOpening => ({
  ...position,
  long: !position.long,
  quantity,
  takeProfit: null,
  stopLoss: null,
})

const keepLeverage = ({ book }: Work, { symbol, cross, leverage }: NaiveOpening): void =>
  void book.leverages.set(leverageAt(symbol, cross), leverage)

/** Margin = notional / leverage, fee = notional × rate, both up; a cross position locks nothing. */
export function open(work: Work, opening: NaiveOpening, price: Num, feeRate: Num, from: 'contract' | 'frozen'): void {
  keepLeverage(work, opening)
  const notional = price.times(opening.quantity)
  const margin = up(notional.div(opening.leverage), 6)
  work.move(from, opening.cross ? 'contract' : 'margin', margin)
  work.move(from, 'house:fees', up(notional.times(feeRate), 6))
  const standing = positionOf(work, opening)
  const position: NaivePosition = standing ?? {
    ...opening,
    id: `${work.book.id}-${work.row.sequence}`,
    quantity: zero,
    cost: zero,
    margin: zero,
    openedAt: work.row.at,
  }
  position.quantity = position.quantity.plus(opening.quantity)
  position.cost = position.cost.plus(notional)
  if (!opening.cross) position.margin = position.margin.plus(margin)
  position.leverage = opening.leverage
  position.takeProfit = opening.takeProfit ?? position.takeProfit
  position.stopLoss = opening.stopLoss ?? position.stopLoss
  work.book.positions.set(position.id, position)
}

/** Reserves margin and fee at a price in `frozen`, and lets the order wait. */
export function reserve(
  work: Work,
  opening: NaiveOpening,
  waits: NaiveOrder['waits'],
  prices: { shown: Num; reservedAt: Num; feeRate: Num },
  expiresAt: number | null,
): void {
  keepLeverage(work, opening)
  const notional = prices.reservedAt.times(opening.quantity)
  const reserved = up(notional.div(opening.leverage), 6).plus(up(notional.times(prices.feeRate), 6))
  work.move('contract', 'frozen', reserved)
  wait(
    work,
    { ...opening, waits, action: 'open', price: prices.shown, positionId: null, reserved, expiresAt },
    prices.feeRate,
  )
}

/** Keeps an order of this row; `part` distinguishes several of one command. */
export function wait(
  work: Work,
  order: Omit<NaiveOrder, 'id' | 'placedAt' | 'acceptedSequence' | 'feeRate'>,
  feeRate: Num,
  part?: number,
): void {
  const id = `${work.book.id}-${work.row.sequence}${part === undefined ? '' : `.${part}`}`
  const acceptedSequence = work.row.facts.ticks?.[order.symbol] ?? 0
  work.book.orders.set(id, { ...order, id, feeRate, placedAt: work.row.at, acceptedSequence })
}
