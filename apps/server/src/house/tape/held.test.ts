import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHeld } from './held.ts'

let others = 0
beforeEach(() => {
  vi.useFakeTimers()
  others = vi.getTimerCount()
})
afterEach(() => void vi.useRealTimers())

const timers = (): number => vi.getTimerCount() - others

/** Somebody waits for each of these counts, `everyMs` apart. `over`: whose wait is over, in its order. */
async function waitFor(counts: readonly number[], everyMs = 0) {
  const held = createHeld(1_000)
  const over: (number | string)[] = []
  for (const [place, count] of counts.entries()) {
    void held.until(count).then((inTime) => over.push(inTime ? place : `late ${place}`))
    await vi.advanceTimersByTimeAsync(everyMs)
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { held, over, settle }
}

it('lets everybody go whose count is reached, in the order of their coming', async () => {
  const { held, over, settle } = await waitFor([3, 3, 5])
  held.reach(2)
  await settle()
  expect(over).toEqual([])
  held.reach(4)
  await settle()
  expect(over).toEqual([0, 1])
  held.reach(5)
  await settle()
  expect(over).toEqual([0, 1, 2])
  expect(timers()).toBe(0)
})

it('lets each go after the longest wait, and has one timer for all', async () => {
  const { over } = await waitFor([1, 2, 3], 100)
  expect(timers()).toBe(1)
  await vi.advanceTimersByTimeAsync(699)
  expect(over).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toEqual(['late 0'])
  await vi.advanceTimersByTimeAsync(200)
  expect(over).toEqual(['late 0', 'late 1', 'late 2'])
  expect(timers()).toBe(0)
})

it('keeps nobody who was let go, and begins anew', async () => {
  const { held, over, settle } = await waitFor([7, 8])
  held.letGo()
  await settle()
  expect([over, timers()]).toEqual([['late 0', 'late 1'], 0])
  const again = held.until(9)
  held.reach(9)
  expect(await again).toBe(true)
})
