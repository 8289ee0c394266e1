import { agreementShots } from './agreement-shots.ts'
import { authenticatorShots } from './authenticator-shots.ts'
import {
  alert,
  amountField,
  askFor,
  because,
  confirm,
  empty,
  error,
  inSheet,
  list,
  loading,
  offlineShot,
  onlyWhenActing,
  signedOut,
  usual,
  usualArticles,
} from './common-shots.ts'
import { contactShots } from './contact-shots.ts'
import { withContact } from './given-identity.ts'
import type { RouteShots } from './shot.ts'
import { answered, cutOff, emptyPage, fill, press, refusing } from './steps.ts'

const submit = 'form button[type=submit]'
const outside = { type: 2, url: 'https://example.com/markets/how-prices-are-made?from=touchstone' }
const visitorsStayQuiet = 'nothing here lives on prices, and a visitor has no connection that could be lost'

/** Who one is: the way in, the account, and what keeps it safe. */
export const accountShots = {
  signIn: {
    states: {
      loading: because.onlyForm,
      content: { who: 'visitor', shows: submit },
      'refetch-failed': because.onlyForm,
      empty: because.onlyForm,
      error: {
        given: [refusing('overloaded', { seconds: 2 }, 'login')],
        steps: [
          fill('input[name=email]', 'ann@example.com'),
          fill('input[name=password]', 'a password'),
          press(submit),
        ],
        shows: alert,
      },
      refused: {
        steps: [
          fill('input[name=email]', 'ann@example.com'),
          fill('input[name=password]', 'a password'),
          press(submit),
        ],
        shows: alert,
      },
      offline: {
        steps: [
          fill('input[name=email]', 'ann@example.com'),
          fill('input[name=password]', 'a password'),
          cutOff,
          press(submit),
        ],
        shows: alert,
      },
      'signed-out': 'it is for nobody else',
    },
    more: {
      code: { query: { mode: 'code' }, shows: submit },
      register: { query: { mode: 'register', invite: 'ABCD2345' }, shows: submit },
      forgot: { query: { mode: 'forgot' }, shows: submit },
      unfilled: { query: { mode: 'register' }, steps: [press(submit)], shows: '[aria-invalid=true]' },
      differ: {
        query: { mode: 'forgot' },
        steps: [
          fill('input[name=email]', 'ann@example.com'),
          fill('input[autocomplete="one-time-code"]', '000000'),
          fill('input[name=password]', 'a good password'),
          fill('input[name=password-again]', 'a goof password'),
          press(submit),
        ],
        shows: 'input[name=password-again][aria-invalid=true]',
      },
      weak: {
        query: { mode: 'register' },
        given: [refusing('password_too_weak', { minimum: 8 }, 'register')],
        steps: [
          fill('input[name=email]', 'ann@example.com'),
          fill('input[autocomplete="one-time-code"]', '000000'),
          fill('input[name=password]', 'password123'),
          fill('input[name=password-again]', 'password123'),
          press('form input[type=checkbox]'),
          press(submit),
        ],
        shows: 'input[name=password][aria-invalid=true]',
      },
      guest: { steps: [press('form ~ button')], shows: '[role=dialog] form' },
    },
  },
  my: {
    states: {
      loading: because.knownAlready,
      content: { who: 'trader', shows: 'main a[href*="/zichanCenter"]' },
      'refetch-failed': because.knownAlready,
      empty: because.neverEmpty,
      error: because.knownAlready,
      refused: because.readsOnly,
      offline: offlineShot,
      'signed-out': signedOut,
    },
    more: { leaving: { steps: [press('main > button')], shows: '[role=dialog] footer button' } },
  },
  profile: {
    states: {
      loading: because.knownAlready,
      content: { who: 'trader', shows: 'main a[href*="/bindContact"]' },
      'refetch-failed': because.knownAlready,
      empty: because.neverEmpty,
      error: because.knownAlready,
      refused: because.readsOnly,
      offline: offlineShot,
      'signed-out': signedOut,
    },
  },
  ...agreementShots,
  settings: {
    states: {
      loading: 'its switches are there at once; the list of currencies comes before anybody has opened it',
      content: { who: 'trader', shows: 'main [role=switch], main input[type=checkbox]' },
      'refetch-failed': because.onlyForm,
      empty: because.neverEmpty,
      error: 'without the list of currencies the present one can still be seen',
      refused: 'a setting holds on this device whatever the server says',
      offline: offlineShot,
      'signed-out': { who: 'visitor', shows: 'main [role=switch], main input[type=checkbox]' },
    },
    more: { language: { steps: [press('main button')], shows: '[role=dialog]' } },
  },
  security: {
    states: {
      ...usual,
      content: { who: 'trader', shows: 'main a[href*="/devices"]' },
      empty: { who: 'newcomer', shows: empty },
      refused: because.readsOnly,
      'signed-out': signedOut,
    },
  },
  password: {
    states: {
      loading: because.onlyForm,
      content: { who: 'trader', shows: submit },
      'refetch-failed': because.onlyForm,
      empty: because.onlyForm,
      error: onlyWhenActing,
      refused: {
        steps: [
          fill('input[type=password]', 'not the password'),
          fill('input[type=password]', 'a better password', 1),
          fill('input[type=password]', 'a better password', 2),
          press(submit),
        ],
        shows: '[aria-invalid=true]',
      },
      offline: offlineShot,
      'signed-out': signedOut,
    },
    more: { unfilled: { steps: [press(submit)], shows: '[aria-invalid=true]' } },
  },
  authenticator: authenticatorShots,
  bindContact: contactShots,
  saveAccount: {
    states: {
      loading: because.onlyForm,
      content: { who: 'trader', shows: 'main a[href*="/bindContact"]' },
      'refetch-failed': because.onlyForm,
      empty: { given: [withContact], shows: empty },
      error: 'it asks the server for nothing',
      refused: 'it asks the server for nothing',
      offline: offlineShot,
      'signed-out': signedOut,
    },
  },
  devices: {
    states: {
      ...usual,
      content: { who: 'trader', shows: list },
      empty: 'this device is always there',
      refused: {
        given: [refusing('session_not_found', {}, 'revokeSession')],
        steps: [press(`${list} button`), confirm],
        shows: inSheet,
      },
      'signed-out': signedOut,
    },
  },
  messages: {
    states: {
      ...usual,
      content: { who: 'trader', shows: list },
      empty: { who: 'newcomer', query: { category: 'task' }, shows: empty },
      refused: because.readsOnly,
      'signed-out': signedOut,
    },
    more: { message: { steps: [press(`${list} button`)], shows: '[role=dialog]' } },
  },
  alerts: {
    states: {
      ...usual,
      content: { who: 'trader', query: { symbol: 'BTC/USDT' }, shows: list },
      empty: { who: 'newcomer', shows: empty },
      refused: {
        given: [refusing('alert_limit_reached', { maximum: 50 }, 'createPriceAlert')],
        steps: askFor('70000'),
        shows: '[aria-invalid=true]',
      },
      'signed-out': signedOut,
    },
    more: { typed: { steps: [fill(amountField, '70000')], shows: 'main ~ footer button:not([disabled])' } },
  },
} as const satisfies Record<string, RouteShots>

const readingStays = { offline: visitorsStayQuiet, 'signed-out': because.open } as const

/** What can be read. */
export const readingShots = {
  news: {
    states: {
      ...usualArticles,
      content: { who: 'trader', shows: list },
      empty: { given: [answered('announcements', emptyPage)], shows: empty },
      refused: because.readsOnly,
      'signed-out': because.open,
    },
    more: { notices: { query: { tab: 'notice' }, shows: list } },
  },
  articleList: {
    states: {
      ...usualArticles,
      content: { who: 'trader', query: { kind: 'help' }, shows: 'main a' },
      empty: { given: [answered('helpArticles', emptyPage)], shows: empty },
      refused: because.readsOnly,
      'signed-out': because.open,
    },
    more: { announcements: { query: { kind: 'announcement' }, shows: list } },
  },
  articleDetail: {
    states: {
      ...usualArticles,
      content: {
        who: 'trader',
        query: ({ articles }) => ({ id: articles.announcement, kind: 'announcement' }),
        shows: 'main h2, main p',
      },
      empty: because.neverEmpty,
      refused: { query: { id: '99999999' }, shows: empty },
      'signed-out': because.open,
    },
    more: { help: { query: ({ articles }) => ({ id: articles.help, kind: 'help' }), shows: 'main p' } },
  },
  articleShare: {
    states: {
      ...usualArticles,
      ...readingStays,
      content: { who: 'visitor', query: ({ articles }) => ({ code: `a-${articles.announcement}` }), shows: 'main p' },
      empty: because.neverEmpty,
      refused: { query: { code: 'leads-nowhere' }, shows: empty },
    },
    more: { 'signed-in': { who: 'trader', shows: 'main p' } },
  },
  outlink: {
    given: [answered('useShortLink', { type: outside.type, target: outside.url })],
    states: {
      ...usualArticles,
      ...readingStays,
      content: {
        who: 'visitor',
        query: { code: 'partner' },
        shows: 'main button',
      },
      empty: because.neverEmpty,
      refused: { query: { to: 'https://example.com' }, shows: alert },
    },
  },
  licences: {
    states: {
      loading,
      content: { who: 'visitor', shows: 'main details' },
      'refetch-failed': because.neverAgain,
      empty: because.neverEmpty,
      error,
      refused: because.readsOnly,
      offline: visitorsStayQuiet,
      'signed-out': because.open,
    },
  },
} as const satisfies Record<string, RouteShots>
