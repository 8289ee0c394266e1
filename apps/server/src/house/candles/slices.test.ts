import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSlices } from './slices.ts'

test('at most one piece runs in a turn of the event loop, however many wait', async () => {
  const slices = createSlices()
  let [most, inTurn] = [0, 0]
  const counted = Array.from({ length: 60 }).reduce<Promise<void>>(async (before) => {
    await before
    await nextTurn()
    most = Math.max(most, inTurn)
    inTurn = 0
  }, Promise.resolve())
  const pieces = Array.from({ length: 20 }, (_, i) => slices.run(() => ((inTurn += 1), i), 'now'))
  expect(await Promise.all(pieces)).toEqual(Array.from({ length: 20 }, (_, i) => i))
  await counted
  expect(most).toBe(1)
})

test('what somebody waits for goes first', async () => {
  const slices = createSlices()
  const order: string[] = []
  const piece = (name: string) => () => void order.push(name)
  const later = [slices.run(piece('later'), 'later'), slices.run(piece('later'), 'later')]
  await Promise.all([slices.run(piece('now'), 'now'), slices.run(piece('now'), 'now'), ...later])
  expect(order).toEqual(['now', 'now', 'later', 'later'])
})

test('a long request lets short ones pass, and goes before what nobody waits for', async () => {
  const slices = createSlices()
  const order: string[] = []
  const piece = (name: 'now' | 'soon' | 'later') => slices.run(() => void order.push(name), name)
  await Promise.all([piece('soon'), piece('later'), piece('soon'), piece('now'), piece('now')])
  expect(order).toEqual(['now', 'now', 'soon', 'soon', 'later'])
})

test('a piece that throws fails alone, and a stop drops the rest', async () => {
  const slices = createSlices()
  const fails = slices.run(() => {
    throw new Error('no such hour')
  }, 'now')
  await expect(fails).rejects.toThrow('no such hour')
  expect(await slices.run(() => 7, 'now')).toBe(7)
  const dropped = slices.run(() => 8, 'later')
  slices.stop()
  await expect(dropped).rejects.toThrow('computation stopped')
  await expect(slices.run(() => 9, 'now')).rejects.toThrow('computation stopped')
})
