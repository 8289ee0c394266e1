import { because, confirm, empty, inSheet, onlyWhenActing, signedOut, usual } from './common-shots.ts'
import {
  bondIncomes,
  bondOrders,
  bonds,
  declinedOrder,
  endedBondOrders,
  lateBond,
  lateHistory,
  lateOrder,
  noHistory,
  notOpenBond,
  openBond,
  requestedOrder,
  reservedOrder,
  subscribedAs,
  testNotTaken,
  testTaken,
} from './given-bonds.ts'
import { heldInReal, withdrawalTerms } from './given-funds.ts'
import { riskRead } from './given-investments.ts'
import type { RouteShots, Step } from './shot.ts'
import { answered, emptyPage, fill, holding, leaveField, press, refusing, scrollTo, until } from './steps.ts'

const main = 'main ~ footer button'
const lend = 'main ~ footer a'
const unitsField = 'main input[inputmode]'
const typed = (units: string): Step[] => [fill(unitsField, units), leaveField]
const ofOpen: Step[] = [answered('product', openBond), answered('bondHistory', noHistory)]
const ofLate: Step[] = [answered('product', lateBond), answered('bondHistory', lateHistory)]
const id = { id: 'harbor-90' }
const orderId = { id: '7-21' }

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
      'not-open': {
        given: [answered('product', notOpenBond), answered('bondHistory', noHistory)],
        query: id,
        shows: 'main',
      },
      missing: { given: [refusing('not_found', {}, 'product')], query: id, shows: empty },
    },
  },
  bondBuy: {
    given: [
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
      'test-needed': { given: [answered('bondTest', testNotTaken)], shows: 'main' },
      waiting: {
        given: [answered('buyProduct', subscribedAs(requestedOrder)), answered('productOrder', requestedOrder)],
        steps: [...typed('6'), press(main)],
        shows: 'main ol [aria-current=step]',
      },
      reserved: {
        given: [answered('buyProduct', subscribedAs(reservedOrder)), answered('productOrder', reservedOrder)],
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
      late: {
        given: [answered('productOrder', lateOrder), ...ofLate, answered('bondIncomes', bondIncomes)],
        query: { id: '7-9' },
        shows: 'main [role=status], main [role=alert]',
      },
    },
  },
} as const satisfies Record<string, RouteShots>
