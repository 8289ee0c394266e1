import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { stubMedia } from '../device/test-media.ts'
import type { Judgement } from './judgement.ts'
import type { OwnRow } from './own-rows.ts'
import { type SealPhase, useSeal } from './use-seal.ts'

// Whoever wants no motion sees what is known at once.
beforeAll(stubMedia)
afterEach(() => vi.useRealTimers())

const steps = [{ name: 'formula', state: 'passed' } as const, { name: 'published', state: 'pending' } as const]
const shownOf = (judgement: Judgement, own: OwnRow['is']): SealPhase =>
  renderHook(() => useSeal({ judgement, steps, own: { is: own }, isDeciding: false })).result.current.phase

it('is the same result before a checkpoint only where this device has decided the record itself', () => {
  expect(shownOf('pending', 'same')).toBe('same')
  // A file of a stranger that no checkpoint includes can say anything.
  expect(shownOf('pending', 'unknown')).toBe('pending')
  expect(shownOf('holds', 'unknown')).toBe('holds')
  for (const judgement of [
    'checking',
    'holds',
    'unanchored',
    'overdue',
    'future',
    'unpublished',
    'unknown',
    'otherHouse',
    'fails',
  ] as const)
    expect(shownOf(judgement, 'same')).toBe(judgement)
})

it('shows nothing of checks that the device may soon know more of, but a failure, and waits for 3 seconds at most', () => {
  vi.useFakeTimers()
  const given: Parameters<typeof useSeal>[0] = {
    judgement: 'pending',
    steps,
    own: { is: 'unknown' },
    isDeciding: true,
  }
  const { result, rerender } = renderHook(useSeal, { initialProps: given })
  expect([result.current.phase, result.current.steps]).toEqual(['checking', []])
  const decided = { ...given, steps: [...steps, { name: 'own_book', state: 'passed' } as const] }
  rerender({ ...decided, own: { is: 'same' }, isDeciding: false })
  expect([result.current.phase, result.current.steps.length]).toEqual(['same', 3])
  // What was shown is not taken back.
  rerender({ ...decided, own: { is: 'same' } })
  expect(result.current.steps.length).toBe(3)
  const failing = renderHook(useSeal, { initialProps: { ...given, judgement: 'fails' } }).result.current
  expect([failing.phase, failing.steps.length]).toEqual(['fails', 2])
  const slow = renderHook(useSeal, { initialProps: given })
  act(() => void vi.advanceTimersByTime(2_999))
  expect(slow.result.current.phase).toBe('checking')
  act(() => void vi.advanceTimersByTime(1))
  expect(slow.result.current.phase).toBe('pending')
})

it('is felt when it lands, and not before its checkpoint', () => {
  const felt = vi.fn<(pattern: number[]) => boolean>(() => true)
  Object.assign(navigator, { vibrate: felt })
  const given: Parameters<typeof useSeal>[0] = {
    judgement: 'pending',
    steps,
    own: { is: 'same' },
    isDeciding: false,
  }
  const { rerender } = renderHook(useSeal, { initialProps: given })
  expect(felt).not.toHaveBeenCalled()
  rerender({ ...given, judgement: 'holds' })
  expect(felt).toHaveBeenCalledOnce()
  Reflect.deleteProperty(navigator, 'vibrate')
})

describe('while a newer answer is compared', () => {
  const given = (judgement: Judgement) => ({
    judgement,
    steps,
    own: { is: 'unknown' } as const,
    isDeciding: false,
  })
  const then = (before: Judgement, after: Judgement): SealPhase => {
    const { result, rerender } = renderHook(useSeal, { initialProps: given(before) })
    expect(result.current.phase).toBe(before)
    rerender(given(after))
    return result.current.phase
  }

  it('keeps what is known of the same record', () => {
    expect(then('pending', 'checking')).toBe('pending')
    expect(then('overdue', 'checking')).toBe('overdue')
    expect(then('pending', 'holds')).toBe('holds')
  })

  it('shows a failure at once, and lets nothing run over it', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
    const { result, rerender } = renderHook(useSeal, { initialProps: given('pending') })
    expect([result.current.phase, result.current.isRunning]).toEqual(['checking', true])
    rerender(given('fails'))
    expect([result.current.phase, result.current.isRunning]).toEqual(['fails', false])
    rerender(given('checking'))
    expect([result.current.phase, result.current.isRunning]).toEqual(['fails', false])
    stubMedia()
  })

  it('keeps no seal, which stands on the checkpoints that were compared', () => {
    expect(then('holds', 'checking')).toBe('checking')
  })
})
