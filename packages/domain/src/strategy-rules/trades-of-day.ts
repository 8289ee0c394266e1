import type { Price } from '../money/decimal.ts'
import { dayMs, hourMs } from '../time.ts'
import { type StrategyRule, windowHours } from './rule.ts'
import type { StrategyInput } from './strategy-input.ts'
import { closeTrade, type OpenTrade, openTrade, type StrategyTrade } from './strategy-trade.ts'

/** An hour that every symbol has. Prices are marks, one a symbol in the rule's order. */
type SharedHour = { openAt: number; opens: readonly Price[]; closes: readonly Price[] }

/**
 * Walks through a day: what the rule decides at the close of each hour is filled at the opening of the next, if there is
 * one. The first decision is that of the close of the day before; at the last close there is none, since the day ends flat.
 */
export function tradesOfDay({ day, symbols }: StrategyInput, { decide }: StrategyRule): StrategyTrade[] {
  const hours = sharedHours(symbols)
  const trades: StrategyTrade[] = []
  let held: OpenTrade | undefined
  for (const [index, { openAt, opens }] of hours.entries()) {
    const before = hours[index - 1]
    if (openAt < day || before === undefined) continue
    if (held !== undefined && closeOf(before) !== openAt) {
      trades.push(closeTrade(held, symbols, before.closes, { exitAt: closeOf(before), exitBy: 'gap' }))
      held = undefined
    }
    const window = hours.slice(Math.max(0, index - windowHours), index)
    if (!isWindowBefore(openAt, window)) continue
    const had = held?.stance ?? 'flat'
    const stance = decide(closesBySymbol(symbols.length, window), had)
    if (stance === had) continue
    if (held !== undefined) trades.push(closeTrade(held, symbols, opens, { exitAt: openAt, exitBy: 'decision' }))
    held = stance === 'flat' ? undefined : openTrade(stance, symbols, opens, openAt)
  }
  const last = hours.at(-1)
  if (held === undefined || last === undefined) return trades
  const exitAt = closeOf(last)
  trades.push(closeTrade(held, symbols, last.closes, { exitAt, exitBy: exitAt === day + dayMs ? 'day_end' : 'gap' }))
  return trades
}

const closeOf = ({ openAt }: SharedHour): number => openAt + hourMs

/** Hours differ and are in order, so a window whose first hour is that long ago has no hole. */
const isWindowBefore = (at: number, window: readonly SharedHour[]): boolean =>
  window.length === windowHours && window[0]?.openAt === at - windowHours * hourMs

const closesBySymbol = (symbolCount: number, window: readonly SharedHour[]): Price[][] =>
  Array.from({ length: symbolCount }, (_, symbol) => window.map(({ closes }) => closes[symbol] ?? 0n))

function sharedHours(symbols: StrategyInput['symbols']): SharedHour[] {
  const byTime = symbols.map(({ hours }) => new Map(hours.map((hour) => [hour.openAt, hour])))
  return (symbols[0]?.hours ?? []).flatMap(({ openAt }) => {
    const found = byTime.flatMap((hours) => hours.get(openAt) ?? [])
    if (found.length < symbols.length) return []
    return [{ openAt, opens: found.map(({ open }) => open), closes: found.map(({ close }) => close) }]
  })
}
