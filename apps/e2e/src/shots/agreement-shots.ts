import { alert, because, empty, list, signedOut, usual } from './common-shots.ts'
import type { RouteShots } from './shot.ts'
import { asRegistered, changedAgreement, press, refusing } from './steps.ts'

/** What a person accepted. */
export const agreementShots = {
  agreements: {
    states: {
      ...usual,
      content: { who: 'trader', shows: list },
      empty: { who: 'newcomer', shows: empty },
      refused: because.readsOnly,
      'signed-out': signedOut,
    },
    more: {
      changed: { given: [changedAgreement, asRegistered], shows: 'main [role=status] a' },
      unrecorded: { who: 'newcomer', given: [asRegistered], shows: 'main [role=status] a' },
    },
  },
  agreement: {
    states: {
      ...usual,
      content: { who: 'trader', query: ({ acceptance }) => ({ id: acceptance }), shows: 'main article' },
      'refetch-failed': because.neverAgain,
      empty: because.neverEmpty,
      refused: {
        who: 'newcomer',
        query: {},
        given: [refusing('agreement_changed', {}, 'acceptAgreement')],
        steps: [press('main ~ footer button')],
        shows: alert,
      },
      'signed-out': signedOut,
    },
    more: {
      'in-force': { who: 'newcomer', query: {}, shows: 'main article' },
      gone: { query: { id: '999999' }, shows: '[role=alert]' },
    },
  },
} as const satisfies Record<string, RouteShots>
