import { describe, expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { isFine, type TypicalMove, typicalMoves } from './typical-move.ts'

const day = { symbol: 'BTC/USDT', at: 1_000_000 }
const prices = (...texts: (string | null)[]) => texts.map((text) => (text === null ? undefined : decimal(text)))

describe('typical moves', () => {
  it('are the median of the moves, by the whole half minutes of a duration', () => {
    const samples = prices('100', '101', '103', '102', '106')
    expect(typicalMoves(samples, [30, 60, 119, 300], day)).toEqual([
      { ...day, durationSeconds: 30, count: 4, move: decimal('2'), grid: decimal('1') },
      { ...day, durationSeconds: 60, count: 3, move: decimal('3'), grid: decimal('1') },
      { ...day, durationSeconds: 119, count: 2, move: decimal('5'), grid: decimal('1') },
      { ...day, durationSeconds: 300, count: 0, move: 0n, grid: decimal('1') },
    ])
  })

  it('of a duration below half a minute are those of half a minute', () => {
    expect(typicalMoves(prices('1', '2'), [10], day)).toMatchObject([{ count: 1, move: decimal('1') }])
  })

  it('skip what has no tick, and see the grid across it', () => {
    const [found] = typicalMoves(prices('100', null, '100.5', '100.2', null), [30], day)
    expect(found).toMatchObject({ count: 1, move: decimal('0.3'), grid: decimal('0.1') })
  })

  it('of a price that stands still have no grid', () => {
    expect(typicalMoves(prices('5', '5', '5'), [30], day)).toMatchObject([{ count: 2, move: 0n, grid: 0n }])
    expect(typicalMoves([], [30], day)).toMatchObject([{ count: 0, move: 0n, grid: 0n }])
  })
})

describe('a duration is fine enough', () => {
  const measured: TypicalMove = {
    ...day,
    durationSeconds: 60,
    count: 60,
    move: decimal('50'),
    grid: decimal('1'),
  }
  it.each<[string, Partial<TypicalMove>, boolean]>([
    ['at 50 steps', {}, true],
    ['below', { move: decimal('49.999999999999999999') }, false],
    ['from too few moves', { count: 59 }, false],
    ['without any move', { move: 0n, grid: 0n }, false],
    ['at 10 s, with the square root of the time', { durationSeconds: 10, move: decimal('86.7') }, true],
    ['at 10 s, below that', { durationSeconds: 10, move: decimal('86.6') }, false],
  ])('%s', (_, changed, fine) => {
    expect(isFine({ ...measured, ...changed })).toBe(fine)
  })
})
