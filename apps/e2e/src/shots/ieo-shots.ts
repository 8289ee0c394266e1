import { agreedBefore } from './purchase-agreements.ts'
import { because, confirm, empty, inSheet, signedOut, usual } from './common-shots.ts'
import { heldInReal, withdrawalTerms } from './given-funds.ts'
import {
  announcedSale,
  answerOf,
  appliedOrder,
  closedSale,
  drawnOutcome,
  drawOrder,
  everyIeoOrder,
  forfeitedOrder,
  givenOrder,
  givenOutcome,
  givenSale,
  ieoOrdersOf,
  ieoSales,
  listedOrder,
  refundedOrder,
  listedSale,
  calledOffOutcome,
  calledOffSale,
  notWonOrder,
  openDraw,
  openSale,
  otherOutcome,
  payingDraw,
  reserveOrder,
  undecidedOutcome,
  withdrawnOrder,
  wonOrder,
} from './given-ieo.ts'
import { riskRead } from './given-investments.ts'
import type { RouteShots, Shot, Step } from './shot.ts'
import { answered, emptyPage, fill, holding, leaveField, press, refusing, scrollTo, until } from './steps.ts'

/** Beside the link to the agreement. */
const main = 'main ~ footer > button'
/** Changing an application stands beside taking it back. */
const takeBack = 'main ~ footer button'
const way = 'main ~ footer a'
const lotsField = 'main input[inputmode]'
const typed = (lots: string): Step[] => [fill(lotsField, lots), leaveField]
const lumen = { id: 'lumen' }
const arbor = { id: 'arbor' }
const fifty = { ...appliedOrder, lots: 50, setAside: '500' }
/** What the phone got when it did it again. */
const repeated = until('main h2 + span')

const sale = (
  query: typeof lumen,
  shown: unknown,
  order: object | null,
  rest: Omit<Shot, 'query' | 'shows'>,
): Shot => ({
  ...rest,
  given: [
    answered('ieoSales', [shown]),
    answered('ieoOrders', order === null ? emptyPage : ieoOrdersOf(order as never)),
    ...(rest.given ?? []),
  ],
  query,
  shows: 'main section',
})
const ofOrder = (order: { id: string }, ...more: Step[]): Shot => ({
  given: [answered('ieoOrders', ieoOrdersOf(order as never)), ...more],
  query: { id: order.id },
  shows: 'main section',
})

/** First sales of tokens, and one's own applications. */
export const ieoShots = {
  ieo: {
    given: [answered('ieoSales', ieoSales), answered('ieoOrders', everyIeoOrder)],
    states: {
      ...usual,
      content: { who: 'trader', shows: 'main ul > li a' },
      empty: { given: [answered('ieoSales', [])], shows: empty },
      refused: because.readsOnly,
      'signed-out': signedOut,
    },
    more: {
      results: { query: { part: 'results' }, shows: 'main ul > li a' },
      'no-results': { given: [answered('ieoSales', [openSale])], query: { part: 'results' }, shows: empty },
      mine: { query: { part: 'mine' }, shows: 'main ul > li a' },
      'mine-empty': { given: [answered('ieoOrders', emptyPage)], query: { part: 'mine' }, shows: empty },
    },
  },
  ieoSale: {
    given: [answered('ieoSales', [openSale, openDraw]), answered('ieoOrders', ieoOrdersOf(appliedOrder))],
    states: {
      ...usual,
      content: { who: 'trader', query: lumen, shows: way },
      empty: because.neverEmpty,
      refused: {
        given: [refusing('ieo_closed', {}, 'withdrawIeo')],
        query: lumen,
        steps: [press(takeBack), confirm],
        shows: inSheet,
      },
      'signed-out': signedOut,
    },
    more: {
      announced: sale(lumen, announcedSale, null, {}),
      'not-applied': sale(lumen, openSale, null, {}),
      'who-gets': sale(lumen, openSale, null, { steps: [scrollTo('main ul')] }),
      paper: sale(lumen, openSale, null, {
        steps: [
          press('main button.min-h-11'),
          until('main p.break-all, main span.break-all'),
          scrollTo('main a[target]'),
        ],
      }),
      'taking-back': { query: lumen, steps: [press(takeBack), until('[role=dialog]')], shows: '[role=dialog]' },
      draw: sale(arbor, openDraw, drawOrder, {}),
      closed: sale(
        lumen,
        closedSale,
        { ...givenOrder, state: 'applied', setAside: '400', lotsWon: 0 },
        {
          given: [answered('ieoOutcome', undecidedOutcome)],
          steps: [repeated],
        },
      ),
      given: sale(lumen, givenSale, givenOrder, { given: [answered('ieoOutcome', givenOutcome)], steps: [repeated] }),
      repeated: sale(lumen, givenSale, givenOrder, {
        given: [answered('ieoOutcome', givenOutcome)],
        steps: [repeated, scrollTo('main ol[aria-label*=again], main ol:last-of-type')],
      }),
      different: sale(lumen, givenSale, givenOrder, {
        given: [answered('ieoOutcome', otherOutcome)],
        steps: [repeated, scrollTo('main [role=alert]')],
      }),
      listed: sale(lumen, listedSale, listedOrder, {
        given: [answered('ieoOutcome', givenOutcome)],
        steps: [repeated],
      }),
      'called-off': sale(lumen, calledOffSale, refundedOrder, {
        given: [answered('ieoOutcome', calledOffOutcome)],
        steps: [repeated],
      }),
      drawn: sale(arbor, payingDraw, wonOrder, { given: [answered('ieoOutcome', drawnOutcome)], steps: [repeated] }),
      lots: sale(arbor, payingDraw, wonOrder, {
        given: [answered('ieoOutcome', drawnOutcome)],
        steps: [repeated, scrollTo('main ul li span')],
      }),
      paying: sale(arbor, payingDraw, wonOrder, {
        given: [answered('ieoOutcome', drawnOutcome)],
        steps: [repeated, press(main), until('[role=dialog]')],
      }),
      missing: { given: [answered('ieoSales', [])], query: lumen, shows: empty },
    },
  },
  ieoApply: {
    given: [
      ...agreedBefore('token_sales'),
      answered('ieoSales', [openSale, openDraw]),
      answered('ieoOrders', emptyPage),
      riskRead,
      holding(heldInReal),
      answered('withdrawalTerms', withdrawalTerms),
    ],
    states: {
      ...usual,
      content: { who: 'trader', query: lumen, shows: lotsField },
      empty: because.neverEmpty,
      refused: {
        given: [refusing('product_not_on_sale', { product: 'lumen' }, 'applyIeo')],
        steps: [...typed('6'), press(main)],
        shows: 'main [role=alert], [aria-invalid=true]',
      },
      'signed-out': signedOut,
    },
    more: {
      typed: { steps: typed('50'), shows: lotsField },
      password: { steps: typed('120'), shows: lotsField },
      draw: { query: arbor, steps: typed('3'), shows: lotsField },
      cap: { query: arbor, steps: typed('9'), shows: '[aria-invalid=true]' },
      change: { given: [answered('ieoOrders', ieoOrdersOf(appliedOrder))], steps: typed('50'), shows: lotsField },
      applied: {
        given: [answered('applyIeo', answerOf('ieo_applied', fifty))],
        steps: [...typed('50'), answered('ieoOrders', ieoOrdersOf(fifty)), press(main)],
        shows: 'main ol',
      },
    },
  },
  ieoOrders: {
    given: [answered('ieoSales', ieoSales), answered('ieoOrders', ieoOrdersOf(appliedOrder))],
    states: {
      ...usual,
      content: { who: 'trader', query: { id: appliedOrder.id }, shows: takeBack },
      empty: because.neverEmpty,
      refused: {
        given: [refusing('ieo_closed', {}, 'withdrawIeo')],
        query: { id: appliedOrder.id },
        steps: [press(takeBack), confirm],
        shows: inSheet,
      },
      'signed-out': signedOut,
    },
    more: {
      won: ofOrder(wonOrder),
      reserve: ofOrder(reserveOrder),
      'not-won': ofOrder(notWonOrder),
      completed: ofOrder(givenOrder),
      listed: ofOrder(listedOrder),
      refunded: ofOrder(refundedOrder, answered('ieoSales', [calledOffSale])),
      forfeited: ofOrder(forfeitedOrder),
      withdrawn: ofOrder(withdrawnOrder),
      missing: { query: { id: '7-999' }, shows: empty },
    },
  },
} as const satisfies Record<string, RouteShots>
