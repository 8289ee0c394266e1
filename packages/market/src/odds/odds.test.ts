import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { beforeAll, describe, expect, it } from 'vitest'
import { marketDataFolder, needsMarketData } from '../replay/market-data-folder.ts'
import { playMoment, type Stretch, type Tallies, tallyKey } from './play.ts'
import { recordedSeries, recordedStretches } from './recorded-stretches.ts'
import { simulatedStretches } from './simulated-stretches.ts'
import { strategyNames } from './strategies.ts'
import { meanGain, surplusZ } from './tally.ts'

const terms = [...defaultSettings.symbols.values()]
const payouts = defaultSettings.secondContracts.sets.map(({ durationSeconds, payoutRate }) => ({
  durationSeconds,
  payoutRate: Number(payoutRate) / 1e18,
}))
const durations = payouts.map(({ durationSeconds }) => durationSeconds)

const plan = {
  seed: '9d'.repeat(32),
  symbols: terms,
  from: Date.UTC(2026, 1, 2) / 1_000,
  days: 100,
  chancesADay: 12,
  patienceSeconds: 120,
}

/** Fewer bets have no standard error to speak of; they count among all symbols. */
const betsMin = 30

/** Those whose contracts gained, on average, more than two standard errors above nothing. */
const gainful = (tallies: Tallies): string[] =>
  [...tallies]
    .filter(([, tally]) => {
      const { mean, error } = meanGain(tally)
      return tally.bets >= betsMin && mean > 2 * error
    })
    .map(([key]) => key)

/**
 * Two standard errors are exceeded by chance in one of 44 fair games. The gain needs no correction for that: the
 * pay-outs keep every mean of a blind strategy several standard errors below nothing, and uncorrected is stricter. How
 * many were won is compared with a half, and there all tallies together may raise a false alarm once in a hundred runs:
 * with about a thousand of them, two-sided, at 4.4 standard errors (Bonferroni). It is one run, because the seed is fixed.
 */
const surplusMax = 4.4

const foreseen = (tallies: Tallies): string[] =>
  [...tallies]
    .filter(([, tally]) => tally.bets >= betsMin && Math.abs(surplusZ(tally)) > surplusMax)
    .map(([key]) => key)

describe('the simulated market, a hundred days', () => {
  const tallies: Tallies = new Map()
  beforeAll(() => {
    for (const stretches of simulatedStretches(plan)) playMoment(stretches, payouts, tallies)
  }, 120_000)

  it('was played with every strategy, all but one thousands of times', () => {
    // A price that moves stands still for two minutes only now and then: see below.
    const rare = strategyNames.filter((name) => (tallies.get(tallyKey(name, 30, 'all'))?.bets ?? 0) < 5_000)
    expect(rare).toEqual(['bounce'])
  })

  it('has no strategy with a gain', () => {
    expect(gainful(tallies)).toEqual([])
  })

  it('has no strategy that foresees more or less than half, symbols apart and together', () => {
    expect(foreseen(tallies)).toEqual([])
  })
})

describe('BRENT/USD, whose price tick is coarse, looked at all day', () => {
  const brent = {
    ...plan,
    symbols: terms.filter(({ symbol }) => symbol === 'BRENT/USD'),
    chancesADay: 60,
    patienceSeconds: 1_200,
  }
  const fine: Tallies = new Map()
  const coarse: Tallies = new Map()
  /** As second contracts used to settle: at the mark, which is rounded to the price tick. */
  const rounded = (stretch: Stretch): Stretch => ({ ...stretch, settles: stretch.marks })
  beforeAll(() => {
    for (const stretches of simulatedStretches(brent)) {
      playMoment(stretches, payouts, fine)
      playMoment(stretches.map(rounded), payouts, coarse)
    }
  }, 120_000)

  it('had a calculable gain when second contracts settled at the rounded mark', () => {
    expect(gainful(coarse)).toEqual(expect.arrayContaining([tallyKey('bounce', 30, 'BRENT/USD')]))
    expect(foreseen(coarse).length).toBeGreaterThan(3)
  })

  it('has none now that they settle at all digits', () => {
    expect(gainful(fine)).toEqual([])
    expect(foreseen(fine)).toEqual([])
  })
})

const folder = marketDataFolder()

describe.skipIf(folder === undefined)(`all recorded days (${needsMarketData})`, () => {
  it('have no strategy with a gain, where the rule of typical moves lets second contracts be offered', async () => {
    const tallies: Tallies = new Map()
    const offered: string[] = []
    for await (const series of recordedSeries(folder ?? '', terms, durations)) {
      if (series.fine.length > 0) offered.push(`${series.name}: ${series.fine.join(', ')}`)
      for (const stretch of recordedStretches(series))
        playMoment([stretch], payouts, tallies, (_, seconds) => series.fine.includes(seconds))
    }
    console.info(offered.join('\n'))
    expect(offered.length).toBeGreaterThan(4)
    expect(tallies.get(tallyKey('revertFiveMinutes', 300, 'all'))?.bets).toBeGreaterThan(80_000)
    expect(gainful(tallies)).toEqual([])
  }, 120_000)
})
