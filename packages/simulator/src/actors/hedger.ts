import { decimal } from '@touchstone/domain/money/decimal'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { profitOf } from '../naive-model/naive-work.ts'
import { type Num, num } from '../naive-model/numbers.ts'
import { contractOf, markAt, onGrid, type View } from '../noun/sizing.ts'

const unit = decimal('0.000001')
const symbols = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT']
/** Within the first bracket, at its leverage. */
const notional = 44_000
const leverage = 100

/**
 * Keeps as little free money as allowed, with a pair of large opposite cross positions that do not always match. This
 * gives losses beyond `contract` that the other side must cover, and gaps that only insurance can.
 */
export function nextOfHedger(view: View): UserCommand | undefined {
  const { random, book } = view
  const positions = [...book.positions.values()]
  const [first] = positions
  if (random.happens(0.02) && first !== undefined) return { kind: 'close_all' }
  if (first === undefined)
    return contractOf(book).lt(2_000) || contractOf(book).gt(4_000) ? keep(view, num(3_000)) : pair(view)
  if (positions.length === 1 && random.happens(0.25)) return pair(view, first)
  const losing = positions.find((position) => lossOf(view, position.id).gt(contractOf(book)))
  if (losing !== undefined && random.happens(0.6))
    return { kind: 'close_position', positionId: losing.id, quantity: null }
  const needed = num(positions.length === 1 ? 620 : 1_080)
  return contractOf(book).gt(needed.times('1.1')) ? keep(view, needed) : undefined
}

function keep(view: View, amount: Num): UserCommand | undefined {
  const surplus = contractOf(view.book).minus(amount)
  const balance = view.book.accounts.get('balance:USDT') ?? num(0)
  if (surplus.lt(0) && balance.lt(100)) return { kind: 'reset_demo' }
  const wanted = surplus.lt(0) ? (balance.lt(surplus.neg()) ? balance : surplus.neg()) : surplus
  const [from, to] = surplus.lt(0) ? (['balance', 'contract'] as const) : (['contract', 'balance'] as const)
  return { kind: 'transfer', from, to, currency: 'USDT', amount: onGrid(wanted, unit) }
}

function pair(view: View, against?: { symbol: string; long: boolean }): UserCommand | undefined {
  const symbol = against?.symbol ?? view.random.pick(symbols)
  const mark = markAt(view, symbol)
  const step = view.settings.symbols.get(symbol)?.quantityStep
  if (mark === undefined || step === undefined) return undefined
  const share = against === undefined ? 1 : view.random.pick([1, 0.6, 0.7])
  const long = against === undefined ? view.random.happens(0.5) : !against.long
  return {
    kind: 'open_position',
    symbol,
    direction: long ? 'long' : 'short',
    marginMode: 'cross',
    leverage,
    quantity: onGrid(num(notional).times(share).div(mark), step),
    takeProfit: null,
    stopLoss: null,
  }
}

function lossOf(view: View, positionId: string): Num {
  const position = view.book.positions.get(positionId)
  const mark = position && markAt(view, position.symbol)
  return position === undefined || mark === undefined ? num(0) : profitOf(position, mark).neg()
}
