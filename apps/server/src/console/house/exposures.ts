import type { MarketFact } from '@touchstone/domain/books/facts'
import { markOf } from '@touchstone/domain/market/tick'
import { type Money, ONE, printDecimal, type Quantity } from '@touchstone/domain/money/decimal'
import { mulDiv } from '@touchstone/domain/money/mul-div'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { HeldTotal } from './house-totals.store.ts'

type Market = (symbol: string) => MarketFact | undefined

const sumOf = (held: readonly HeldTotal[], symbol: string, direction: 'long' | 'short'): Quantity =>
  held
    .filter((each) => each.symbol === symbol && each.direction === direction)
    .reduce((sum, { quantity }) => sum + quantity, 0n)

const without = (sign: Money): Money => (sign < 0n ? -sign : sign)

/** What users hold against the house, by symbol and in all. A symbol without a price has no notional. */
export function exposuresOf(held: readonly HeldTotal[], { symbols }: Pick<Settings, 'symbols'>, market: Market) {
  const rows = [...symbols.values()].map(({ symbol, houseExposureMax }) => {
    const [long, short] = [sumOf(held, symbol, 'long'), sumOf(held, symbol, 'short')]
    const fact = market(symbol)
    const mark = fact === undefined ? null : markOf(fact.tick)
    const netNotional = mark === null ? null : mulDiv(long - short, mark, ONE, 'down')
    const positions = held.filter((each) => each.symbol === symbol).reduce((sum, each) => sum + each.positions, 0)
    return { symbol, long, short, mark, netNotional, limit: houseExposureMax, positions }
  })
  const notionals = rows.map(({ netNotional }) => netNotional ?? 0n)
  return {
    symbols: rows.map(({ symbol, long, short, mark, netNotional, limit, positions }) => ({
      symbol,
      netQuantity: printDecimal(long - short),
      longQuantity: printDecimal(long),
      shortQuantity: printDecimal(short),
      mark: mark === null ? null : printDecimal(mark),
      netNotional: netNotional === null ? null : printDecimal(netNotional),
      limit: printDecimal(limit),
      positions,
    })),
    grossNotional: printDecimal(notionals.reduce((sum, each) => sum + without(each), 0n)),
    netNotional: printDecimal(notionals.reduce((sum, each) => sum + each, 0n)),
  }
}

/** What closing every position now would add to what users have; in the settlement currency, without fees. */
export function openProfitOf(held: readonly HeldTotal[], market: Market): Money {
  return held.reduce((sum, { symbol, direction, quantity, cost }) => {
    const fact = market(symbol)
    if (fact === undefined) return sum
    const profit = mulDiv(markOf(fact.tick), quantity, ONE, 'down') - cost
    return sum + (direction === 'long' ? profit : -profit)
  }, 0n)
}
