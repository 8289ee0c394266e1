import { expect, test } from 'vitest'
import { createShortTurns } from './short-turns.ts'

test('others have their turn when one has taken its time, and not before', async () => {
  let now = 0
  const others: number[] = []
  const pause = createShortTurns(() => now)
  for (let piece = 1; piece <= 10; piece += 1) {
    setImmediate(() => others.push(piece))
    now += 3
    await pause()
  }
  expect(others).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})
