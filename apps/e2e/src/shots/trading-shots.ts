import {
  alert,
  amountField,
  askFor,
  because,
  confirm,
  empty,
  inSheet,
  list,
  loading,
  offlineShot,
  refetchFailed,
  signedOut,
  toast,
  usual,
} from './common-shots.ts'
import { equityOfAMonth } from './given-answers.ts'
import { playMoneyOnHome, playMoneyShots } from './play-money-shots.ts'
import { cardShots, checkedShots, openedShot } from './result-shots.ts'
import type { RouteShots } from './shot.ts'
import {
  answered,
  bought,
  clockStops,
  demoAsReal,
  displayCurrency,
  failing,
  falsified,
  ofNewerKind,
  fill,
  held,
  ownClock,
  press,
  refusing,
  scrollTo,
  untilSeen,
} from './steps.ts'

const demo = { book: 'demo' } as const
/** No receipt has it. */
const sharedCode = { code: 'A'.repeat(22) }
const bitcoin = { symbol: 'BTC/USDT' } as const

/** The markets, trading, and the money that it moves. */
export const tradingShots = {
  home: {
    given: [demoAsReal],
    states: {
      ...usual,
      content: { who: 'trader', shows: 'main a[href*="/kline"]' },
      empty: { who: 'newcomer', shows: 'main a[href*="/kline"]' },
      refused: because.readsOnly,
      'signed-out': { who: 'visitor', shows: 'main a[href*="/demotrading"]' },
    },
    more: {
      scrolled: { steps: [scrollTo('main section:last-of-type')], shows: 'main section' },
      'play-money': playMoneyOnHome,
    },
  },
  market: {
    states: {
      ...usual,
      content: { who: 'trader', shows: 'main a[href*="/kline"]' },
      empty: { who: 'newcomer', query: { group: 'favourites' }, shows: empty },
      refused: because.readsOnly,
      'signed-out': because.open,
    },
    more: {
      favourites: { query: { group: 'favourites' }, shows: 'main a[href*="/kline"]' },
      order: { query: { group: 'favourites', form: 'order' }, shows: 'main ul button' },
      closed: { query: { group: 'currency' }, shows: 'main a[href*="/kline"]' },
    },
  },
  search: {
    states: {
      ...usual,
      content: { who: 'trader', query: { q: 'bit' }, shows: 'main a[href*="/kline"]' },
      empty: { query: { q: 'nothing like it' }, shows: empty },
      refused: because.readsOnly,
      'signed-out': because.open,
    },
    more: { offered: { query: {}, shows: 'main a[href*="/kline"]' } },
  },
  contract: {
    given: [demoAsReal],
    states: {
      ...usual,
      content: { who: 'trader', shows: 'main article' },
      empty: { who: 'newcomer', shows: empty },
      refused: {
        given: [refusing('house_exposure_exceeded', bitcoin, 'openPosition')],
        // Real money: the risk warning comes first.
        steps: [...askFor('250'), press('[role=dialog] label'), press('[role=dialog] footer button'), confirm],
        shows: inSheet,
      },
      'signed-out': signedOut,
    },
    more: { holdings: { steps: [scrollTo('main article')], shows: 'main article' } },
  },
  demo: {
    states: {
      ...usual,
      content: { who: 'trader', shows: 'main article' },
      empty: { who: 'newcomer', shows: empty },
      refused: {
        given: [refusing('too_many_requests', { seconds: 20 }, 'openPosition')],
        steps: [...askFor('250'), confirm],
        shows: inSheet,
      },
      'signed-out': { who: 'visitor', shows: 'main ~ footer button' },
    },
    more: {
      orders: { query: { list: 'orders' }, steps: [scrollTo('main [role=tablist]')], shows: 'main [role=tablist]' },
      filled: { steps: [fill(amountField, '400')], shows: 'main' },
      closed: { query: { symbol: 'XAU/USD' }, shows: 'main ~ footer button[disabled]' },
      ...cardShots,
    },
  },
  contractRecords: {
    states: {
      ...usual,
      content: { who: 'trader', query: demo, shows: list },
      empty: { who: 'newcomer', shows: empty },
      refused: because.readsOnly,
      'signed-out': signedOut,
    },
    more: { orders: { query: { ...demo, kind: 'orders' }, shows: list }, opened: openedShot },
  },
  kline: {
    states: {
      ...usual,
      content: { who: 'trader', query: { ...bitcoin, ...demo }, shows: 'main canvas' },
      empty: { query: { symbol: 'NONE/USDT' }, shows: empty },
      refused: 'stops are set in a sheet like those of `contract`; what refuses them is drawn on a canvas',
      'signed-out': { who: 'visitor', query: bitcoin, shows: 'main canvas' },
    },
    more: { closed: { query: { symbol: 'XAU/USD' }, shows: 'main canvas' } },
  },
  symbolDetails: {
    states: {
      ...usual,
      content: { who: 'trader', query: bitcoin, shows: 'main h2' },
      empty: because.neverEmpty,
      refused: { query: { symbol: 'NONE/USDT' }, shows: alert },
      'signed-out': because.open,
    },
  },
  secondContract: {
    states: {
      ...usual,
      content: { who: 'trader', query: demo, given: [bought], shows: 'main ~ footer button' },
      'refetch-failed': { ...refetchFailed(), given: [ownClock, bought] },
      empty: {
        given: [
          answered('secondContractSets', {
            sets: [],
            symbols: [],
            off: [],
            openStakesMax: '0',
            dayStakesMax: '0',
            openWithinMs: 3_000,
            closeWithinMs: 3_000,
          }),
        ],
        shows: empty,
      },
      refused: {
        given: [refusing('open_stakes_exceeded', { maximum: '10000', open: '9980' }, 'buySecondContract')],
        steps: [...askFor('50'), confirm],
        shows: inSheet,
      },
      'signed-out': signedOut,
    },
    more: {
      filled: { steps: [fill(amountField, '250')], shows: 'main ~ footer button:not([disabled])' },
      'no-funds': { who: 'newcomer', query: {}, shows: 'main [role=status]' },
    },
  },
  secondContractRecords: {
    states: {
      ...usual,
      content: { who: 'trader', query: demo, shows: list },
      empty: { who: 'newcomer', shows: empty },
      refused: because.readsOnly,
      'signed-out': signedOut,
    },
  },
  assets: {
    states: {
      ...usual,
      content: { who: 'trader', query: demo, shows: 'main svg' },
      empty: { who: 'newcomer', query: {}, shows: empty },
      // No feed of the sandbox has a rate of it.
      refused: { given: [displayCurrency('JPY')], shows: 'main section p.text-xs' },
      'signed-out': signedOut,
    },
    more: {
      month: {
        given: [answered('equityDays', equityOfAMonth())],
        steps: [scrollTo('main section:last-of-type')],
        shows: 'main svg',
      },
      ...playMoneyShots,
    },
  },
  ledger: {
    states: {
      ...usual,
      content: { who: 'trader', query: demo, shows: list },
      empty: { who: 'newcomer', query: {}, shows: empty },
      refused: {
        given: [ownClock, refusing('export_range_too_long', { days: 366 }, 'exportLedger')],
        steps: [press('header button', 1), untilSeen(toast), clockStops],
        shows: toast,
      },
      'signed-out': signedOut,
    },
    more: { entry: { steps: [press(`${list} button`)], shows: '[role=dialog]' } },
  },
  transfer: {
    states: {
      ...usual,
      loading: { ...loading, shows: '.skeleton' },
      content: { who: 'trader', query: demo, shows: amountField },
      empty: { who: 'newcomer', query: {}, shows: 'main ~ footer button[disabled]' },
      refused: {
        given: [refusing('balance_too_small', { available: '120', currency: 'USDT' }, 'transfer')],
        steps: [...askFor('1200'), confirm],
        shows: inSheet,
      },
      'signed-out': signedOut,
    },
  },
  exchange: {
    states: {
      ...usual,
      // A form that can be filled in meanwhile.
      loading: { ...loading, shows: amountField },
      content: {
        who: 'trader',
        query: demo,
        steps: [fill(amountField, '500'), untilSeen('main circle')],
        shows: amountField,
      },
      empty: { who: 'newcomer', query: {}, shows: amountField },
      refused: { steps: [fill(amountField, '2')], shows: `${amountField}[aria-invalid=true]` },
      'signed-out': signedOut,
    },
  },
  exchangeRecords: {
    states: {
      ...usual,
      content: { who: 'trader', query: demo, shows: list },
      empty: { who: 'newcomer', query: {}, shows: empty },
      refused: because.readsOnly,
      'signed-out': signedOut,
    },
    more: { exchange: { steps: [press(`${list} button`)], shows: '[role=dialog]' } },
  },
  receipt: {
    states: {
      ...usual,
      'refetch-failed': because.neverAgain,
      content: { who: 'trader', query: ({ closedReceipt }) => closedReceipt, shows: 'main h2' },
      empty: { query: {}, shows: empty },
      refused: { query: { bookId: '1', sequence: '999999' }, shows: alert },
      'signed-out': signedOut,
    },
    more: {
      'does-not-hold': { given: [falsified], shows: 'main h2' },
      'unknown-kind': { given: [ofNewerKind], shows: 'main h2' },
    },
  },
  check: {
    states: {
      loading: { query: sharedCode, given: [held()], shows: '.skeleton' },
      content: { who: 'visitor', query: {}, shows: 'main textarea' },
      'refetch-failed': because.neverAgain,
      empty: 'what it shows before anything is brought is its content',
      error: { who: 'visitor', query: sharedCode, given: [failing('sharedReceipt')], shows: '[role=alert] button' },
      refused: { who: 'visitor', query: sharedCode, shows: '.text-danger' },
      offline: offlineShot,
      'signed-out': because.open,
    },
    more: checkedShots,
  },
} as const satisfies Record<string, RouteShots>
