import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceRange } from './price-range.ts'

const candles = { from: 100, to: 112 }
const price = fc.integer({ min: -1_000, max: 1_000 })

describe('the prices of a pane', () => {
  it('are those of the candles, with lines that are near', () => {
    expect(priceRange(candles, candles, [116])).toEqual({ from: 100, to: 116 })
    expect(priceRange(candles, candles, [96, 116])).toEqual({ from: 96, to: 116 })
  })

  it('leave out a line that would squeeze the candles', () => {
    expect(priceRange(candles, candles, [99, 200])).toEqual({ from: 99, to: 112 })
  })

  it('follow an indicator as far as there is room', () => {
    expect(priceRange(candles, { from: 100, to: 200 }, [])).toEqual({ from: 100, to: 120 })
    expect(priceRange(candles, { from: 98, to: 114 }, [])).toEqual({ from: 98, to: 114 })
  })

  it('always show all candles in their share of the height', () => {
    fc.assert(
      fc.property(price, price, price, price, fc.array(price), (a, b, c, d, lines) => {
        const seen = { from: Math.min(a, b), to: Math.max(a, b) + 1 }
        const everything = { from: Math.min(seen.from, c), to: Math.max(seen.to, d) }
        const { from, to } = priceRange(seen, everything, lines)
        expect(from).toBeLessThanOrEqual(seen.from)
        expect(to).toBeGreaterThanOrEqual(seen.to)
        expect((seen.to - seen.from) / (to - from)).toBeGreaterThanOrEqual(0.6 - 1e-9)
      }),
    )
  })

  it('are whatever the chart says where a price has not moved', () => {
    expect(priceRange({ from: 5, to: 5 }, { from: 4, to: 6 }, [9])).toEqual({ from: 4, to: 6 })
  })
})
