import { expect, test } from 'vitest'
import { createCandleParts } from './candle-parts.ts'

test('makes the part of a chunk once for everybody, and again when it has grown or failed', async () => {
  const parts = createCandleParts()
  let made = 0
  const make = () => {
    made += 1
    return Promise.resolve([])
  }
  const first = parts.get('BTC 1m', { at: 0, until: 60 }, make)
  expect(parts.get('BTC 1m', { at: 0, until: 60 }, make)).toBe(first)
  await parts.get('ETH 1m', { at: 0, until: 60 }, make)
  expect(made).toBe(2)
  await parts.get('BTC 1m', { at: 0, until: 120 }, make)
  await parts.get('BTC 1m', { at: 3_600, until: 120 }, make)
  expect(made).toBe(4)
  const fails = () => Promise.reject(new Error('stopped'))
  await expect(parts.get('BTC 1m', { at: 3_600, until: 180 }, fails)).rejects.toThrow('stopped')
  await parts.get('BTC 1m', { at: 3_600, until: 180 }, make)
  expect(made).toBe(5)
})
