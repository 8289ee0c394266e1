import { alert, because, offlineShot, onlyWhenActing, signedOut } from './common-shots.ts'
import { withContact } from './given-identity.ts'
import type { RouteShots } from './shot.ts'
import { answered, fill, press, refusing } from './steps.ts'

const submit = 'form button[type=submit]'
const codeField = 'input[autocomplete="one-time-code"]'
const another = [
  fill('input[type=email]', 'bea@example.com'),
  fill(codeField, '123456'),
  fill('input[type=password]', 'a password'),
]

/** The form for an e-mail address or phone: the first one, another one, and what waits. */
export const contactShots = {
  states: {
    loading: because.onlyForm,
    content: { who: 'trader', shows: submit },
    'refetch-failed': because.onlyForm,
    empty: because.onlyForm,
    error: onlyWhenActing,
    refused: {
      steps: [
        fill('input[type=email]', 'ann@example.com'),
        fill('input[autocomplete="one-time-code"]', '000000'),
        press('form input[type=checkbox]'),
        press(submit),
      ],
      shows: alert,
    },
    offline: offlineShot,
    'signed-out': signedOut,
  },
  more: {
    phone: { query: { by: 'phone' }, shows: submit },
    another: { given: [withContact], shows: 'form input[type=password]' },
    'contact-code-wrong': {
      given: [withContact, refusing('contact_code_wrong', {}, 'bindContact')],
      steps: [...another, fill(codeField, '654321', 1), press(submit)],
      shows: '[aria-invalid=true]',
    },
    waits: {
      given: [
        withContact,
        answered('bindContact', {
          done: false,
          waitsUntilAtMs: null,
          bindableFromAtMs: Date.UTC(2026, 10, 26, 9),
        }),
      ],
      steps: [...another, press(submit)],
      shows: 'main h2',
    },
  },
} as const satisfies RouteShots
