import { expect, it } from 'vitest'
import { identitySteps } from './identity-steps.ts'

const submittedTime = '2026-05-06 12:00:00'
const decidedTime = '2026-05-07 12:00:00'

it.each([
  ['submitted', null, 'now ahead ahead'],
  ['waiting', null, 'done now ahead'],
  ['verified', decidedTime, 'done done done'],
  ['rejected', decidedTime, 'done done bad'],
] as const)('%s', (state, decided, tones) => {
  const steps = identitySteps({ state, submittedTime, decidedTime: decided })
  expect(steps.map(({ tone }) => tone).join(' ')).toBe(tones)
  expect(steps.map(({ time }) => time)).toEqual([submittedTime, undefined, decided ?? undefined])
})
