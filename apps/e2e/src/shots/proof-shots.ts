import { because, empty, offlineShot, signedOut } from './common-shots.ts'
import type { RouteShots } from './shot.ts'
import { answered, failing, falseJournal, press, until } from './steps.ts'

/** What a device has made of the house by itself. */
export const proofShots = {
  proof: {
    states: {
      loading: 'what was kept is shown before anything is asked',
      content: { who: 'trader', steps: [until('main p.font-mono')], shows: 'main p.font-mono' },
      'refetch-failed': 'what cannot be compared says so, as without any answer',
      empty: { who: 'newcomer', given: [answered('bookHeads', { books: [] })], steps: [until(empty)], shows: empty },
      error: {
        given: [failing('checkpoints', 'bookHeads')],
        steps: [until('main .text-warn')],
        shows: 'main .text-warn',
      },
      refused: because.readsOnly,
      offline: offlineShot,
      'signed-out': signedOut,
    },
    more: {
      alarm: {
        given: [falseJournal],
        steps: [until('[role=dialog] [role=alert]')],
        shows: '[role=dialog] [role=alert]',
      },
      found: {
        given: [falseJournal],
        steps: [
          until('[role=dialog] [role=alert]'),
          press('[role=dialog] header button'),
          until('main h2.text-danger'),
        ],
        shows: 'main h2.text-danger',
      },
      forgetting: {
        steps: [until('main p.font-mono'), press('main > button', 1)],
        shows: '[role=dialog] footer button',
      },
    },
  },
} as const satisfies Record<string, RouteShots>
