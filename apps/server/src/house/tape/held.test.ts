import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHeld, type StartTimer } from './held.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Starts timers and counts its own: what an earlier file left running in this process may start some as well. */
function countedTimers() {
  const open = new Set<NodeJS.Timeout>()
  const start: StartTimer = (act, ms) => {
    const timer = setTimeout(() => {
      open.delete(timer)
      act()
    }, ms)
    open.add(timer)
    return () => {
      open.delete(timer)
      clearTimeout(timer)
    }
  }
  return { start, timers: () => open.size }
}

/** Somebody waits for each of these counts, `everyMs` apart. `over`: whose wait is over, in its order. */
async function waitFor(counts: readonly number[], everyMs = 0) {
  const { start, timers } = countedTimers()
  const held = createHeld(1_000, start)
  const over: (number | string)[] = []
  for (const [place, count] of counts.entries()) {
    void held.until(count).then((inTime) => over.push(inTime ? place : `late ${place}`))
    await vi.advanceTimersByTimeAsync(everyMs)
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { held, over, settle, timers }
}

it('lets everybody go whose count is reached, in the order of their coming', async () => {
  const { held, over, settle, timers } = await waitFor([3, 3, 5])
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
  const { over, timers } = await waitFor([1, 2, 3], 100)
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
  const { held, over, settle, timers } = await waitFor([7, 8])
  held.letGo()
  await settle()
  expect([over, timers()]).toEqual([['late 0', 'late 1'], 0])
  const again = held.until(9)
  held.reach(9)
  expect(await again).toBe(true)
})
