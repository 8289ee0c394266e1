import { agreedBefore, notAgreedYet } from './purchase-agreements.ts'
import { amountField, because, confirm, empty, inSheet, signedOut, usual } from './common-shots.ts'
import { fixedDetail, fixedIncomes, fixedNotCovered, fixedOrder, productsWithFixed } from './given-fixed-rates.ts'
import {
  aheadOrder,
  exitQuoteFrozen,
  frozenOrder,
  frozenProduct,
  incomesFrozen,
  incomesLongFrozen,
  longFrozenOrder,
  resumingProduct,
} from './given-freezes.ts'
import { heldInReal, withdrawalTerms } from './given-funds.ts'
import {
  boughtAs,
  declinedOrder,
  endedOrders,
  exitQuote,
  frozenOutOrder,
  incomes,
  leavingOrder,
  notCovered,
  notStartedOrder,
  onlyBacktest,
  orders,
  orderStat,
  productDetail,
  products,
  requestedOrder,
  riskRead,
  runningOrder,
  strategyDay,
} from './given-investments.ts'
import type { RouteShots, Step } from './shot.ts'
import {
  answered,
  answeredPages,
  emptyPage,
  fill,
  holding,
  leaveField,
  press,
  refusing,
  scrollTo,
  until,
} from './steps.ts'

/** Beside the link to the agreement. */
const main = 'main ~ footer > button'
const stat = answered('productOrderStat', orderStat)
const ofProduct = answered('product', productDetail)
const typed = (amount: string): Step[] => [fill(amountField, amount), leaveField]
const id = { id: 'trend-7' }
const firstDay = 'main li > button'
/** What only a freeze has. */
const freeze = 'main [role=status] svg.lucide-snowflake'

/** Both lists are one call: the ended ones are told apart by what was asked. */
const ownOrders: Step = async (scene) => {
  await answered('productOrders', orders)(scene)
  await scene.page.route(
    ({ pathname, search }) => pathname.endsWith('/appProductOrder/listMy') && search.includes('state=ended'),
    (route) => route.fulfill({ json: { code: 200, message: '', success: true, result: endedOrders } }),
  )
}

/** Strategies, and what a person has in them. */
export const investmentShots = {
  strategies: {
    given: [stat, answered('products', products)],
    states: {
      ...usual,
      content: { who: 'trader', shows: 'main ul > li a' },
      empty: { given: [answered('products', [])], shows: empty },
      refused: because.readsOnly,
      'signed-out': signedOut,
    },
    more: {
      arbitrage: { query: { kind: 'arbitrage' }, shows: 'main ul > li a' },
      fixed: { given: [answered('products', productsWithFixed)], shows: 'main ul > li a' },
    },
  },
  strategy: {
    given: [ofProduct, answered('strategyDay', strategyDay)],
    states: {
      ...usual,
      content: { who: 'trader', query: id, shows: 'main svg[role=img]' },
      empty: because.neverEmpty,
      refused: because.readsOnly,
      'signed-out': signedOut,
    },
    more: {
      rule: { steps: [press('main button[aria-expanded]'), scrollTo('main blockquote')], shows: 'main blockquote' },
      days: { steps: [scrollTo(firstDay)], shows: firstDay },
      backtest: { given: [answered('product', onlyBacktest)], shows: 'main svg[role=img]' },
      frozen: { given: [answered('product', frozenProduct)], shows: freeze },
      resuming: { given: [answered('product', resumingProduct)], shows: freeze },
      'not-covered': { given: [answered('product', notCovered)], shows: 'main [role=alert]' },
      day: { steps: [press(firstDay), until('[role=dialog] [role=status]')], shows: '[role=dialog] [role=img]' },
      'day-differs': {
        given: [answered('strategyDay', { ...strategyDay, result: '0.5' })],
        steps: [press(firstDay), until('[role=dialog] [role=alert]')],
        shows: '[role=dialog] [role=alert]',
      },
      fixed: { given: [answered('product', fixedDetail)], shows: 'main h2' },
      'fixed-not-covered': { given: [answered('product', fixedNotCovered)], shows: 'main [role=alert]' },
      missing: { given: [refusing('not_found', {}, 'product')], shows: empty },
    },
  },
  strategyBuy: {
    given: [
      ofProduct,
      riskRead,
      holding(heldInReal),
      answered('withdrawalTerms', withdrawalTerms),
      ...agreedBefore('strategies'),
    ],
    states: {
      ...usual,
      content: { who: 'trader', query: id, shows: amountField },
      empty: because.neverEmpty,
      refused: {
        given: [refusing('product_sold_out', { left: '40' }, 'buyProduct')],
        steps: [...typed('100'), press(main)],
        shows: '[aria-invalid=true]',
      },
      'signed-out': signedOut,
    },
    more: {
      typed: { steps: typed('100'), shows: amountField },
      fixed: { given: [answered('product', fixedDetail)], steps: typed('100'), shows: amountField },
      'fixed-refused': {
        given: [answered('product', fixedDetail), refusing('fixed_rate_not_offered', { country: 'DE' }, 'buyProduct')],
        steps: [...typed('100'), press(main)],
        shows: 'main [role=alert]',
      },
      agreement: { given: [notAgreedYet], steps: typed('100'), shows: 'main ~ footer input[type=checkbox]' },
      'too-small': { steps: typed('5'), shows: '[aria-invalid=true]' },
      'no-password': {
        given: [answered('withdrawalTerms', { ...withdrawalTerms, passwordSet: false })],
        steps: typed('2000'),
        shows: 'main [role=status] button',
      },
      password: { steps: [...typed('2000'), press(main)], shows: '[role=dialog] input[type=password]' },
      waiting: {
        given: [answered('buyProduct', boughtAs(requestedOrder)), answered('productOrder', requestedOrder)],
        steps: [...typed('100'), press(main)],
        shows: 'main ol [aria-current=step]',
      },
      bought: {
        given: [answered('buyProduct', boughtAs(notStartedOrder)), answered('productOrder', notStartedOrder)],
        steps: [...typed('100'), press(main)],
        shows: 'main ol',
      },
      declined: {
        given: [answered('buyProduct', boughtAs(declinedOrder)), answered('productOrder', declinedOrder)],
        steps: [...typed('100'), press(main)],
        shows: 'main ol',
      },
      'declined-frozen': {
        given: [answered('buyProduct', boughtAs(frozenOutOrder)), answered('productOrder', frozenOutOrder)],
        steps: [...typed('100'), press(main)],
        shows: 'main ol',
      },
    },
  },
  strategyOrders: {
    given: [stat, ownOrders, answered('productOrder', runningOrder), answered('productIncomes', incomes)],
    states: {
      ...usual,
      content: { who: 'trader', shows: 'main ul a' },
      empty: { given: [answered('productOrders', emptyPage)], shows: empty },
      refused: {
        given: [answered('productExitQuote', exitQuote), refusing('exit_day_changed', {}, 'exitProductOrder')],
        query: { id: '7-12' },
        steps: [press(main), until('[role=dialog] dl'), confirm],
        shows: inSheet,
      },
      'signed-out': signedOut,
    },
    more: {
      running: { query: { id: '7-12' }, shows: 'main ul a' },
      fixed: {
        given: [answered('productOrder', fixedOrder), answered('productIncomes', fixedIncomes)],
        query: { id: '7-12' },
        shows: 'main ul a',
      },
      'not-started': {
        given: [answered('productOrder', notStartedOrder), answered('productIncomes', emptyPage)],
        query: { id: '7-12' },
        shows: main,
      },
      cancelling: {
        given: [answered('productOrder', notStartedOrder), answered('productIncomes', emptyPage)],
        query: { id: '7-12' },
        steps: [press(main)],
        shows: '[role=dialog] dl',
      },
      leaving: {
        given: [answered('productExitQuote', exitQuote)],
        query: { id: '7-12' },
        steps: [press(main)],
        shows: '[role=dialog] dl',
      },
      frozen: {
        given: [answered('productOrder', frozenOrder), answered('productIncomes', incomesFrozen)],
        query: { id: '7-12' },
        shows: freeze,
      },
      'frozen-long': {
        given: [answered('productOrder', longFrozenOrder), answeredPages('productIncomes', incomesLongFrozen)],
        query: { id: '7-12' },
        shows: freeze,
      },
      'frozen-open': {
        given: [answered('productOrder', longFrozenOrder), answeredPages('productIncomes', incomesLongFrozen)],
        query: { id: '7-12' },
        steps: [press('main li > button[aria-expanded]')],
        shows: 'main li ul a',
      },
      ahead: { given: [answered('productOrder', aheadOrder)], query: { id: '7-12' }, shows: freeze },
      'leaving-frozen': {
        given: [answered('productOrder', frozenOrder), answered('productExitQuote', exitQuoteFrozen)],
        query: { id: '7-12' },
        steps: [press(main)],
        shows: '[role=dialog] dl',
      },
      left: {
        given: [answered('productOrder', leavingOrder)],
        query: { id: '7-12' },
        shows: 'main [role=status]',
      },
    },
  },
} as const satisfies Record<string, RouteShots>
