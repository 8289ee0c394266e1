import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { oncePainted } from './once-painted.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Whether it has resolved, after so many ms. */
async function isPaintedAfter(ms: number): Promise<boolean> {
  const painted = vi.fn<() => void>()
  void oncePainted().then(painted)
  await vi.advanceTimersByTimeAsync(ms)
  return painted.mock.calls.length > 0
}

it('waits for the frame, and for what follows it', async () => {
  let frame: FrameRequestCallback | undefined
  vi.stubGlobal('requestAnimationFrame', (asked: FrameRequestCallback) => {
    frame = asked
    return 1
  })
  const painted = vi.fn<() => void>()
  void oncePainted().then(painted)
  await vi.advanceTimersByTimeAsync(100)
  expect(painted).not.toHaveBeenCalled()
  frame?.(0)
  await vi.advanceTimersByTimeAsync(0)
  expect(painted).toHaveBeenCalledOnce()
})

it('does not wait for one on a hidden page, which gets none', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 1)
  expect(await isPaintedAfter(149)).toBe(false)
  expect(await isPaintedAfter(150)).toBe(true)
})
