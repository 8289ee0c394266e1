import { printDecimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { expect, it } from 'vitest'
import { dayOf, daySeeds } from './day-seeds.ts'
import { goldenSeed } from './golden-vectors.ts'
import { createSimulatedMarket } from './simulated-market.ts'

const terms = [...defaultSettings.symbols.values()]
const taken = Date.parse('2026-11-23T00:00:00Z')
const former = { seed: goldenSeed, untilDay: dayOf(taken) }
const market = createSimulatedMarket({ days: daySeeds('3d'.repeat(32)), former }, terms)

/** What a market of this seed showed before days had seeds: the past of such a database must not change. */
const shown: Record<string, Record<string, string>> = {
  'BTC/USDT': {
    '1969-12-31T12:00:00Z': '110622 110644.2',
    '2026-01-06T21:30:00Z': '75550.2 75565.4',
    '2026-02-04T14:30:00Z': '76178.7 76194.1',
  },
  'EUR/USD': { '2026-01-09T20:59:59Z': '1.13995 1.14007', '2026-02-04T14:30:00Z': '1.12551 1.12563' },
  'XAU/USD': { '2026-01-11T22:00:00Z': '2392.88 2393.6', '2026-02-04T14:30:00Z': '2498.06 2498.82' },
  'BRENT/USD': { '2026-01-19T00:00:00Z': '90.17 90.21', '2026-02-04T14:30:00Z': '89.73 89.77' },
}

it('keeps the past of a market that had one seed for all days', () => {
  const now = Object.entries(shown).map(([symbol, rows]) => [
    symbol,
    Object.fromEntries(
      Object.keys(rows).map((time) => {
        const tick = market.tickAt(symbol, Date.parse(time))
        return [time, tick === undefined ? 'closed' : `${printDecimal(tick.bid)} ${printDecimal(tick.ask)}`]
      }),
    ),
  ])
  expect(Object.fromEntries(now)).toEqual(shown)
})

it.each(market.symbols)('goes on with %s where the former market ended', (symbol) => {
  const at = (time: number): number => Number(market.tickAt(symbol, time)?.last)
  const [before, after] = [at(taken - 1_000), at(taken)]
  expect(Math.abs(after / before - 1)).toBeLessThan(0.001)
})

it('does not depend on the former seed afterwards, but for where it ended', () => {
  const other = createSimulatedMarket({ days: daySeeds('3e'.repeat(32)), former }, terms)
  const [before, after] = [taken - 3_600_000, taken + 3_600_000]
  expect(other.tickAt('BTC/USDT', before)).toEqual(market.tickAt('BTC/USDT', before))
  expect(other.tickAt('BTC/USDT', after)?.last).not.toBe(market.tickAt('BTC/USDT', after)?.last)
})
