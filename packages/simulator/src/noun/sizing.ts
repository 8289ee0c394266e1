import type { ExchangeRequest } from '@touchstone/domain/exchange/quote-exchange'
import { type Decimal, decimal } from '@touchstone/domain/money/decimal'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { NaiveBook } from '../naive-model/naive-book.ts'
import type { NaiveTape } from '../naive-model/naive-tape.ts'
import { Num, num } from '../naive-model/numbers.ts'
import type { Random } from '../chance/random.ts'

/** What an actor sees: their book by the model, the tape, and the offer. */
export type View = {
  random: Random
  now: number
  book: NaiveBook
  /** Ids of other books' positions and orders to try. */
  others: readonly string[]
  settings: Settings
  tape: NaiveTape
  symbols: readonly string[]
  quotes: Quotes
}

/** Quotes for exchanges that somebody was given. */
export type Quotes = {
  known: () => readonly { id: string; bookId: number }[]
  /** Answers whether one was given. */
  ask: (request: ExchangeRequest) => Promise<boolean>
}

/** Other people's, and what is no id at all. */
export function wrongId({ random, others, book }: View): string {
  const foreign = others.length === 0 ? '1-1' : random.pick(others)
  return random.pick([foreign, '', '0-0', '-1', `${book.id}-999999`, "'; drop table books", '\u0000'])
}

export const toDecimal = (value: Num): Decimal => decimal(value.toFixed(18).replace(/[.]?0+$/, '') || '0')

/** The multiple of a step at or below a value. */
export const onGrid = (value: Num, step: Decimal): Decimal => {
  const whole = toDecimal(value.toDecimalPlaces(18, Num.ROUND_FLOOR))
  return whole - (whole % step)
}

/** Rarely an invalid size or one off every grid. */
export function oddAmount(random: Random): Decimal {
  return random.pick([
    0n,
    -1n,
    1n,
    decimal('-1000'),
    decimal('0.0000001'),
    decimal('12.3456789'),
    decimal('999999999999'),
    decimal('99999999999999999999'),
  ])
}

export const contractOf = (book: NaiveBook): Num => book.accounts.get('contract:USDT') ?? num(0)

const termsAt = (view: View, symbol: string): SymbolTerms | undefined => view.settings.symbols.get(symbol)

export function markAt(view: View, symbol: string): Num | undefined {
  return view.tape.last(symbol)?.mark
}

/** A price at this distance from the mark, on the grid. `rate` may be negative. */
export function priceOff(view: View, symbol: string, rate: number): Decimal {
  const mark = markAt(view, symbol) ?? num(100)
  const tick = termsAt(view, symbol)?.priceTick ?? decimal('0.01')
  const price = onGrid(mark.times(1 + rate), tick)
  return price > 0n ? price : tick
}

/** A quantity whose margin is this share of the book's free money. */
export function quantityFor(view: View, symbol: string, leverage: number, share: number): Decimal {
  const mark = markAt(view, symbol) ?? num(100)
  const step = termsAt(view, symbol)?.quantityStep ?? decimal('0.01')
  return onGrid(contractOf(view.book).times(share).times(leverage).div(mark), step)
}
