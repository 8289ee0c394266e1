import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { dayMs } from '@touchstone/domain/time'
import { expect, it } from 'vitest'
import { dayOf, daySeeds } from './day-seeds.ts'
import { recomputedPrices } from './recomputed-prices.ts'
import { createSimulatedMarket } from './simulated-market.ts'

const seeds = daySeeds('6e'.repeat(32))
const market = createSimulatedMarket({ days: seeds }, [...defaultSettings.symbols.values()])
const wednesday = Date.parse('2026-02-04T00:00:00Z')
const day = dayOf(wednesday)
const times = Array.from({ length: 200 }, (_, i) => wednesday + i * 401_000)

it.each(market.symbols)('of %s are those of the market, from the seed of the day alone', (symbol) => {
  const recomputed = recomputedPrices({ days: daySeeds(seeds.seedOf(day), day) })
  const open = times.flatMap((at) => market.tickAt(symbol, at) ?? [])
  expect(open.length).toBeGreaterThan(150)
  expect(open.map(({ sourceAt }) => recomputed(symbol, sourceAt))).toEqual(open.map(({ last }) => last))
  expect(() => recomputed(symbol, wednesday + dayMs)).toThrow('is not known')
})

it('need a symbol of the market', () => {
  expect(recomputedPrices({ days: seeds })('PEPE/USDT', wednesday)).toBeUndefined()
})
