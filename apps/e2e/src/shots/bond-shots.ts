import { agreedBefore } from './purchase-agreements.ts'
import { because, confirm, empty, inSheet, onlyWhenActing, signedOut, usual } from './common-shots.ts'
import {
  bondIncomes,
  bondOrders,
  bonds,
  declinedOrder,
  endedBondOrders,
  failedBond,
  lateBond,
  lateHistory,
  lateOrder,
  noHistory,
  notOpenBond,
  openBond,
  repaidBond,
  repaidHistory,
  repaidOrder,
  requestedOrder,
  reservedOrder,
  sixReserved,
  runningBond,
  runningHistory,
  runningOrder,
  soldOutBond,
  subscribedAs,
  testNotTaken,
  testTaken,
  thinkingBond,
} from './given-bonds.ts'
import { heldInReal, withdrawalTerms } from './given-funds.ts'
import { riskRead } from './given-investments.ts'
import type { RouteShots, Step } from './shot.ts'
import { answered, emptyPage, fill, holding, leaveField, press, refusing, scrollTo, until } from './steps.ts'

/** Beside the link to the agreement. */
const main = 'main ~ footer > button'
const lend = 'main ~ footer a'
const unitsField = 'main input[inputmode]'
const typed = (units: string): Step[] => [fill(unitsField, units), leaveField]
const ofOpen: Step[] = [answered('product', openBond), answered('bondHistory', noHistory)]
const ofLate: Step[] = [answered('product', lateBond), answered('bondHistory', lateHistory)]
const ofRunning: Step[] = [answered('product', runningBond), answered('bondHistory', runningHistory)]
const ofRepaid: Step[] = [answered('product', repaidBond), answered('bondHistory', repaidHistory)]
const plain = (bond: unknown): Step[] => [
  answered('product', bond),
  answered('bondHistory', noHistory),
  answered('productOrders', emptyPage),
]
const id = { id: 'harbor-90' }
const orderId = { id: '7-21' }

const firstAnswer: Step[] = [press('main label input[type=radio]'), press(main)]

/** Every question with its first answer, then the figures. */
const answers: Step[] = [
  ...firstAnswer,
  ...firstAnswer,
  ...firstAnswer,
  ...firstAnswer,
  ...firstAnswer,
  fill(unitsField, '30000', 0),
  leaveField,
  fill(unitsField, '20000', 1),
  leaveField,
  fill(unitsField, '20000', 2),
  leaveField,
  press(main),
]

/** Both lists are one call: the ended ones are told apart by what was asked. */
const ownOrders: Step = async (scene) => {
  await answered('productOrders', bondOrders)(scene)
  await scene.page.route(
    ({ pathname, search }) => pathname.endsWith('/appProductOrder/listMy') && search.includes('state=ended'),
    (route) => route.fulfill({ json: { code: 200, message: '', success: true, result: endedBondOrders } }),
  )
}

/** Bonds, and the units that a person holds of them. */
export const bondShots = {
  bonds: {
    given: [answered('products', bonds)],
    states: {
      ...usual,
      content: { who: 'trader', shows: 'main ul > li a' },
      empty: { given: [answered('products', [])], shows: empty },
      refused: because.readsOnly,
      'signed-out': { who: 'visitor', shows: 'main ul > li a' },
    },
  },
  bond: {
    given: [...ofOpen, ownOrders],
    states: {
      ...usual,
      content: { who: 'trader', query: id, shows: lend },
      empty: because.neverEmpty,
      refused: because.readsOnly,
      'signed-out': signedOut,
    },
    more: {
      late: {
        given: [...ofLate, ownOrders],
        query: { id: 'orchard-30' },
        shows: 'main [role=alert], main [role=status]',
      },
      account: {
        given: [...ofLate, ownOrders],
        query: { id: 'orchard-30' },
        steps: [scrollTo('main section:last-of-type')],
        shows: 'main',
      },
      'not-open': { given: plain(notOpenBond), query: id, shows: 'main' },
      'sold-out': { given: plain(soldOutBond), query: id, shows: 'main' },
      thinking: { given: [...plain(thinkingBond), ownOrders], query: id, shows: lend },
      running: { given: [...ofRunning, ownOrders], query: id, shows: lend },
      failed: { given: plain(failedBond), query: id, shows: 'main' },
      repaid: { given: [...ofRepaid, answered('productOrders', emptyPage)], query: id, shows: 'main' },
      missing: { given: [refusing('not_found', {}, 'product')], query: id, shows: empty },
    },
  },
  bondBuy: {
    given: [
      ...agreedBefore('bonds'),
      ...ofOpen,
      ownOrders,
      riskRead,
      holding(heldInReal),
      answered('withdrawalTerms', withdrawalTerms),
      answered('bondTest', testTaken),
    ],
    states: {
      ...usual,
      content: { who: 'trader', query: id, shows: unitsField },
      empty: because.neverEmpty,
      refused: {
        given: [refusing('product_sold_out', { left: '400' }, 'buyProduct')],
        steps: [...typed('6'), press(main)],
        shows: 'main [role=alert], [aria-invalid=true]',
      },
      'signed-out': signedOut,
    },
    more: {
      typed: { steps: typed('9'), shows: unitsField },
      'bears-none': {
        given: [answered('bondTest', { taken: { right: 5, bearable: '0', time: '2025-09-24 08:00:00' } })],
        steps: typed('9'),
        shows: 'main [role=status]',
      },
      beyond: { steps: typed('12'), shows: 'main [role=status]' },
      'test-needed': { given: [answered('bondTest', testNotTaken)], shows: 'main' },
      waiting: {
        given: [answered('buyProduct', subscribedAs(requestedOrder)), answered('productOrder', requestedOrder)],
        steps: [...typed('6'), press(main)],
        shows: 'main ol [aria-current=step]',
      },
      reserved: {
        given: [answered('buyProduct', subscribedAs(sixReserved)), answered('productOrder', sixReserved)],
        steps: [...typed('6'), press(main)],
        shows: 'main ol',
      },
      declined: {
        given: [answered('buyProduct', subscribedAs(declinedOrder)), answered('productOrder', declinedOrder)],
        steps: [...typed('6'), press(main)],
        shows: 'main ol',
      },
    },
  },
  bondTest: {
    given: [answered('bondTest', testNotTaken), ...ofOpen],
    states: {
      content: { who: 'trader', query: id, shows: 'main [role=radiogroup], main fieldset' },
      loading: because.onlyForm,
      empty: because.onlyForm,
      error: because.onlyForm,
      'refetch-failed': because.onlyForm,
      offline: because.onlyForm,
      refused: onlyWhenActing,
      'signed-out': signedOut,
    },
    more: {
      wrong: {
        given: [answered('takeBondTest', { right: 1, bearable: '3000', time: '2025-09-24 08:00:00' })],
        steps: answers,
        shows: 'main h2',
      },
      none: {
        given: [answered('bondTest', { taken: { right: 5, bearable: '0', time: '2025-09-24 08:00:00' } })],
        query: id,
        shows: 'main [role=status]',
      },
    },
  },
  bondOrders: {
    given: [
      ownOrders,
      answered('productOrder', reservedOrder),
      answered('product', openBond),
      answered('bondHistory', noHistory),
      answered('bondIncomes', emptyPage),
    ],
    states: {
      ...usual,
      content: { who: 'trader', shows: 'main ul a' },
      empty: { given: [answered('productOrders', emptyPage)], shows: empty },
      refused: {
        given: [refusing('bond_started', {}, 'withdrawBondOrder')],
        query: orderId,
        steps: [press(main), confirm],
        shows: inSheet,
      },
      'signed-out': signedOut,
    },
    more: {
      reserved: { query: orderId, shows: main },
      'giving-back': { query: orderId, steps: [press(main), until('[role=dialog]')], shows: '[role=dialog]' },
      running: {
        given: [answered('productOrder', runningOrder), ...ofRunning, answered('bondIncomes', bondIncomes)],
        query: { id: '7-4' },
        shows: 'main dl',
      },
      repaid: {
        given: [answered('productOrder', repaidOrder), ...ofRepaid, answered('bondIncomes', bondIncomes)],
        query: { id: '7-3' },
        shows: 'main dl',
      },
      late: {
        given: [answered('productOrder', lateOrder), ...ofLate, answered('bondIncomes', bondIncomes)],
        query: { id: '7-9' },
        shows: 'main [role=status], main [role=alert]',
      },
    },
  },
} as const satisfies Record<string, RouteShots>
