import { expect, it } from 'vitest'
import { formGateOf, type FormGate, triesFrom } from './form-gate.ts'

type Standing = Parameters<typeof formGateOf>[0]

it.each<[1 | 2, Standing['level'], Standing['state'], number, FormGate, FormGate]>([
  // The level wanted, then the gate without and with the wish to change the submission.
  [1, 0, 'none', 3, 'form', 'form'],
  [1, 0, 'submitted', 2, 'result', 'change'],
  [1, 0, 'submitted', 0, 'result', 'change'],
  [1, 0, 'waiting', 2, 'result', 'result'],
  [1, 0, 'rejected', 2, 'again', 'again'],
  [1, 0, 'rejected', 0, 'no_tries', 'no_tries'],
  [1, 1, 'none', 3, 'result', 'result'],
  [1, 2, 'verified', 0, 'result', 'result'],
  [2, 0, 'none', 3, 'basic_first', 'basic_first'],
  [2, 0, 'submitted', 3, 'basic_first', 'basic_first'],
  [2, 1, 'none', 3, 'form', 'form'],
  [2, 1, 'submitted', 2, 'result', 'change'],
  [2, 1, 'rejected', 1, 'again', 'again'],
  [2, 1, 'rejected', 0, 'no_tries', 'no_tries'],
  [2, 2, 'verified', 0, 'result', 'result'],
])(
  'level %i of somebody on level %i, %s, %i tries left: %s, to change %s',
  (wanted, level, state, triesLeft, view, change) => {
    expect(formGateOf({ level, state, triesLeft }, wanted, false)).toBe(view)
    expect(formGateOf({ level, state, triesLeft }, wanted, true)).toBe(change)
  },
)

it('counts tries anew at midnight in UTC', () => {
  expect(new Date(triesFrom(Date.parse('2026-03-04T23:59:59Z'))).toISOString()).toBe('2026-03-05T00:00:00.000Z')
  expect(new Date(triesFrom(Date.parse('2026-03-05T00:00:00Z'))).toISOString()).toBe('2026-03-06T00:00:00.000Z')
})
