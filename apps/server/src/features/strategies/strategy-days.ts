import type { Candle } from '@touchstone/domain/market/candle'
import { ruleCosts } from '@touchstone/domain/strategy-rules/counted-input'
import { inputHash, inputText } from '@touchstone/domain/strategy-rules/input-text'
import { type StrategyRuleId, strategyRuleIds, symbolsOfRule } from '@touchstone/domain/strategy-rules/rule'
import { runStrategy } from '@touchstone/domain/strategy-rules/run-strategy'
import type { StrategyInput, StrategySymbol } from '@touchstone/domain/strategy-rules/strategy-input'
import { dayMs, dayStart } from '@touchstone/domain/time'
import type { Candles } from '../../house/candles/candles.ts'
import type { Sql } from '../../platform/database.ts'
import { type DayResult, findDay, keepDay, readDays } from './strategy-days.store.ts'

/** How many days are shown before a person buys. */
export const historyDays = 90

/** A day is counted this long after its end: its last ticks are on the tape by then. Our choice. */
export const countedAfterMs = 60_000

/** A day and the day before it: what a rule looks at. */
const hoursOfInput = 48

/** So many days are made up for in one turn, so that nothing else waits for them. Our choice. */
const daysATurn = 2

/** A day without prices is tried again after this. Our choice. */
const retryAfterMs = 60_000

export type StrategyDays = ReturnType<typeof createStrategyDays>

/**
 * The results of all rules by day. Each is computed once, from the hours of the market as its chart shows them, and kept
 * with them; the last 90 days are made up for in the background.
 */
export function createStrategyDays({
  sql,
  candles,
  readyDays = historyDays,
}: {
  sql: Sql
  candles: Pick<Candles, 'list'>
  /** How many days are made up for; 90 of them are shown. */
  readyDays?: number | undefined
}) {
  /** By rule, the days that are made, without a hole: when the first and the last of them begin. */
  const made = new Map<StrategyRuleId, { from: number; to: number }>()
  /** When a rule whose next day had no prices is tried again. */
  const retryAt = new Map<StrategyRuleId, number>()

  async function symbolOf(symbol: string, day: number): Promise<StrategySymbol> {
    const hours = await candles.list(symbol, '1h', { before: day + dayMs, limit: hoursOfInput })
    const isNear = ({ openAt }: Candle): boolean => openAt >= day - dayMs && openAt < day + dayMs
    const near = hours.filter(isNear).map(({ openAt, open, close }) => ({ openAt, open, close }))
    return { symbol, ...ruleCosts, hours: near }
  }

  /** Undefined while an hour is missing; then none of them counts, where the day is to be counted all the same. */
  async function inputOf(rule: StrategyRuleId, day: number, asItIs: boolean): Promise<StrategyInput | undefined> {
    const symbols: StrategySymbol[] = []
    for (const symbol of symbolsOfRule(rule)) symbols.push(await symbolOf(symbol, day))
    const input = { rule, day, symbols }
    if (symbols.every(({ hours }) => hours.length === hoursOfInput)) return input
    return asItIs ? { ...input, symbols: symbols.map((each) => ({ ...each, hours: [] })) } : undefined
  }

  /**
   * The result of a day that is over: the kept one, or computed now. Undefined while there are no prices of it; taken as it
   * is, a day without prices has no trade, and the result 0.
   */
  async function resultOf(rule: StrategyRuleId, day: number, asItIs = false): Promise<DayResult | undefined> {
    const kept = await findDay(sql, rule, day)
    if (kept !== undefined) return kept
    const input = await inputOf(rule, day, asItIs)
    if (input === undefined) return undefined
    const { rate: result } = runStrategy(input)
    return keepDay(sql, { rule, day, result, hash: inputHash(input) }, inputText(input))
  }

  return {
    resultOf,
    /** The results of the last 90 days that are over, newest first; those that are still being made up for are left out. */
    history: (rule: StrategyRuleId, now: number): Promise<DayResult[]> =>
      readDays(sql, rule, lastDayBefore(now) - (historyDays - 1) * dayMs),
    /** Makes up for the next days that lack: the newest one first, then from there back. */
    async advance(now: number): Promise<void> {
      const newest = lastDayBefore(now - countedAfterMs)
      const oldest = newest - (readyDays - 1) * dayMs
      for (const rule of strategyRuleIds)
        for (let turn = 0; turn < daysATurn && now >= (retryAt.get(rule) ?? 0); turn += 1) {
          const { from, to } = made.get(rule) ?? { from: newest + dayMs, to: newest }
          const day = to < newest ? to + dayMs : from - dayMs
          if (day < oldest) break
          if ((await resultOf(rule, day)) === undefined) retryAt.set(rule, now + retryAfterMs)
          else made.set(rule, { from: Math.min(from, day), to: Math.max(to, day) })
        }
    },
  }
}

/** When the last day begins that is over at a moment. Epoch milliseconds. */
const lastDayBefore = (now: number): number => dayStart(now) - dayMs
