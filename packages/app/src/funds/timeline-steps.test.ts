import { expect, it } from 'vitest'
import type { FundsState } from './funds-state.ts'
import { depositSteps, type Step, withdrawalSteps } from './timeline-steps.ts'

const reached = (...states: FundsState[]) =>
  states.map((state, index) => ({ state, time: `2026-01-31 18:00:0${index}` }))
const textOf = (steps: Step[]): string => steps.map(({ state, tone }) => `${state}:${tone}`).join(' ')

it.each<[FundsState[], string]>([
  [['submitted'], 'submitted:now claimed:ahead delivered:ahead'],
  [['submitted', 'claimed'], 'submitted:done claimed:now delivered:ahead'],
  [['submitted', 'crediting'], 'submitted:done crediting:now delivered:ahead'],
  [['submitted', 'claimed', 'crediting', 'delivered'], 'submitted:done claimed:done crediting:done delivered:done'],
  [['submitted', 'claimed', 'rejected'], 'submitted:done claimed:done rejected:bad'],
  [['submitted', 'cancelled'], 'submitted:done cancelled:done'],
  [['submitted', 'crediting', 'delivered', 'undone'], 'submitted:done crediting:done delivered:done undone:bad'],
])('a deposit that went %j', (states, steps) => {
  expect(textOf(depositSteps(reached(...states)))).toBe(steps)
})

it.each<[FundsState[], string]>([
  [['submitted'], 'submitted:now claimed:ahead approved:ahead paying:ahead paid:ahead'],
  // A claim that lapsed and was taken up by another is one step to the person.
  [['submitted', 'claimed', 'claimed', 'approved'], 'submitted:done claimed:done approved:now paying:ahead paid:ahead'],
  [
    ['submitted', 'claimed', 'approved', 'paying', 'failed'],
    'submitted:done claimed:done approved:done paying:done failed:bad',
  ],
  [['submitted', 'cancelled'], 'submitted:done cancelled:done'],
])('a withdrawal that went %j', (states, steps) => {
  expect(textOf(withdrawalSteps(reached(...states)))).toBe(steps)
})

it('only what happened has a time', () => {
  expect(depositSteps(reached('submitted')).map(({ time }) => time !== undefined)).toEqual([true, false, false])
})
