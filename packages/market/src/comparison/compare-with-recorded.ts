import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { readRecordedFolder } from '../replay/read-recorded-folder.ts'
import { createSimulatedMarket, type SimulatedMarket } from '../simulated/simulated-market.ts'
import { correlationOf, logReturns, statisticsOf } from './return-statistics.ts'

/** One measure of the recorded prices next to the same measure of simulated samples of the same length. */
export type ComparedMeasure = {
  symbol: string
  interval: string
  measure: string
  recorded: number
  /** The minimum, median and maximum over the simulated samples. */
  simulated: { low: number; median: number; high: number }
}

const lags = [1, 5, 15, 60]
const symbols = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT']
const terms = [...defaultSettings.symbols.values()].filter(({ symbol }) => symbols.includes(symbol))

/** Returns over `everyBars` recorded bars of `barMs`. Shorter recordings are compared with more simulated samples. */
const comparisons = [
  { interval: '1m', barMs: 60_000, everyBars: 1, stretches: 24 },
  { interval: '5m', barMs: 300_000, everyBars: 1, stretches: 4 },
  { interval: '1h', barMs: 300_000, everyBars: 12, stretches: 6 },
]

/**
 * Compares the simulated market of a seed with the recorded pack `crypto-2026` of a folder: deviation, tails and
 * clustering of the returns of three coins over one minute, five minutes and one hour, and the correlation of BTC and
 * ETH.
 */
export async function compareWithRecorded(folder: string, seedHex: string): Promise<ComparedMeasure[]> {
  const market = createSimulatedMarket(seedHex, terms)
  const compared: ComparedMeasure[] = []
  for (const { interval, barMs, everyBars, stretches } of comparisons) {
    const recorded = await recordedReturns(folder, barMs, everyBars)
    const stepMs = barMs * everyBars
    const { length } = recorded[0] ?? []
    const simulated = Array.from({ length: stretches }, (_, i) =>
      symbols.map((symbol) => simulatedReturns(market, symbol, { stepMs, length, stretch: i })),
    )
    const measured = measuresOf(recorded)
    const others = simulated.map(measuresOf)
    compared.push(
      ...measured.map((one, i) => ({
        ...one.about,
        interval,
        recorded: one.value,
        simulated: rangeOf(others.map((stretch) => stretch[i]?.value ?? NaN)),
      })),
    )
  }
  return compared
}

/** Prints the comparison as a table, one line per row. */
export function printComparison(rows: readonly ComparedMeasure[]): string {
  const cells = rows.map(({ symbol, interval, measure, recorded, simulated }) => [
    interval,
    symbol,
    measure,
    recorded.toPrecision(3),
    `${simulated.median.toPrecision(3)} (${simulated.low.toPrecision(3)} to ${simulated.high.toPrecision(3)})`,
  ])
  const header = ['interval', 'symbol', 'measure', 'recorded', 'simulated, middle (range)']
  const rule = header.map(() => '---')
  return [header, rule, ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n')
}

async function recordedReturns(folder: string, barMs: number, everyBars: number): Promise<number[][]> {
  const recording = await readRecordedFolder(folder, { pack: 'crypto-2026', symbols: terms, lengthMs: barMs })
  const all = symbols.map((symbol) => recording.series.get(symbol)?.bars ?? [])
  // The recordings end at the same time but do not all start at the same time.
  const count = Math.min(...all.map((bars) => bars.length))
  return all.map((bars) => {
    const closes = bars.slice(-count).map((bar) => Number(bar.close))
    return logReturns(closes.filter((_, i) => i % everyBars === 0))
  })
}

/** Closing prices are the ticks at the ends of the intervals. The samples follow one another from 2020 on. */
function simulatedReturns(
  market: SimulatedMarket,
  symbol: string,
  { stepMs, length = 0, stretch }: { stepMs: number; length: number | undefined; stretch: number },
): number[] {
  const from = Date.UTC(2020, 0, 2) + stretch * length * stepMs
  const ticks = Array.from({ length: length + 1 }, (_, i) => market.tickAt(symbol, from + i * stepMs))
  return logReturns(ticks.map((tick) => Number(tick?.last)))
}

type Measure = { about: { symbol: string; measure: string }; value: number }

function measuresOf(returns: readonly number[][]): Measure[] {
  const each = symbols.flatMap((symbol, i) => {
    const { deviation, kurtosis, beyondFour, clustering } = statisticsOf(returns[i] ?? [], lags)
    const named: [string, number][] = [
      ['deviation', deviation],
      ['kurtosis', kurtosis],
      ['share beyond 4 deviations', beyondFour],
      ...clustering.map((value, at): [string, number] => [`clustering at lag ${lags[at] ?? 0}`, value]),
    ]
    return named.map(([measure, value]) => ({ about: { symbol, measure }, value }))
  })
  const [btc = [], eth = []] = returns
  return [...each, { about: { symbol: 'BTC and ETH', measure: 'correlation' }, value: correlationOf(btc, eth) }]
}

function rangeOf(values: readonly number[]): ComparedMeasure['simulated'] {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = NaN, median = NaN, high = NaN] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return { low, median, high }
}
