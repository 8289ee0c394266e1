import { act, cleanup, render, screen } from '@testing-library/react'
import { useConnection } from './stream.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLater } from './use-later.ts'

const load = vi.fn<() => Promise<() => string>>(async () => () => 'the part')

beforeEach(() => {
  vi.useFakeTimers()
  load.mockClear()
  useConnection.setState({ connected: true, stale: false })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Stage = ({ isWanted, isAtOnce }: { isWanted: boolean; isAtOnce?: boolean }) => useLater(load, isWanted, isAtOnce)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('comes after the first screen, and at once where the screen is about it', async () => {
  const { rerender } = render(<Stage isWanted={false} isAtOnce />)
  await pass(10_000)
  expect(screen.queryByText('the part')).toBeNull()
  rerender(<Stage isWanted />)
  await pass(1_000)
  expect(screen.queryByText('the part')).toBeNull()
  rerender(<Stage isWanted isAtOnce />)
  await pass(1)
  expect(screen.getByText('the part')).toBeDefined()
  // It stays, and is loaded once.
  rerender(<Stage isWanted={false} />)
  await pass(10_000)
  expect(screen.getByText('the part')).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})

it('waits for the server where it can wait', async () => {
  useConnection.setState({ connected: false })
  render(<Stage isWanted />)
  await pass(10_000)
  expect(load).not.toHaveBeenCalled()
  act(() => useConnection.setState({ connected: true, stale: true }))
  await pass(10_000)
  expect(load).not.toHaveBeenCalled()
  act(() => useConnection.setState({ stale: false }))
  await pass(4_000)
  expect(load).toHaveBeenCalledOnce()
})
