import { alert, because, empty, error, offlineShot, signedOut, usual } from './common-shots.ts'
import {
  applicationRejected,
  applicationsPage,
  applicationVerified,
  applicationWaiting,
  documentImages,
  identityBasic,
  identityNone,
  identityRejected,
  withContact,
} from './given-identity.ts'
import type { RouteShots } from './shot.ts'
import { answered, emptyPage, fill, press, refusing } from './steps.ts'

const submit = 'form button[type=submit]'
const rejected = [
  answered('identityState', identityRejected),
  answered('identityApplications', applicationsPage(applicationRejected)),
  documentImages,
] as const
const field = (autocomplete: string) => `input[autocomplete="${autocomplete}"]`
const password = 'input[type=password]'

/** Who the person is, and what the house shows them. */
export const identityShots = {
  identity: {
    given: [withContact, answered('identityState', identityNone)],
    states: {
      ...usual,
      content: { who: 'trader', shows: submit },
      empty: because.onlyForm,
      refused: {
        given: [...rejected, refusing('document_taken', {}, 'updateIdentity')],
        steps: [press('input[type=checkbox]'), press(submit)],
        shows: '[aria-invalid=true]',
      },
      'signed-out': signedOut,
    },
    more: {
      unfilled: { steps: [press(submit)], shows: '[aria-invalid=true]' },
      again: { given: rejected, shows: alert },
      camera: { steps: [press('main form button[aria-haspopup=dialog]', 1)], shows: '[role=dialog] input[type=file]' },
      exhausted: { given: [answered('identityState', { ...identityRejected, triesLeft: 0 })], shows: empty },
    },
  },
  advancedIdentity: {
    given: [withContact, answered('identityState', identityBasic), answered('identityApplications', emptyPage)],
    states: {
      ...usual,
      content: { who: 'trader', shows: submit },
      empty: { given: [answered('identityState', identityNone)], shows: empty },
      refused: {
        given: [refusing('identity_tries_exhausted', { maximum: 3 }, 'applyAdvancedIdentity')],
        steps: [
          press('main form button[aria-haspopup=dialog]'),
          press('[role=dialog] li button'),
          fill(field('street-address'), 'Heidestraße 17, 51147 Köln'),
          fill(field('tel'), '+49 221 12345'),
          ...['Meridian', 'Max', 'brother', '+49 221 12346', 'Heidestraße 18, 51147 Köln'].map((text, nth) =>
            fill(field('off'), text, nth),
          ),
          press(submit),
        ],
        shows: alert,
      },
      'signed-out': signedOut,
    },
    more: { unfilled: { steps: [press(submit)], shows: '[aria-invalid=true]' } },
  },
  identityResult: {
    given: [
      withContact,
      answered('identityState', { ...identityNone, state: 'waiting', triesLeft: 2 }),
      answered('identityApplications', applicationsPage(applicationWaiting, applicationRejected)),
      documentImages,
    ],
    states: {
      ...usual,
      content: { who: 'trader', shows: 'main ol li' },
      empty: { given: [answered('identityApplications', emptyPage)], shows: empty },
      refused: because.readsOnly,
      'signed-out': signedOut,
    },
    more: {
      rejected: { given: rejected, shows: 'footer a' },
      verified: {
        given: [
          answered('identityState', identityBasic),
          answered('identityApplications', applicationsPage(applicationVerified)),
        ],
        shows: 'footer a',
      },
    },
  },
  statements: {
    states: {
      loading: because.onlyForm,
      content: { who: 'trader', shows: 'footer button' },
      'refetch-failed': because.onlyForm,
      empty: because.onlyForm,
      error: 'what cannot be made is shown like what is refused; the form stays',
      refused: {
        given: [refusing('overloaded', { seconds: 2 }, 'statement')],
        steps: [press('main ~ footer button')],
        shows: alert,
      },
      offline: offlineShot,
      'signed-out': signedOut,
    },
    more: { month: { steps: [press('main button[aria-haspopup=dialog]')], shows: '[role=dialog] li' } },
  },
  notifications: {
    states: {
      ...usual,
      content: { who: 'trader', shows: 'main table' },
      empty: because.neverEmpty,
      refused: 'a switch that cannot be set goes back, and a toast says why',
      'signed-out': signedOut,
    },
  },
  antiPhishing: {
    states: {
      ...usual,
      content: { who: 'trader', shows: submit },
      empty: because.onlyForm,
      refused: {
        given: [refusing('credentials_wrong', {}, 'setAntiPhishingCode')],
        steps: [fill('main form input', 'blue heron'), fill(password, 'not the password'), press(submit)],
        shows: '[aria-invalid=true]',
      },
      error,
      'signed-out': signedOut,
    },
    more: { unfilled: { steps: [press(submit)], shows: '[aria-invalid=true]' } },
  },
} satisfies Record<string, RouteShots>
