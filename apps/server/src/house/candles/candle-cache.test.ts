import type { Candle } from '@touchstone/domain/market/candle'
import { expect, test } from 'vitest'
import { createCandleCache } from './candle-cache.ts'

const run = (length: number): Candle[] =>
  Array.from({ length }, (_, openAt) => ({ openAt, open: 1n, high: 1n, low: 1n, close: 1n, volume: 0n }))

test('forgets what was not asked for the longest when it is full', () => {
  const cache = createCandleCache(12)
  cache.put('a', run(3))
  cache.put('b', run(3))
  cache.put('c', run(3))
  expect(cache.get('a')?.length).toBe(3)
  cache.put('d', run(3))
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key)?.length)).toEqual([3, undefined, 3, 3])
})

test('counts a run once however often it is put in, and closed hours too', () => {
  const cache = createCandleCache(12)
  for (let i = 0; i < 10; i += 1) cache.put('a', run(3))
  for (let i = 0; i < 8; i += 1) cache.put(`closed ${i}`, [])
  expect([cache.get('a')?.length, cache.get('closed 0')?.length]).toEqual([3, 0])
  cache.put('one more', [])
  expect(cache.get('closed 1')).toBeUndefined()
})
