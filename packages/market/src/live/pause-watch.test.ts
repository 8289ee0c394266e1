import { expect, it } from 'vitest'
import { watchPauses } from './pause-watch.ts'

/** A watch over two times that a test sets, and the pauses it told. */
function watched() {
  const times = [0, 1_000_000]
  const told: number[] = []
  const watch = watchPauses(
    1_000,
    (ms) => told.push(ms),
    () => [...times],
  )
  watch.stop()
  return { watch, told, times }
}

it('tells nothing while looks follow each other', () => {
  const { watch, told, times } = watched()
  for (let look = 0; look < 100; look += 1) {
    times[0] = (times[0] ?? 0) + 1_000
    times[1] = (times[1] ?? 0) + 999
    watch.look()
  }
  expect(told).toEqual([])
})

it.each([
  ['the process was stopped', [8_000, 8_000]],
  ['the machine slept, and its own count with it', [3, 8_000]],
  ['somebody set the clock back meanwhile', [8_000, -60_000]],
])('tells once, at the first look, when %s', (_, passed) => {
  const { watch, told, times } = watched()
  for (const [index, ms] of passed.entries()) times[index] = (times[index] ?? 0) + ms
  watch.look()
  watch.look()
  expect(told).toEqual([8_000])
})

it('notices by itself too', async () => {
  const told: number[] = []
  const watch = watchPauses(40, (ms) => told.push(ms))
  const until = performance.now() + 120
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 30))
  watch.stop()
  expect(told[0]).toBeGreaterThan(40)
})
