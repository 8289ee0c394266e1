import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleTick } from '../examples/example-facts.ts'
import { markOf } from '../market/tick.ts'
import { decimal, ONE } from '../money/decimal.ts'
import { limitIsReached } from '../positions/limit-order.ts'
import { isolatedLiquidationPrice } from '../positions/liquidation-price.ts'
import { marginCallPercentOf } from '../positions/margin-call.ts'
import { crossedStop } from '../positions/stops.ts'
import { isolatedIsDue, riskAt } from '../positions/valuation.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { riskTermsOf } from './safe-marks.ts'
import { isCrossed, quoteOf } from './symbol-triggers.ts'
import { type Level, limitLevels, liquidationLevels, marginCallLevels, stopLevels } from './trigger-levels.ts'

const symbols = [...defaultSettings.symbols.values()]
const symbol = fc.constantFrom(...symbols)
const direction = fc.constantFrom('long' as const, 'short' as const)

/** A symbol and a position in it whose entry is a number of ticks: from dust to above the last bracket. */
const holding = fc
  .record({
    terms: symbol,
    direction,
    entry: fc.integer({ min: 1, max: 2_000_000 }),
    steps: fc.double({ min: 0, max: 9, noNaN: true }),
    marginRate: fc.integer({ min: 0, max: 1_200 }),
    called: fc.constantFrom(0, 80),
  })
  .map(({ terms, entry, steps, marginRate, called, ...rest }) => {
    const quantity = BigInt(Math.floor(10 ** steps)) * terms.quantityStep
    const cost = (quantity * BigInt(entry) * terms.priceTick) / ONE
    const margin = (cost * BigInt(marginRate)) / 1_000n
    return { terms, ...rest, quantity, cost, margin, marginCallPercent: called }
  })

const crossed = (levels: readonly Level[], mark: number): boolean =>
  levels.some(({ side, level }) => isCrossed(side, level, { mark, bid: mark, ask: mark }))

/** The marks around a level, and anywhere. */
const marksAround = (levels: readonly Level[], offset: number): number[] => {
  const near = levels.flatMap(({ level }) => (Number.isFinite(level) ? [level - 1, level, level + 1] : []))
  return [...near, offset].filter((mark) => mark > 0)
}

describe('a liquidation level', () => {
  test('is crossed exactly when the position is due, on either side of itself and anywhere', () => {
    const seen = { due: 0, safe: 0, none: 0 }
    const property = fc.property(holding, fc.integer({ min: 1, max: 5_000_000 }), (position, offset) => {
      const risk = riskTermsOf(position.terms)
      const levels = liquidationLevels(position, risk)
      if (levels.length === 0) seen.none += 1
      return marksAround(levels, offset).every((mark) => {
        const isDue = isolatedIsDue(position, position.terms, BigInt(mark) * risk.halfTick)
        seen[isDue ? 'due' : 'safe'] += 1
        return isDue === crossed(levels, mark)
      })
    })
    fc.assert(property, { seed: 21, numRuns: 3_000 })
    expect(Math.min(seen.due, seen.safe)).toBeGreaterThan(1_000)
    expect(seen.none).toBeGreaterThan(10)
  })

  test('is the liquidation price that the user is shown, on the grid of half ticks', () => {
    const property = fc.property(holding, (position) => {
      const risk = riskTermsOf(position.terms)
      const price = isolatedLiquidationPrice(position, position.terms)
      const [level] = liquidationLevels(position, risk)
      if (price === null || price < risk.halfTick) return level === undefined || position.direction === 'short'
      const long = position.direction === 'long'
      return level?.level === Number(long ? price / risk.halfTick : (price + risk.halfTick - 1n) / risk.halfTick)
    })
    expect(() => {
      fc.assert(property, { seed: 22, numRuns: 2_000 })
    }).not.toThrow()
  })

  test('stands on the very mark where equality liquidates', () => {
    const terms = symbols[0]
    if (terms === undefined) throw new Error('there are symbols')
    // 1 at 1000 with 204: 1000 − 204 = 796 = 800 × (1 − 0.5 %).
    const position = { direction: 'long', quantity: ONE, cost: decimal('1000'), margin: decimal('204') } as const
    const levels = liquidationLevels(position, riskTermsOf(terms))
    expect(levels.map(({ level }) => level)).toEqual([16_000])
    expect(crossed(levels, 16_000)).toBe(true)
    expect(crossed(levels, 16_001)).toBe(false)
  })
})

test('a margin-call level is crossed exactly when the next threshold is passed', () => {
  const seen = { called: 0, quiet: 0 }
  const property = fc.property(holding, fc.integer({ min: 1, max: 5_000_000 }), (position, offset) => {
    const risk = riskTermsOf(position.terms)
    const levels = marginCallLevels(position, risk)
    return marksAround(levels, offset).every((mark) => {
      const { profit, maintenance } = riskAt(position, position.terms, BigInt(mark) * risk.halfTick)
      const percent = marginCallPercentOf(maintenance, position.margin + profit)
      const isCalled = percent > position.marginCallPercent
      seen[isCalled ? 'called' : 'quiet'] += 1
      return isCalled === crossed(levels, mark)
    })
  })
  fc.assert(property, { seed: 23, numRuns: 2_000 })
  expect(Math.min(seen.called, seen.quiet)).toBeGreaterThan(1_000)
})

test('stops and limits are crossed by exactly the ticks that reach them', () => {
  const seen = { stop: 0, limit: 0, none: 0 }
  const distance = fc.integer({ min: -3, max: 3 })
  const given = fc.record({
    terms: symbol,
    direction,
    take: distance,
    stop: distance,
    limit: distance,
    spread: fc.nat(3),
  })
  const property = fc.property(given, fc.boolean(), ({ terms, direction, take, stop, limit, spread }, opens) => {
    const risk = riskTermsOf(terms)
    const at = (ticks: number) => BigInt(1_000 + ticks) * terms.priceTick
    const tick = { ...exampleTick(terms.symbol, 1, 0, '1'), bid: at(0), ask: at(spread) }
    const quote = quoteOf(tick, risk)
    const isHit = (levels: readonly Level[]) => levels.some(({ side, level }) => isCrossed(side, level, quote))
    const stops = {
      direction,
      takeProfit: { price: at(take), quantity: null },
      stopLoss: { price: at(stop), quantity: null },
    }
    const order = { action: opens ? ('open' as const) : ('close' as const), direction, price: at(limit) }
    const [isStop, isLimit] = [crossedStop(stops, markOf(tick)) !== undefined, limitIsReached(order, tick)]
    seen[isStop ? 'stop' : 'none'] += 1
    seen[isLimit ? 'limit' : 'none'] += 1
    return isStop === isHit(stopLevels(stops, risk)) && isLimit === isHit(limitLevels(order, risk))
  })
  fc.assert(property, { seed: 24, numRuns: 2_000 })
  expect(Math.min(seen.stop, seen.limit, seen.none)).toBeGreaterThan(300)
})
