import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLater } from './use-later.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const load = vi.fn<() => Promise<() => string>>(async () => () => 'the part')
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
