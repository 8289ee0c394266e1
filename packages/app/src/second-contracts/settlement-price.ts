import { settlementPriceOf } from '@touchstone/domain/market/tick'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { TickItem } from '@touchstone/wire/stream'
import { tickPlaces } from '../format/number-text.ts'
import { useTickField } from '../live/use-tick.ts'
import { useSymbol } from '../market/symbols.queries.ts'

/** What second contracts open and close at: the rule of the server, on a tick as the wire has it. */
export const settlementPrice = (
  { bid, ask, last }: Pick<TickItem, 'bid' | 'ask' | 'last'>,
  isDerived: boolean,
): string =>
  printDecimal(settlementPriceOf({ bid: decimal(bid), ask: decimal(ask), last: decimal(last), derived: isDerived }))

/** Whether the source of a symbol has no quotes: its last price then has more digits than the mark. */
export const useIsDerived = (symbol: string): boolean => useSymbol(symbol)?.price?.derived ?? false

/** The settlement price of a symbol now; undefined before its first tick. */
export function useSettlementPrice(symbol: string): string | undefined {
  const isDerived = useIsDerived(symbol)
  return useTickField(symbol, (tick) => settlementPrice(tick, isDerived))
}

/**
 * The price tick to show two prices with: the symbol's, or a finer one where only further digits tell them apart. Equal
 * prices show all they have.
 */
export function decidingTick(
  prices: readonly [string | null | undefined, string | null | undefined],
  tick: string | undefined,
): string | undefined {
  const [one, other] = prices
  if (tick === undefined || one == null || other == null) return tick
  const most = Math.max(...[one, other].map((price) => fractionOf(price).length))
  let places = tickPlaces(tick)
  while (places < most && cut(one, places) === cut(other, places)) places += 1
  return places === tickPlaces(tick) ? tick : `0.${'1'.padStart(places, '0')}`
}

const fractionOf = (price: string): string => price.split('.')[1] ?? ''

const cut = (price: string, places: number): string =>
  `${price.split('.')[0] ?? ''}.${fractionOf(price).slice(0, places).padEnd(places, '0')}`
