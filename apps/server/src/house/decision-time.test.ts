import { expect, test } from 'vitest'
import { createDecisionTime } from './decision-time.ts'

type Moment = { clock: number; waitingSince?: number; newestAt?: number; at: number }

test.each<[string, Moment[]]>([
  [
    'follows the clock',
    [
      { clock: 10, at: 10 },
      { clock: 12, at: 12 },
    ],
  ],
  [
    'does not go back with it',
    [
      { clock: 10, at: 10 },
      { clock: 7, at: 10 },
      { clock: 11, at: 11 },
    ],
  ],
  [
    'waits at a tick that is not in force yet',
    [
      { clock: 10, at: 10 },
      { clock: 15, waitingSince: 12, at: 12 },
      { clock: 16, newestAt: 12, at: 16 },
    ],
  ],
  [
    'is not before the newest tick in force',
    [
      { clock: 10, newestAt: 20, at: 20 },
      { clock: 21, newestAt: 20, at: 21 },
    ],
  ],
])('the time of decisions %s', (_, moments) => {
  let moment: Moment = { clock: 0, at: 0 }
  const decisionTime = createDecisionTime(() => moment.clock, {
    waitingSince: () => moment.waitingSince,
    newestAt: () => moment.newestAt ?? -Infinity,
  })
  for (moment of moments) expect(decisionTime()).toBe(moment.at)
})
