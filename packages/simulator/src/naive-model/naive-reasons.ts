import type { NaiveStop } from './naive-book.ts'
import type { NaiveSymbol } from './naive-terms.ts'
import { crossOf, type Work } from './naive-work.ts'
import { type Num, placesOf } from './numbers.ts'

/**
 * Why a command must be refused, by the kinds of refusals. Each is asked for by itself, so that the order in which the
 * house looks at them does not matter: what it accepts has none, and what it refuses has the one that it names.
 */
export type Reasons<Kind extends string = string> = { readonly [K in Kind]?: () => boolean }

/** All the reasons together; a kind that is named more than once holds if any of them does. */
export function either<Kind extends string>(...all: readonly Reasons<Kind>[]): Reasons<Kind> {
  const merged: { [kind: string]: () => boolean } = {}
  for (const reasons of all)
    for (const [kind, holds] of Object.entries<(() => boolean) | undefined>(reasons)) {
      const before = merged[kind]
      if (holds !== undefined) merged[kind] = before === undefined ? holds : () => before() || holds()
    }
  return merged as Reasons<Kind>
}

/** The reasons only where a condition holds. */
export const where = <Kind extends string>(condition: boolean, reasons: () => Reasons<Kind>): Reasons<Kind> =>
  condition ? reasons() : {}

const isMultiple = (value: Num, step: Num): boolean => value.mod(step).isZero()

/** An amount of a currency is positive and has no more decimals than that. */
export const amountReasons = (amount: Num, currency: string) => ({
  amount_not_positive: () => amount.lte(0),
  amount_off_grid: () => amount.gt(0) && amount.decimalPlaces() > placesOf(currency),
})

export const quantityReasons = (quantity: Num, { quantityStep }: NaiveSymbol) => ({
  amount_not_positive: () => quantity.lte(0),
  quantity_off_grid: () => quantity.gt(0) && !isMultiple(quantity, quantityStep),
})

export const priceReasons = (price: Num, { priceTick }: NaiveSymbol) => ({
  amount_not_positive: () => price.lte(0),
  price_off_grid: () => price.gt(0) && !isMultiple(price, priceTick),
})

/** A symbol in which something that is open may be closed: known, priced and not closed. */
export function closableReasons(work: Work, symbol: string) {
  const isKnown = work.terms.symbols.has(symbol)
  return {
    symbol_unknown: () => !isKnown,
    price_missing: () =>
      isKnown && work.row.facts.ticks?.[symbol] === undefined && work.outside.headBefore(symbol) === 0,
    market_closed: () => isKnown && work.stateOf(symbol) === 'closed',
  }
}

/** A symbol by whose price something may be decided. */
export const pricedReasons = (work: Work, symbol: string) => ({
  ...closableReasons(work, symbol),
  price_stale: () => work.stateOf(symbol) === 'stale',
})

/** A symbol in which something may be opened. */
export const openableReasons = (work: Work, symbol: string) => ({
  ...pricedReasons(work, symbol),
  symbol_off: () => work.terms.symbols.get(symbol)?.enabled === false,
})

/** What depends on the free margin waits while the price of a cross position is stale. */
export const staleCrossReasons = (work: Work) => ({
  price_stale: () => crossOf(work.book).some((each) => work.stateOf(each.symbol) === 'stale'),
})

type Stops = { takeProfit: NaiveStop | null; stopLoss: NaiveStop | null }

/** A take-profit lies where the price would be better than the reference, a stop-loss where it would be worse. */
export function stopReasons({ takeProfit, stopLoss }: Stops, long: boolean, reference: Num, terms: NaiveSymbol) {
  const stops = [takeProfit, stopLoss].filter((each) => each !== null)
  const isBeyond = (stop: NaiveStop | null, above: boolean): boolean =>
    stop !== null && (above ? stop.price.lte(reference) : stop.price.gte(reference))
  return either(
    ...stops.map(({ price }) => priceReasons(price, terms)),
    ...stops.flatMap(({ quantity }) => (quantity === null ? [] : [quantityReasons(quantity, terms)])),
    { stop_on_wrong_side: () => isBeyond(takeProfit, long) || isBeyond(stopLoss, !long) },
  )
}
