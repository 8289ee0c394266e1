import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { oncePainted } from './once-painted.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The frames that are asked for, and whether it has resolved. */
function asking() {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (asked: FrameRequestCallback) => frames.push(asked))
  const painted = vi.fn<() => void>()
  void oncePainted().then(painted)
  return { frames, painted }
}

it('waits for the frame and the one after it, and for what follows that', async () => {
  const { frames, painted } = asking()
  for (const count of [1, 2]) {
    await vi.advanceTimersByTimeAsync(100)
    expect(frames).toHaveLength(count)
    expect(painted).not.toHaveBeenCalled()
    frames.at(-1)?.(0)
  }
  await vi.advanceTimersByTimeAsync(0)
  expect(painted).toHaveBeenCalledOnce()
})

it('does not wait on a hidden page, which gets no frames', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { painted } = asking()
  await vi.advanceTimersByTimeAsync(0)
  expect(painted).toHaveBeenCalledOnce()
})

it('waits a second at most', async () => {
  const { painted } = asking()
  await vi.advanceTimersByTimeAsync(999)
  expect(painted).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(painted).toHaveBeenCalledOnce()
})
