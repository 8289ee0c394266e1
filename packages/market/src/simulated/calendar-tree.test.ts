import { candleIntervals, lengthOf } from '@touchstone/domain/market/candle'
import { expect, it } from 'vitest'
import { blockOf, blockStart, cellSeconds, childrenOf, secondOfWeek, splitLevels } from './calendar-tree.ts'

it('has a cell for every candle interval', () => {
  const lengths = new Set<number>(cellSeconds)
  expect(candleIntervals.filter((interval) => !lengths.has(lengthOf(interval) / 1_000))).toEqual([])
})

it('splits every cell into a whole number of children, down to the second', () => {
  const counts = Array.from({ length: splitLevels }, (_, level) => childrenOf(level))
  expect(counts).toEqual([4, 7, 6, 4, 2, 2, 3, 5, 3, 4, 5])
  expect(() => childrenOf(splitLevels)).toThrow('no level')
})

it.each([
  ['1970-01-05T00:00:00Z', 0, 0],
  ['1970-01-04T23:59:59Z', -1, 604_799],
  ['1970-02-01T23:59:59Z', 0, 604_799],
  ['1970-02-02T00:00:00Z', 1, 0],
  ['2026-01-07T10:00:00Z', 730, 2 * 86_400 + 36_000],
])('%s lies in block %i, %i seconds after Monday', (time, block, afterMonday) => {
  const second = Date.parse(time) / 1_000
  expect(blockOf(second)).toBe(block)
  expect(second - blockStart(block)).toBeGreaterThanOrEqual(0)
  expect(secondOfWeek(second)).toBe(afterMonday)
})
