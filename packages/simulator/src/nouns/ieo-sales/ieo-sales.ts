import type { IeoSaleWords } from '@touchstone/domain/ieo-sales/ieo-sales.journal'
import type { SeenRow } from '../../noun/coverage.ts'
import { noTrade } from '../../noun/plain.ts'
import type { SimulatedNoun } from '../../noun/simulated-noun.ts'
import * as naive from './naive-ieo-sales.ts'
import * as reasons from './naive-sale-refusals.ts'

type Outcome =
  | `sale allotted: ${'enough for all' | 'too little for all' | 'lots were left over'}`
  | `sale drawn: ${'for the first time' | 'once more' | 'once more, and nothing was left'}`

const neverListed = 'seldom: operators of lives list their tokens; weeks in which nobody does come to it'

/** The books of sales: what they do is ordered by operators and by the time (`offers/ieo-offers`, `offers/ieo-work`). */
export const ieoSales = {
  wishes: {},
  corners: [],
  twists: {},
  model: {
    receive_tokens: { follow: naive.receiveTokens, ...noTrade, refuses: reasons.receiveReasons },
    open_ieo: { follow: naive.openIeo, ...noTrade, refuses: reasons.openReasons, tells: reasons.openFigures },
    close_ieo: { follow: naive.closeIeo, ...noTrade, refuses: reasons.closeReasons },
    allot_ieo: { follow: naive.allotIeo, ...noTrade, refuses: reasons.allotReasons },
    draw_ieo: { follow: naive.drawIeo, ...noTrade, refuses: reasons.drawReasons },
    deliver_tokens: { follow: naive.deliverTokens, ...noTrade, refuses: reasons.deliverReasons },
    list_ieo: { follow: naive.listIeo, ...noTrade, refuses: reasons.listReasons },
    call_off_ieo: { follow: naive.callOffIeo, ...noTrade, refuses: reasons.callOffReasons },
    take_back_tokens: { follow: naive.takeBackTokens, ...noTrade, refuses: reasons.deliverReasons },
    pay_out_raised: {
      follow: naive.payOutRaised,
      ...noTrade,
      refuses: reasons.payOutReasons,
      tells: reasons.payOutFigures,
    },
    return_tokens: {
      follow: naive.returnTokens,
      ...noTrade,
      refuses: reasons.returnReasons,
      tells: reasons.returnFigures,
    },
  },
  frozen: 'nothing',
  reserves: {},
  atRisk: 'nothing',
  overdue: (book, { now }) => naive.overdueSale(book, now),
  outcomesOf,
  coverage: {
    commands: {
      receive_tokens: 'reached',
      open_ieo: 'reached',
      close_ieo: 'reached',
      allot_ieo: 'reached',
      draw_ieo: 'reached',
      deliver_tokens: 'reached',
      list_ieo: 'reached',
      call_off_ieo: neverListed,
      take_back_tokens: neverListed,
      pay_out_raised: 'reached',
      return_tokens: 'reached',
    },
    replies: {
      tokens_received: 'reached',
      ieo_opened: 'reached',
      ieo_closed: 'reached',
      ieo_allotted: 'reached',
      ieo_drawn: 'reached',
      tokens_delivered: 'reached',
      ieo_listed: 'reached',
      ieo_called_off: neverListed,
      tokens_taken_back: neverListed,
      raised_paid_out: 'reached',
      tokens_returned: 'reached',
    },
    refusals: {
      amount_not_positive: 'operators',
      amount_off_grid: 'operators',
      wrong_house_book: 'operators',
      not_due: 'operators',
      product_unknown: 'operators',
      ieo_opened_before: 'operators',
      escrow_short: 'operators',
      escrow_covers_orders: 'operators',
      proceeds_too_small: 'operators',
      ieo_not_given: 'operators',
      ieo_not_listed: 'operators',
      ieo_called_off: 'never: operators of lives list their tokens; weeks in which nobody does come to it',
    },
    outcomes: {
      'sale allotted: enough for all': 'seldom: a life has one sale of which all get a part, and many want it',
      'sale allotted: too little for all': 'reached',
      'sale allotted: lots were left over': 'reached',
      'sale drawn: for the first time': 'reached',
      'sale drawn: once more': 'reached',
      'sale drawn: once more, and nothing was left': 'seldom: in most lives somebody does not pay',
    },
  },
} satisfies SimulatedNoun<IeoSaleWords, Outcome>

function outcomesOf({ reply }: SeenRow<IeoSaleWords>): Outcome[] {
  if (reply.kind === 'ieo_allotted') {
    const found: Outcome[] = [`sale allotted: ${reply.part === '1' ? 'enough' : 'too little'} for all`]
    return reply.last === null ? found : [...found, 'sale allotted: lots were left over']
  }
  if (reply.kind !== 'ieo_drawn') return []
  if (reply.draw === 1) return ['sale drawn: for the first time']
  return [reply.lots === 0 ? 'sale drawn: once more, and nothing was left' : 'sale drawn: once more']
}
