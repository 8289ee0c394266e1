import { describe, expect, it } from 'vitest'
import { joined, pastPoints } from './price-points.ts'
import { type Drawn, priceScene } from './price-scene.ts'

const points = [0, 50_000, 100_000].map((at, index) => ({ at, value: [10, 20, 15][index] ?? 0 }))
const contract: Drawn = {
  id: '7-4',
  direction: 'rise',
  openPrice: '20',
  acceptedAtMs: 80_000,
  expiresAtMs: 140_000,
}

describe('points of the last minutes', () => {
  it('are the ticks, and only without them the opens of the minutes', () => {
    const ticks = [
      { mark: '12', sourceAtMs: 130_000 },
      { mark: '11.5', sourceAtMs: 125_000 },
    ]
    const candles = [60_000, 120_000, 180_000].map((openAtMs) => ({ openAtMs, open: String(openAtMs / 60_000) }))
    expect(pastPoints(ticks, candles)).toEqual([
      { at: 125_000, value: 11.5 },
      { at: 130_000, value: 12 },
    ])
    expect(pastPoints([], candles)).toHaveLength(3)
  })

  it('are joined in order, a moment once, and forget what is old', () => {
    const old = { at: -300_000, value: 1 }
    expect(joined([old, ...points], [{ at: 50_000, value: 99 }]).map(({ at }) => at)).toEqual([0, 50_000, 100_000])
  })
})

describe('the scene', () => {
  it('without a point there is none', () => {
    expect(priceScene([], [contract])).toBeUndefined()
  })

  it('ends at the present where nothing runs', () => {
    const scene = priceScene(points, [])
    expect(scene).toMatchObject({ beginAtMs: 0, endAtMs: 104_000, opens: [], expiries: [], low: 10, high: 20 })
    expect(scene?.now.x).toBeCloseTo(96.15, 1)
    expect(scene?.line).toBe('M0.00 86.00L48.08 14.00L96.15 50.00')
  })

  it('lets the line come in from outside', () => {
    const late = points.map(({ at, value }) => ({ at: at * 3, value }))
    const scene = priceScene(late, [])
    expect(scene?.beginAtMs).toBe(150_000)
    expect(scene?.line).toMatch(/^M0.00 /)
    expect(
      priceScene(
        late.map(({ at, value }) => ({ at: at * 1.1, value })),
        [],
      )?.line,
    ).toMatch(/^M-/)
  })

  it('reaches to the end of what runs, with its opening price at its height', () => {
    const scene = priceScene(points, [contract])
    expect(scene?.beginAtMs).toBe(50_000)
    expect(scene?.endAtMs).toBe(143_600)
    expect(scene?.opens).toMatchObject([{ y: 14, openPrice: '20', direction: 'rise' }])
    expect(scene?.expiries[0]?.x).toBeCloseTo(96.15, 1)
  })

  it('keeps labels of opening prices apart, and all of them inside', () => {
    const labels = (...openPrices: string[]) =>
      priceScene(
        points,
        openPrices.map((openPrice, index) => ({ ...contract, id: `7-${index}`, openPrice })),
      )?.opens.map(({ labelY }) => Math.round(labelY))
    expect(labels('20', '20')).toEqual([14, 26])
    expect(labels('20', '10')).toEqual([14, 86])
    expect(labels('10', '10', '10')).toEqual([70, 82, 94])
  })

  it('takes an opening price into its range that the line has left, and none that is not there yet', () => {
    expect(priceScene(points, [{ ...contract, openPrice: '30' }])).toMatchObject({ high: 30 })
    expect(priceScene(points, [{ ...contract, openPrice: null }])).toMatchObject({ opens: [], high: 20 })
  })

  it('is level where no price moved', () => {
    expect(priceScene([{ at: 5, value: 7 }], [])).toMatchObject({ line: 'M0 50.00H100', area: '', now: { y: 50 } })
  })
})
