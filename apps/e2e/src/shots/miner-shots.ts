import { agreedBefore } from './purchase-agreements.ts'
import { because, confirm, empty, inSheet, signedOut, usual } from './common-shots.ts'
import { heldInReal, withdrawalTerms } from './given-funds.ts'
import { riskRead } from './given-investments.ts'
import {
  boughtAs,
  cancelledOrder,
  closedMiner,
  declinedOrder,
  endedMinerOrders,
  endedOrder,
  idleOrder,
  incomePage,
  losingMiner,
  miner,
  minerOrders,
  miners,
  networkDays,
  notStartedOrder,
  requestedOrder,
  runningOrder,
  silentMiner,
  soldOutMiner,
  stoppedOrder,
  uncoveredMiner,
} from './given-miners.ts'
import type { RouteShots, Shot, Step } from './shot.ts'
import { answered, emptyPage, fill, holding, leaveField, press, refusing, scrollTo, until } from './steps.ts'

/** Beside the link to the agreement. */
const main = 'main ~ footer > button'
const buy = 'main ~ footer a'
const unitsField = 'main input[inputmode]'
const typed = (units: string): Step[] => [fill(unitsField, units), leaveField]
const id = { id: miner.id }
const orderId = { id: '7-21' }

/** Both lists are one call: the ended ones are told apart by what was asked. */
const ownOrders: Step = async (scene) => {
  await answered('productOrders', minerOrders)(scene)
  await scene.page.route(
    ({ pathname, search }) => pathname.endsWith('/appProductOrder/listMy') && search.includes('state=ended'),
    (route) => route.fulfill({ json: { code: 200, message: '', success: true, result: endedMinerOrders } }),
  )
}
const ofMiner: Step[] = [answered('products', miners), answered('product', miner), answered('networkDays', networkDays)]
const plain = (shown: unknown): Shot => ({
  given: [answered('product', shown), answered('productOrders', emptyPage)],
  query: id,
  shows: main,
})
const bought = (order: object): Shot => ({
  given: [answered('buyMiner', boughtAs(order)), answered('productOrder', order)],
  steps: [...typed('2'), press(main)],
  shows: 'main ol',
})
const ofOrder = (order: { id: string }): Shot => ({
  given: [answered('productOrder', order)],
  query: { id: order.id },
  shows: 'main section',
})

/** Machines, and those that a person has. */
export const minerShots = {
  miners: {
    given: [answered('products', miners)],
    states: {
      ...usual,
      content: { who: 'trader', shows: 'main ul > li a' },
      empty: { given: [answered('products', [])], shows: empty },
      refused: because.readsOnly,
      'signed-out': signedOut,
    },
  },
  miner: {
    given: [...ofMiner, ownOrders],
    states: {
      ...usual,
      content: { who: 'trader', query: id, shows: buy },
      empty: because.neverEmpty,
      refused: because.readsOnly,
      'signed-out': signedOut,
    },
    more: {
      calculator: { query: id, steps: [scrollTo('main input[type=range]')], shows: 'main input[type=range]' },
      assumed: {
        query: id,
        steps: [
          fill('main input[type=range]', '200'),
          fill('main input[type=range]', '-300', 1),
          scrollTo('main h2 ~ p > span'),
        ],
        shows: 'main input[type=range]',
      },
      formula: {
        query: id,
        steps: [press('main input[type=range] ~ button, main h2 ~ button')],
        shows: '[role=dialog]',
      },
      losing: {
        given: [answered('product', losingMiner), answered('productOrders', emptyPage)],
        query: id,
        shows: buy,
      },
      'sold-out': plain(soldOutMiner),
      'not-covered': plain(uncoveredMiner),
      closed: plain(closedMiner),
      silent: plain(silentMiner),
      missing: { given: [refusing('not_found', {}, 'product')], query: id, shows: empty },
    },
  },
  minerBuy: {
    given: [
      ...ofMiner,
      ownOrders,
      riskRead,
      holding(heldInReal),
      answered('withdrawalTerms', withdrawalTerms),
      ...agreedBefore('machines'),
    ],
    states: {
      ...usual,
      content: { who: 'trader', query: id, shows: unitsField },
      empty: because.neverEmpty,
      refused: {
        given: [refusing('network_silent', { network: 'bitcoin' }, 'buyMiner')],
        steps: [...typed('2'), press(main)],
        shows: 'main [role=alert], [aria-invalid=true]',
      },
      'signed-out': signedOut,
    },
    more: {
      typed: { steps: typed('4'), shows: unitsField },
      waiting: { ...bought(requestedOrder), shows: 'main ol [aria-current=step]' },
      bought: bought(notStartedOrder),
      declined: bought(declinedOrder),
    },
  },
  minerOrders: {
    given: [...ofMiner, ownOrders, answered('productOrder', notStartedOrder), answered('minerIncomes', incomePage)],
    states: {
      ...usual,
      content: { who: 'trader', shows: 'main ul a' },
      empty: { given: [answered('productOrders', emptyPage)], shows: empty },
      refused: {
        given: [refusing('miner_started', {}, 'cancelMinerOrder')],
        query: orderId,
        steps: [press(main), confirm],
        shows: inSheet,
      },
      'signed-out': signedOut,
    },
    more: {
      'not-started': { query: orderId, shows: main },
      cancelling: { query: orderId, steps: [press(main), until('[role=dialog]')], shows: '[role=dialog]' },
      cancelled: ofOrder(cancelledOrder),
      running: { ...ofOrder(runningOrder), shows: 'main ul a' },
      idle: ofOrder(idleOrder),
      ended: ofOrder(endedOrder),
      stopped: ofOrder(stoppedOrder),
    },
  },
} as const satisfies Record<string, RouteShots>
