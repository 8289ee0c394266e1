import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useConnection } from './stream.ts'
import { setOffline } from './test-offline.ts'
import { useOffline } from './use-offline.ts'
import { useSilence } from './use-silence.ts'

const states = () => renderHook(() => ({ isOffline: useOffline(), isSilent: useSilence() })).result

beforeEach(() => {
  useConnection.setState({ connected: true, stale: false, hasSpoken: true })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('follows what the browser says of itself, and nothing that the stream does', () => {
  const seen = states()
  expect(seen.current).toEqual({ isOffline: false, isSilent: false })
  act(() => useConnection.setState({ connected: false, stale: true }))
  expect(seen.current).toEqual({ isOffline: false, isSilent: true })
  setOffline(true)
  expect(seen.current).toEqual({ isOffline: true, isSilent: true })
  act(() => useConnection.setState({ connected: true, stale: false }))
  expect(seen.current).toEqual({ isOffline: true, isSilent: false })
  setOffline(false)
  expect(seen.current).toEqual({ isOffline: false, isSilent: false })
})

it('knows it of a page that was opened offline', () => {
  setOffline(true)
  expect(states().current.isOffline).toBe(true)
})

it('a stream that has yet to speak is silent after three seconds', () => {
  vi.useFakeTimers()
  useConnection.setState({ connected: false, stale: true, hasSpoken: false })
  const seen = states()
  act(() => {
    vi.advanceTimersByTime(2_999)
  })
  expect(seen.current.isSilent).toBe(false)
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(seen.current).toEqual({ isOffline: false, isSilent: true })
})
