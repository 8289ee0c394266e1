import { renderHook } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { stubMedia } from '../device/test-media.ts'
import type { Judgement } from './judgement.ts'
import type { OwnRow } from './own-rows.ts'
import { useSeal } from './use-seal.ts'

// Whoever wants no motion sees what is known at once.
beforeAll(stubMedia)

const steps = [{ name: 'formula', state: 'passed' } as const, { name: 'published', state: 'pending' } as const]
const sealed = (judgement: Judgement, own: OwnRow['is']): boolean =>
  renderHook(() => useSeal({ judgement, steps, own: { is: own } })).result.current.isSealed

it('lies there where all holds, and before a checkpoint only where this device has decided the record itself', () => {
  expect([sealed('holds', 'same'), sealed('holds', 'unknown'), sealed('pending', 'same')]).toEqual([true, true, true])
  // A file of a stranger that no checkpoint includes can say anything.
  expect(sealed('pending', 'unknown')).toBe(false)
  for (const judgement of [
    'checking',
    'unanchored',
    'overdue',
    'future',
    'unpublished',
    'unknown',
    'otherHouse',
    'fails',
  ] as const)
    expect(sealed(judgement, 'same')).toBe(false)
})
