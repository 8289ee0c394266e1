import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { type FeedTick, markOf } from '@touchstone/domain/market/tick'
import { type Price } from '@touchstone/domain/money/decimal'
import { nearestOnGrid } from '@touchstone/domain/money/mul-div'
import { isFine, sampleEverySeconds, typicalMoves } from '@touchstone/domain/second-contracts/typical-move'
import { readRecordedFolder } from '../replay/read-recorded-folder.ts'
import { readRecordedTicks } from '../replay/read-recorded-ticks.ts'
import type { Stretch } from './play.ts'
import { lookBackSeconds } from './strategies.ts'

/** A recording at one price a step, and the durations that the rule of typical moves lets pass on it. */
export type RecordedSeries = Stretch & { name: string; fine: readonly number[] }

/** A contract ends within this. */
const longest = 300

/** How long a strategy waits on ticks for what it bets on; on bars it bets at once. */
const tickPatience = 120

/** As long as a second contract waits for its opening and closing price by the default settings. */
const inTimeMs = 3_000

/**
 * Every recording that shows real prices at the beginning and end of a contract: bars of up to five minutes by their
 * closes, and all ticks. Coarser bars say nothing of five minutes: what a replay shows inside them is interpolated.
 */
export async function* recordedSeries(
  folder: string,
  symbols: readonly SymbolTerms[],
  durations: readonly number[],
): AsyncGenerator<RecordedSeries> {
  for (const [pack, lengthMs] of [
    ['crypto-2026', 300_000],
    ['crypto-2026', 60_000],
    ['fx-gold-2014-05', 60_000],
  ] as const) {
    const recording = await readRecordedFolder(folder, { pack, lengthMs, symbols })
    let leader: readonly number[] | undefined
    for (const { terms, file, bars } of recording.series.values()) {
      const firstAt = bars[0]?.openAt ?? 0
      const steps = Math.round(((bars.at(-1)?.openAt ?? 0) - firstAt) / lengthMs) + 1
      const closes = Array.from<Price | undefined>({ length: steps })
      const volumes = Array.from<number>({ length: steps }).fill(0)
      for (const bar of bars) {
        closes[(bar.openAt - firstAt) / lengthMs] = bar.close
        volumes[(bar.openAt - firstAt) / lengthMs] = Number(bar.volume)
      }
      const given = { terms, name: file, stepSeconds: lengthMs / 1_000, beginsAt: firstAt / 1_000, durations }
      const series = seriesOf(given, { marks: closes, settles: closes, volumes })
      leader ??= series.marks
      yield { ...series, leader }
    }
  }
  for (const file of readdirSync(join(folder, 'ticks'))) {
    const terms = symbols.find(({ base }) => file.includes(base))
    if (terms === undefined) continue
    const ticks = await readRecordedTicks(join(folder, 'ticks', file), terms)
    yield ofTicks(ticks, { terms, name: file, durations })
  }
}

type Given = { terms: SymbolTerms; name: string; durations: readonly number[] }

/** The last tick at or before each second. */
function ofTicks(ticks: readonly FeedTick[], given: Given): RecordedSeries {
  const beginsAt = Math.ceil((ticks[0]?.sourceAt ?? 0) / 1_000)
  const steps = Math.floor((ticks.at(-1)?.sourceAt ?? 0) / 1_000) - beginsAt + 1
  const marks = Array.from<Price | undefined>({ length: steps })
  const settles = Array.from<Price | undefined>({ length: steps })
  const volumes = Array.from<number>({ length: steps }).fill(0)
  let next = 0
  for (let step = 0; step < steps; step += 1) {
    const at = (beginsAt + step) * 1_000
    for (; (ticks[next]?.sourceAt ?? Infinity) <= at; next += 1)
      volumes[step] = (volumes[step] ?? 0) + Number(ticks[next]?.volume ?? 0n)
    const last = ticks[next - 1]
    if (last === undefined) continue
    marks[step] = markOf(snapped(last, given.terms.priceTick))
    if (at - last.sourceAt <= inTimeMs) settles[step] = marks[step]
  }
  return seriesOf({ ...given, stepSeconds: 1, beginsAt }, { marks, settles, volumes })
}

/** As the gate rounds quotes to our price tick. */
const snapped = ({ bid, ask }: FeedTick, priceTick: Price): { bid: Price; ask: Price } => ({
  bid: nearestOnGrid(bid, priceTick).below,
  ask: nearestOnGrid(ask, priceTick).above,
})

type Columns = { marks: (Price | undefined)[]; settles: (Price | undefined)[]; volumes: number[] }

function seriesOf(
  { terms, name, stepSeconds, beginsAt, durations }: Given & { stepSeconds: number; beginsAt: number },
  { marks, settles, volumes }: Columns,
): RecordedSeries {
  const shown = marks.map((mark) => (mark === undefined ? NaN : Number(mark)))
  return {
    name,
    symbol: terms.symbol,
    stepSeconds,
    beginsAt,
    patienceSeconds: stepSeconds === 1 ? tickPatience : 0,
    marks: shown,
    lasts: shown,
    settles: settles.map((price) => (price === undefined ? NaN : Number(price))),
    volumes,
    spreads: shown.map(() => Number(terms.priceTick)),
    leader: shown,
    grid: Number(terms.priceTick),
    fine: fineDurations(settles, stepSeconds, durations),
  }
}

/** The durations that pass the rule on these prices. The rule counts in half minutes, so bars count as half minutes. */
function fineDurations(
  prices: readonly (Price | undefined)[],
  stepSeconds: number,
  durations: readonly number[],
): number[] {
  const every = Math.max(1, sampleEverySeconds / stepSeconds)
  const samples = prices.filter((_, index) => index % every === 0)
  const scale = stepSeconds > sampleEverySeconds ? sampleEverySeconds / stepSeconds : 1
  const about = { symbol: '', at: 0 }
  return durations.filter((seconds) => typicalMoves(samples, [seconds * scale], about).every(isFine))
}

/** The stretches of a recording that strategies are played in: they follow one another. */
export function* recordedStretches(series: RecordedSeries): Generator<Stretch> {
  const { stepSeconds, patienceSeconds, marks, beginsAt } = series
  const stepsIn = (seconds: number): number => Math.ceil(seconds / stepSeconds)
  const length = stepsIn(lookBackSeconds) + stepsIn(patienceSeconds) + stepsIn(longest) + 1
  const between = stepsIn(stepSeconds === 1 ? longest / 2 : longest)
  for (let from = 0; from + length <= marks.length; from += between) {
    const cut = (values: readonly number[]): number[] => values.slice(from, from + length)
    yield {
      ...series,
      beginsAt: beginsAt + from * stepSeconds,
      marks: cut(marks),
      lasts: cut(series.lasts),
      settles: cut(series.settles),
      volumes: cut(series.volumes),
      spreads: cut(series.spreads),
      leader: cut(series.leader),
    }
  }
}
