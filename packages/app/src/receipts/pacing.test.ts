import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passed, failed } from '@touchstone/domain/receipts/receipt'
import { nextStepIn, runMs, shownSteps } from './pacing.ts'
import { checkLines, type SealGrounds, type SealStep, sealSteps, type StepState } from './seal-steps.ts'

const states = fc.constantFrom<StepState>('passed', 'pending', 'uncompared', 'waiting', 'failed')
const stepsOf = (all: readonly StepState[]): SealStep[] => all.map((state) => ({ name: 'formula', state }))
const someSteps = fc.array(states, { minLength: 1, maxLength: 20 }).map(stepsOf)
const elapsed = fc.integer({ min: 0, max: 2 * runMs })

describe('the run of the checks', () => {
  it('shows none at first and all after 700 ms', () => {
    const steps = stepsOf(Array.from({ length: 12 }, () => 'passed'))
    expect([0, 58, 59, 350, 699, 700].map((at) => shownSteps(steps, at))).toEqual([0, 0, 1, 6, 11, 12])
  })

  it('never shows one that nobody knows yet, nor one after it', () => {
    fc.assert(
      fc.property(someSteps, elapsed, (steps, at) => {
        if (steps.some(({ state }) => state === 'failed')) return
        expect(steps.slice(0, shownSteps(steps, at)).map(({ state }) => state)).not.toContain('waiting')
      }),
    )
  })

  it('shows all at once where one fails', () => {
    expect(shownSteps(stepsOf(['passed', 'failed', 'waiting']), 0)).toBe(3)
  })

  it('only ever goes on, and the next step is due when it says', () => {
    fc.assert(
      fc.property(someSteps, elapsed, (steps, at) => {
        const wait = nextStepIn(steps, at)
        const most = shownSteps(steps, Infinity)
        expect(wait === undefined).toBe(shownSteps(steps, at) === most)
        expect(wait === undefined || shownSteps(steps, at + wait) > shownSteps(steps, at)).toBe(true)
        expect(shownSteps(steps, runMs)).toBe(most)
      }),
    )
  })
})

const stepsIn = (grounds: SealGrounds): SealStep[] => sealSteps(checkLines(grounds))

describe('the steps of a seal', () => {
  const given = { askedFault: undefined, comparisons: [], results: { is: 'none' }, own: 'unknown' } as const

  it('are none until something was checked, and one a name after that', () => {
    expect(stepsIn({ ...given, checks: undefined })).toEqual([])
    const checks = [passed('row_hash', 'a'), passed('formula', 'b'), passed('formula', 'c')]
    expect(stepsIn({ ...given, checks })).toEqual([
      { name: 'row_hash', state: 'passed' },
      { name: 'formula', state: 'passed' },
    ])
  })

  it('are as bad as the worst of their name', () => {
    const checks = [passed('formula', 'a'), failed('formula', 'b'), passed('formula', 'c')]
    expect(stepsIn({ ...given, checks })).toEqual([{ name: 'formula', state: 'failed' }])
    const pending = [passed('row_anchor', 'anchor_pending'), passed('row_anchor', 'checkpoint 3')]
    expect(stepsIn({ ...given, checks: pending })[0]).toEqual({ name: 'row_anchor', state: 'pending' })
    // As many as there will be when it is published.
    const compared = stepsIn({ ...given, checks: pending, comparisons: [{ id: 1, is: 'same' }] })
    expect(stepsIn({ ...given, checks: pending }).map(({ name }) => name)).toEqual(compared.map(({ name }) => name))
    expect(stepsIn({ ...given, checks: pending }).at(-1)).toEqual({ name: 'published', state: 'pending' })
  })

  it('have what was compared, what the device knows, and the result', () => {
    const compared = (is: 'same' | 'different' | 'waiting' | 'unknown') =>
      stepsIn({
        ...given,
        checks: [],
        comparisons: [
          { id: 1, is: 'same' },
          { id: 2, is },
        ],
      })
    expect((['same', 'different', 'waiting', 'unknown'] as const).map((is) => compared(is)[0]?.state)).toEqual([
      'passed',
      'failed',
      'waiting',
      'uncompared',
    ])
    expect(stepsIn({ ...given, checks: [], own: 'broken' })).toEqual([{ name: 'own_book', state: 'failed' }])
    expect(stepsIn({ ...given, checks: [], results: undefined })).toEqual([{ name: 'results', state: 'waiting' }])
  })
})
