import { describe, expect, it } from 'vitest'
import { marketDataFolder, needsMarketData } from '../replay/market-data-folder.ts'
import { goldenSeed } from '../simulated/golden-vectors.ts'
import { type ComparedMeasure, compareWithRecorded, printComparison } from './compare-with-recorded.ts'

const folder = marketDataFolder()

/**
 * How far a recorded value may lie from the median of the simulated ones. The one-minute data covers two calm days
 * only, and a single hour of SOL makes up half of its kurtosis, so those bands are wide; the other bands are the
 * variation seen over half a year.
 */
function isNear({ interval, measure, recorded, simulated }: ComparedMeasure): boolean {
  const ratio = recorded / simulated.median
  if (measure === 'deviation') {
    if (interval === '1m') return recorded > simulated.low / 1.1 && recorded < simulated.high * 1.1
    return ratio > 0.85 && ratio < 1.15
  }
  if (measure === 'kurtosis') return ratio > 0.5 && ratio < 4
  if (measure === 'share beyond 4 deviations') return ratio > 0.5 && ratio < 2
  if (measure === 'correlation') return Math.abs(recorded - simulated.median) < 0.05
  return Math.abs(recorded - simulated.median) < (interval === '1m' ? 0.17 : 0.12)
}

describe.skipIf(folder === undefined)(`simulated coins (${needsMarketData})`, () => {
  it('move like the recorded ones', async () => {
    const rows = await compareWithRecorded(folder ?? '', goldenSeed)
    console.info(printComparison(rows))
    expect(rows).toHaveLength(3 * (3 * 7 + 1))
    expect(rows.filter((row) => !isNear(row))).toEqual([])
  }, 120_000)
})
