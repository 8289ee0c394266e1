import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { isolatedSlack } from '../../naive-model/naive-work.ts'
import { type Num, num, up } from '../../naive-model/numbers.ts'
import {
  asDecimal,
  type EdgeView,
  heldIn,
  largest,
  opening,
  positionIn,
  send,
  symbolTerms,
  unit,
  type Walk,
  worstPrice,
  worth,
} from './edge.ts'

const coin = 'SOL/USDT'

/** All that is free, and not one step of quantity more. */
export function* freeMargin(view: EdgeView): Walk {
  const { takerRate, quantityStep } = symbolTerms(view, coin)
  const leverage = 10
  const price = worstPrice(view, coin, true)
  const free = heldIn(view, 'contract')
  const cost = (quantity: Num): Num => {
    const notional = price.times(quantity)
    return up(notional.div(leverage), 6).plus(up(notional.times(takerRate), 6))
  }
  const most = largest(free.div(price).div(num('0.1005')), quantityStep, (each) => cost(each).lte(free))
  yield send(opening(coin, most.plus(quantityStep), leverage))
  yield send(opening(coin, most, leverage))
}

/** What cross positions need is not free: a second position gets what they leave. */
export function* besideCross(view: EdgeView): Walk {
  const notional = Math.floor(heldIn(view, 'contract').times(5).toNumber())
  yield send(opening('ETH/USDT', worth(view, 'ETH/USDT', Math.min(notional, 900_000)), 10, { marginMode: 'cross' }))
  yield 'step'
  const later = yield 'step'
  if (positionIn(later) === undefined) return
  yield send(opening(coin, worth(later, coin, Math.min(notional, 900_000)), 10, { direction: 'short' }))
}

/** The smallest order, and one step less. */
export function* smallest(view: EdgeView): Walk {
  const { notionalMin, quantityStep } = symbolTerms(view, coin)
  const price = view.tape.last(coin)?.ask ?? num(1)
  const least = notionalMin.div(price).div(quantityStep).ceil().times(quantityStep)
  yield send(opening(coin, least.minus(quantityStep), 10))
  yield send(opening(coin, least, 10))
}

/** The last notional of the first bracket, and one step more; then one above all brackets. */
export function* brackets(view: EdgeView): Walk {
  const { brackets: all, quantityStep } = symbolTerms(view, coin)
  const price = view.tape.last(coin)?.ask ?? num(1)
  const [first, last] = [all[0], all.at(-1)]
  if (first === undefined || last === undefined) return
  const within = (bound: Num): Num => largest(bound.div(price), quantityStep, (each) => price.times(each).lte(bound))
  yield send(opening(coin, within(last.upTo).plus(quantityStep), 10))
  yield send(opening(coin, within(first.upTo).plus(quantityStep), first.leverageMax))
  yield send(opening(coin, within(first.upTo), first.leverageMax + 1))
  yield send(opening(coin, within(first.upTo), first.leverageMax))
}

/** In the hour before a long pause openings take less leverage, and none is raised past that. */
export function* beforeTheGap(view: EdgeView): Walk {
  const symbol = 'EUR/USD'
  const most = view.terms.gap.leverageMax
  const small = worth(view, symbol, 200)
  yield send(opening(symbol, small, most + 1))
  yield send(opening(symbol, small, most))
  yield 'step'
  const later = yield 'step'
  if (positionIn(later)?.symbol !== symbol) return
  yield send({ kind: 'set_leverage', symbol, marginMode: 'isolated', leverage: most + 1 })
  yield send({ kind: 'set_leverage', symbol, marginMode: 'isolated', leverage: most })
}

/** Whatever the hour: in the weekend the market is closed. */
export function* atAnyHour(view: EdgeView): Walk {
  yield send(opening('EUR/USD', worth(view, 'EUR/USD', 200), 5))
}

/** The house's exposure in a symbol, to the last step, on the side where the users stand. */
export function* exposure(view: EdgeView): Walk {
  const symbol = 'DOGE/USDT'
  const { exposureMax: ofAll, quantityStep } = symbolTerms(view, symbol)
  const exposureMax = (view.book.world === 'demo' ? view.terms.demoExposureMax : null) ?? ofAll
  const tick = view.tape.last(symbol)
  if (tick === undefined) return
  const net = view.net(symbol)
  const long = net.gte(0)
  const price = long ? tick.ask : tick.bid
  const left = exposureMax.div(price).minus(net.abs())
  if (left.lt(1_000)) return
  const most = largest(left, quantityStep, (each) => net.abs().plus(each).times(price).lte(exposureMax))
  const direction = long ? 'long' : 'short'
  if (view.fillsNext) {
    // What waits for its tick is looked at then, at a price of then.
    yield send(opening(symbol, most.times('1.2').div(quantityStep).floor().times(quantityStep), 20, { direction }))
    return
  }
  const first = num(900)
  yield send(opening(symbol, first, 20, { direction }))
  yield send(opening(symbol, most.minus(first).plus(quantityStep), 20, { direction }))
  yield send(opening(symbol, most.minus(first), 20, { direction }))
}

/** Stops stand on their side of the mark, not on it; an order expires after now, not now. */
export function* stopsAndExpiry(view: EdgeView): Walk {
  const { priceTick } = symbolTerms(view, coin)
  const mark = view.tape.last(coin)?.mark ?? num(1)
  const above = mark.div(priceTick).floor().plus(1).times(priceTick)
  const onIt = above.minus(priceTick)
  const stop = (price: Num) => ({ price: asDecimal(price), quantity: null })
  const small = worth(view, coin, 2_000)
  yield send(opening(coin, small, 10, { takeProfit: stop(onIt) }))
  yield send(opening(coin, small, 10, { stopLoss: stop(above) }))
  const limit = {
    ...opening(coin, small, 10),
    kind: 'place_limit_order' as const,
    price: asDecimal(mark.times('0.9').div(priceTick).floor().times(priceTick)),
  }
  yield send({ ...limit, expiresAt: view.now })
  yield send({ ...limit, expiresAt: view.now + 1 })
  yield send(opening(coin, small, 10, { takeProfit: stop(above.plus(priceTick.times(200))) }))
}

/** No more is closed than is there, and no more margin comes or goes than may. */
export function* marginAndClose(view: EdgeView): Walk {
  yield send(opening(coin, worth(view, coin, 3_000), 10))
  yield 'step'
  const later = yield 'step'
  const position = positionIn(later)
  const mark = later.tape.last(coin)?.mark
  if (position === undefined || mark === undefined) return
  const { id: positionId, margin, quantity } = position
  const { quantityStep } = symbolTerms(later, coin)
  const free = heldIn(later, 'contract')
  const amount = (kind: 'add_margin' | 'remove_margin', value: Num): UserCommand => ({
    kind,
    positionId,
    amount: asDecimal(value),
  })
  for (const none of ['0', '0.0000001']) yield send(amount('remove_margin', num(none)))
  yield send(amount('remove_margin', margin.plus(unit)))
  yield send(amount('remove_margin', isolatedSlack(position, symbolTerms(later, coin), mark).toDecimalPlaces(6, 1)))
  const profit = mark.times(quantity).minus(position.cost)
  const spare = margin
    .plus(profit.lt(0) ? profit : 0)
    .minus(mark.times(quantity).div(10))
    .toDecimalPlaces(6, 3)
  yield send(amount('remove_margin', spare.lt(0) ? unit : spare.plus(unit)))
  if (spare.gt(0)) yield send(amount('remove_margin', spare))
  yield 'step'
  const last = yield 'step'
  if (positionIn(last)?.id !== positionId) return
  yield send(amount('add_margin', heldIn(last, 'contract').plus(unit)))
  yield send(amount('add_margin', free.lt(10) ? unit : num(5)))
  yield send({ kind: 'close_position', positionId, quantity: asDecimal(quantity.plus(quantityStep)) })
  yield send({ kind: 'close_position', positionId, quantity: asDecimal(quantity) })
}

/** Little money under a large long and a small short: what the winner gains pays for what the loser loses past it. */
export function* crossPair(view: EdgeView): Walk {
  const [loser, left] = ['ETH/USDT', 1_000]
  const spare = heldIn(view, 'contract').minus(left)
  yield send(spare.gt(0) ? move('contract', 'balance', spare) : move('balance', 'contract', spare.neg()))
  yield send(opening(loser, worth(view, loser, 44_000), 100, { marginMode: 'cross' }))
  yield send(opening(loser, worth(view, loser, 8_000), 100, { marginMode: 'cross', direction: 'short' }))
  yield 'step'
  let later = yield 'step'
  for (let each = 0; each < 4 && later.book.positions.size > 1; each += 1) {
    const mark = (later.tape.last(loser)?.mark ?? num(1)).times('0.985').toDecimalPlaces(1)
    yield { bring: loser, mark: asDecimal(mark) }
    later = yield 'step'
  }
}

/** An order that waits for its tick is nobody's to take back. */
export function* pending(view: EdgeView): Walk {
  yield send(opening(coin, worth(view, coin, 500), 10))
  yield send({ kind: 'cancel_order', orderId: `${view.book.id}-${view.book.sequence + 1}` })
  const { priceTick } = symbolTerms(view, coin)
  const reached = (view.tape.last(coin)?.ask ?? num(1)).times('1.01').div(priceTick).floor().times(priceTick)
  const limit = { kind: 'place_limit_order', price: asDecimal(reached), expiresAt: null } as const
  yield send({ ...opening(coin, worth(view, coin, 600), 10), ...limit })
}

/** As many orders as may wait in one symbol, in the book and for one position, and one more of each. */
export function* manyOrders(view: EdgeView): Walk {
  const { book, symbol: inSymbol, closes } = view.terms.orders
  if (book === Infinity) return
  const rest = (symbol: string): UserCommand => {
    const { priceTick } = symbolTerms(view, symbol)
    const price = (view.tape.last(symbol)?.mark ?? num(1)).times('0.9').div(priceTick).floor().times(priceTick)
    const quantity = worth(view, symbol, 200)
    return { ...opening(symbol, quantity, 10), kind: 'place_limit_order', price: asDecimal(price), expiresAt: null }
  }
  yield send(opening(coin, worth(view, coin, 2_000), 10))
  yield 'step'
  const later = yield 'step'
  const position = positionIn(later)
  const { priceTick, quantityStep } = symbolTerms(later, coin)
  const price = (later.tape.last(coin)?.mark ?? num(1)).times('1.2').div(priceTick).floor().times(priceTick)
  if (position !== undefined)
    for (let each = 0; each <= closes; each += 1)
      yield send({
        kind: 'place_limit_close',
        positionId: position.id,
        quantity: asDecimal(quantityStep),
        price: asDecimal(price),
        expiresAt: null,
      })
  for (const symbol of ['BTC/USDT', 'ETH/USDT', 'DOGE/USDT'])
    for (let each = 0; each <= Math.min(inSymbol, book); each += 1) yield send(rest(symbol))
}

/** Symbols that the house does not offer, or has no price of. */
export function* notOffered(view: EdgeView): Walk {
  yield send(opening('LTC/USDT', worth(view, 'LTC/USDT', 100), 10))
  yield send(opening('BNB/USDT', num(1), 10))
}

/** Out of `contract` all that is free, into it all that there is, and no unit more. */
export function* transfers(view: EdgeView): Walk {
  const out = (amount: Num): UserCommand => move('contract', 'balance', amount)
  const free = heldIn(view, 'contract')
  for (const none of ['0', '0.0000001']) yield send(out(num(none)))
  yield send(out(free.plus(unit)))
  yield send(out(free))
  yield 'step'
  const later = yield 'step'
  const balance = heldIn(later, 'balance')
  yield send(move('balance', 'contract', balance.plus(unit)))
  yield send(move('balance', 'contract', balance))
}

/** Beside a cross position only what it does not need goes out. */
export function* transferBesideCross(view: EdgeView): Walk {
  const value = heldIn(view, 'contract').times(4).toNumber()
  yield send(opening(coin, worth(view, coin, Math.min(value, 240_000)), 10, { marginMode: 'cross' }))
  yield 'step'
  const later = yield 'step'
  const position = positionIn(later)
  const mark = later.tape.last(coin)?.mark
  if (position === undefined || mark === undefined) return
  const profit = mark.times(position.quantity).minus(position.cost)
  const initial = up(mark.times(position.quantity).div(position.leverage), 6)
  const free = heldIn(later, 'contract')
    .plus(profit.lt(0) ? profit : 0)
    .minus(initial)
    .toDecimalPlaces(6, 3)
  if (free.lte(unit)) return
  yield send(move('contract', 'balance', free.plus(unit)))
  yield send(move('contract', 'balance', free))
}

export const move = (from: 'balance' | 'contract', to: 'balance' | 'contract', amount: Num): UserCommand => ({
  kind: 'transfer',
  from,
  to,
  currency: 'USDT',
  amount: asDecimal(amount),
})
