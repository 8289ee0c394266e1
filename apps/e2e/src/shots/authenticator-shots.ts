import { alert, because, signedOut, usual } from './common-shots.ts'
import { withAuthenticator, withContact } from './given-identity.ts'
import type { RouteShots } from './shot.ts'
import { answered, fill, press, refusing } from './steps.ts'

const submit = 'form button[type=submit]'
const filled = [
  fill('input[autocomplete="one-time-code"]', '000000'),
  fill('input[type=password]', 'a password'),
  press(submit),
]

/** The authenticator: one that is to be bound, one that is, and the way to unbind it. */
export const authenticatorShots = {
  states: {
    ...usual,
    'refetch-failed': 'a key that was scanned is not asked for again',
    content: { who: 'trader', shows: 'main svg' },
    empty: because.onlyForm,
    refused: {
      steps: [
        fill('input[autocomplete="one-time-code"]', '000000'),
        fill('input[type=password]', 'not the password'),
        press(submit),
      ],
      shows: alert,
    },
    'signed-out': signedOut,
  },
  more: {
    'contact-code': { given: [withContact], shows: 'main svg' },
    'contact-code-wrong': {
      given: [withContact, refusing('contact_code_wrong', {}, 'bindSecondFactor')],
      steps: [
        fill('input[autocomplete="one-time-code"]', '123456'),
        fill('input[type=password]', 'a password'),
        fill('input[autocomplete="one-time-code"]', '654321', 1),
        press(submit),
      ],
      shows: '[aria-invalid=true]',
    },
    bound: { given: [withAuthenticator], shows: 'main h2' },
    unbind: { given: [withAuthenticator], steps: [press('main > button')], shows: '[role=dialog] dl' },
    'unbind-form': { given: [withAuthenticator], query: { form: 'unbind' }, shows: submit },
    'unbind-refused': {
      given: [withAuthenticator, refusing('code_wrong', {}, 'unbindSecondFactor')],
      query: { form: 'unbind' },
      steps: filled,
      shows: '[aria-invalid=true]',
    },
    'recovery-form': { given: [withAuthenticator], query: { form: 'recovery' }, shows: submit },
    'recovery-codes': {
      given: [
        withAuthenticator,
        answered('newRecoveryCodes', { recoveryCodes: ['K7QM-2XHT-9ABC', 'W4DE-6FGH-3JKM', 'P8RS-5TUV-2WXY'] }),
      ],
      query: { form: 'recovery' },
      steps: filled,
      shows: 'main li',
    },
    unbound: {
      given: [
        withAuthenticator,
        answered('unbindSecondFactor', { done: true, waitsUntilAtMs: Date.UTC(2026, 10, 24, 9) }),
      ],
      query: { form: 'unbind' },
      steps: filled,
      shows: 'main ~ footer a',
    },
  },
} as const satisfies RouteShots
