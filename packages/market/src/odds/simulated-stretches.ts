import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { tradingAt } from '@touchstone/domain/market/trading-hours'
import { deriveQuote } from '../derive-quote.ts'
import { daySeeds } from '../simulated/day-seeds.ts'
import { type Listed, simulatedPaths } from '../simulated/simulated-market.ts'
import type { Stretch } from './play.ts'
import { lookBackSeconds } from './strategies.ts'

/** The longest contract, in seconds. */
const longest = 300
const lengthWith = (patienceSeconds: number): number => lookBackSeconds + patienceSeconds + longest + 1
const daySeconds = 86_400

export type SimulatedPlan = {
  seed: string
  symbols: readonly SymbolTerms[]
  /** Epoch seconds of the first day. */
  from: number
  days: number
  chancesADay: number
  patienceSeconds: number
}

/**
 * The stretches of a simulated market that strategies are played in: some moments of each day, and of each all symbols
 * that trade throughout. The leader of a symbol is the first of its class.
 */
export function* simulatedStretches(plan: SimulatedPlan): Generator<Stretch[]> {
  const { seed, symbols, from, days, chancesADay, patienceSeconds } = plan
  const listed = [...simulatedPaths({ days: daySeeds(seed) }, symbols).values()]
  for (let chance = 0; chance < days * chancesADay; chance += 1) {
    const day = Math.floor(chance / chancesADay)
    // The moments wander through the minute and the hour from day to day.
    const second = from + Math.floor((chance * daySeconds) / chancesADay) + day * 61
    const leaders = new Map<string, readonly number[]>()
    const stretches: Stretch[] = []
    for (const each of listed) {
      if (!isOpen(each.terms, second, lengthWith(patienceSeconds))) continue
      const stretch = stretchAt(each, second, patienceSeconds)
      const leader = leaders.get(each.terms.marketClass) ?? stretch.marks
      leaders.set(each.terms.marketClass, leader)
      stretches.push({ ...stretch, leader })
    }
    yield stretches
  }
}

function isOpen({ hours }: Pick<SymbolTerms, 'hours'>, second: number, length: number): boolean {
  const { open, changesAt = Infinity } = tradingAt(hours, second * 1_000)
  return open && changesAt > (second + length) * 1_000
}

function stretchAt({ terms, path }: Listed, second: number, patienceSeconds: number): Stretch {
  const tick = Number(terms.priceTick) / 1e18
  const step = Number(path.fineStep) / 1e18
  const marks: number[] = []
  const lasts: number[] = []
  const volumes: number[] = []
  for (let at = second; at < second + lengthWith(patienceSeconds); at += 1) {
    volumes.push(path.stepsAt(at))
    marks.push(path.ticksAt(at) * tick)
    lasts.push(path.fineAt(at) * step)
  }
  // The derived spread changes with the level of the price alone.
  const { bid, ask } = deriveQuote(BigInt(path.ticksAt(second)) * terms.priceTick, terms)
  const spreads = marks.map((mark) => (mark / (marks[0] ?? 1)) * Number(ask - bid))
  const seen = { symbol: terms.symbol, stepSeconds: 1, marks, lasts, volumes, spreads, leader: marks }
  return { ...seen, patienceSeconds, beginsAt: second, grid: tick, settles: lasts }
}
