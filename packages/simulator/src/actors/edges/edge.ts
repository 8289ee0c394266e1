import type { Decimal } from '@touchstone/domain/money/decimal'
import type { ExchangeRequest } from '@touchstone/domain/exchange/quote-exchange'
import type { HouseCommand, UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { NamedFacts } from '@touchstone/server/executor/submission'
import type { NaivePosition } from '../../naive-model/naive-book.ts'
import type { NaiveSymbol, NaiveTerms } from '../../naive-model/naive-terms.ts'
import { Num, num } from '../../naive-model/numbers.ts'
import { onGrid, type View } from '../../noun/sizing.ts'

/** What somebody at an edge sees: nothing is in flight, so that all of it is exact. */
export type EdgeView = View & {
  terms: NaiveTerms
  fillsNext: boolean
  /** The net quantity that its exposure is counted by: of all books of its world, or its own. */
  net: (symbol: string) => Num
}

/** What is done next. After `step` the book is as the commands before have left it. */
export type Move =
  | { send: UserCommand; named?: NamedFacts }
  /** By operators. */
  | { order: HouseCommand }
  | { quote: Omit<ExchangeRequest, 'bookId'> }
  /** To a quote, by its id: on a live market the next prices decide, elsewhere nothing waits. */
  | { agree: string }
  /** By these operators, a deposit. */
  | { credit: Decimal; operators: readonly number[] }
  | { until: number }
  | { bring: string; mark: Decimal }
  | { hush: string; until: number }
  | 'step'

/** A walk to an edge: one step past it, which must be refused, and exactly onto it. It sees the book anew at each move. */
export type Walk = Generator<Move, void, EdgeView>

/** The walks of one book, again and again in this order; each begins with nothing open. */
export type Walker = {
  readonly world: 'demo' | 'real'
  readonly identity?: { level: 1 | 2; country: string }
  readonly walks: readonly ((view: EdgeView) => Walk)[]
}

export const send = (command: UserCommand, named?: NamedFacts): Move =>
  named === undefined ? { send: command } : { send: command, named }

/** The smallest units. */
export const unit = num('0.000001')

export const symbolTerms = ({ terms }: EdgeView, symbol: string): NaiveSymbol => {
  const found = terms.symbols.get(symbol)
  if (found === undefined) throw new Error(`no symbol ${symbol} in the settings of a life`)
  return found
}

/** The price at which a market order may fill at worst, by which its cost is counted. */
export function worstPrice(view: EdgeView, symbol: string, long: boolean): Num {
  const tick = view.tape.last(symbol)
  const price = (long ? tick?.ask : tick?.bid) ?? num(1)
  return view.fillsNext ? price.times(symbolTerms(view, symbol).slippageRateMax.plus(1)) : price
}

/** The largest multiple of a step, above zero, for which this holds; it holds for all smaller ones. */
export function largest(estimate: Num, step: Num, holds: (value: Num) => boolean): Num {
  let value = estimate.div(step).floor().times(step)
  while (value.gt(step) && !holds(value)) value = value.minus(step)
  while (holds(value.plus(step))) value = value.plus(step)
  return value
}

export const asDecimal = (value: Num): Decimal => onGrid(value, 1n)

export const positionIn = ({ book }: EdgeView): NaivePosition | undefined => [...book.positions.values()][0]

export const heldIn = ({ book }: EdgeView, account: string, currency = 'USDT'): Num =>
  book.accounts.get(`${account}:${currency}`) ?? new Num(0)

type Opening = Extract<UserCommand, { kind: 'open_position' }>

export const opening = (symbol: string, quantity: Num, leverage: number, more: Partial<Opening> = {}): Opening => ({
  kind: 'open_position',
  symbol,
  direction: 'long',
  marginMode: 'isolated',
  leverage,
  quantity: asDecimal(quantity),
  takeProfit: null,
  stopLoss: null,
  ...more,
})

/** A small quantity, worth about this much. */
export function worth(view: EdgeView, symbol: string, value: number): Num {
  const { quantityStep } = symbolTerms(view, symbol)
  return num(value)
    .div(view.tape.last(symbol)?.mark ?? 1)
    .div(quantityStep)
    .ceil()
    .times(quantityStep)
}
