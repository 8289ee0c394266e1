import { alert } from './common-shots.ts'
import { playMoneyTakenAt } from './given-answers.ts'
import type { Shot } from './shot.ts'
import { answeredAt, held, press, refusing, shownOnHome } from './steps.ts'

const card = 'main section.bg-info-soft'
const button = `${card} button`
/** A guest with nothing in the real account. */
const newcomer = { who: 'newcomer', query: {} } as const

/** What becomes of the play money of the day where somebody looks at their assets. */
export const playMoneyShots = {
  'play-money-taken': {
    ...newcomer,
    given: [answeredAt('playMoneyState', playMoneyTakenAt)],
    shows: `${card} [role=status]`,
  },
  'play-money-refused': {
    ...newcomer,
    given: [refusing('too_many_requests', { seconds: 20 }, 'takePlayMoney')],
    steps: [press(button)],
    shows: alert,
  },
  'play-money-busy': {
    ...newcomer,
    given: [held('takePlayMoney')],
    steps: [press(button)],
    shows: `${button}[aria-busy=true]`,
  },
} as const satisfies Record<string, Shot>

export const playMoneyOnHome: Shot = {
  who: 'newcomer',
  given: [shownOnHome('real')],
  shows: 'main .min-h-11 > button',
}
