import { expect, it } from 'vitest'
import { mergedTicks, type RecentTick, shownTicks, tapeLength } from './tick-tape.ts'

const tick = (sequence: number, mark = '100'): RecentTick => ({ sequence, bid: mark, ask: mark, mark, sourceAtMs: 0 })
const sequences = (ticks: readonly RecentTick[]): number[] => ticks.map(({ sequence }) => sequence)

it('puts ticks together newest first, each once', () => {
  expect(sequences(mergedTicks([tick(5), tick(3)], [tick(4), tick(6), tick(5)]))).toEqual([6, 5, 4, 3])
})

it('keeps as many as are shown and one to compare with', () => {
  const many = Array.from({ length: 50 }, (_, index) => tick(index))
  expect(mergedTicks(many, []).length).toBe(tapeLength + 1)
  expect(shownTicks(mergedTicks(many, [])).length).toBe(tapeLength)
})

it('says which way each went from the one before', () => {
  const shown = shownTicks([tick(4, '101'), tick(3, '100'), tick(2, '100'), tick(1, '102')])
  expect(shown.map(({ moved }) => moved)).toEqual(['up', 'flat', 'down', 'flat'])
})
