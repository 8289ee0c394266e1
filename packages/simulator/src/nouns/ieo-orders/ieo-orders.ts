import { decimal } from '@touchstone/domain/money/decimal'
import type { IeoOrderState } from '@touchstone/domain/ieo-orders/ieo-order'
import type { IeoOrderWords } from '@touchstone/domain/ieo-orders/ieo-orders.journal'
import { num } from '../../naive-model/numbers.ts'
import type { SeenRow } from '../../noun/coverage.ts'
import { noTrade } from '../../noun/plain.ts'
import type { SimulatedNoun } from '../../noun/simulated-noun.ts'
import { wrongId } from '../../noun/sizing.ts'
import { apply, change, hasWon, isOwner, pay, withdraw } from './ieo-wishes.ts'
import * as naive from './naive-ieo-orders.ts'
import * as reasons from './naive-ieo-refusals.ts'

type Outcome =
  | `ieo: ${Exclude<IeoOrderState, 'applied'>}`
  | `ieo changed: ${'more' | 'fewer'} lots`
  | `ieo given: ${'at the cap' | 'a part' | 'all of it'}`
  | `ieo award: ${'some of its lots' | 'all of its lots' | 'in the second draw'}`

const neverListed = 'seldom: operators of lives list their tokens; weeks in which nobody does come to it'

const wrongLots = [0, -1, 1_000_000, 1_000_001]

export const ieoOrders = {
  wishes: {
    apply_ieo: { weight: (view) => (isOwner(view) ? 2.5 : 0), make: apply },
    change_ieo: { weight: (view) => (isOwner(view) ? 0.8 : 0), make: change },
    withdraw_ieo: { weight: (view) => (isOwner(view) ? 0.3 : 0), make: withdraw },
    pay_ieo: { weight: (view) => (isOwner(view) ? (hasWon(view) ? 4 : 0.2) : 0), make: pay },
  },
  corners: [],
  twists: {
    apply_ieo: (command, { random }) =>
      random.pick([
        { ...command, lots: random.pick(wrongLots) },
        { ...command, lots: command.lots * 1_000 },
        { ...command, lotPrice: command.lotPrice + decimal('0.000001') },
        { ...command, product: random.pick(['', 'none', 'ieo', '__proto__']) },
      ]),
    change_ieo: (command, view) =>
      view.random.pick([
        { ...command, lots: view.random.pick(wrongLots) },
        { ...command, orderId: wrongId(view) },
      ]),
    withdraw_ieo: (command, view) => ({ ...command, orderId: wrongId(view) }),
    pay_ieo: (command, view) => ({ ...command, orderId: wrongId(view) }),
  },
  model: {
    apply_ieo: {
      follow: naive.applyIeo,
      opens: () => ({ feature: 'ieo' }),
      isTrade: false,
      refuses: reasons.applyReasons,
      tells: reasons.applyFigures,
    },
    change_ieo: {
      follow: naive.changeIeo,
      opens: reasons.changeOpens,
      isTrade: false,
      refuses: reasons.changeReasons,
      tells: reasons.changeFigures,
    },
    withdraw_ieo: { follow: naive.withdrawIeo, ...noTrade, refuses: reasons.withdrawReasons },
    pay_ieo: { follow: naive.payIeo, ...noTrade, refuses: reasons.payReasons, tells: reasons.payFigures },
    give_ieo: { follow: naive.giveIeo, ...noTrade, refuses: reasons.giveReasons },
    award_ieo: { follow: naive.awardIeo, ...noTrade, refuses: reasons.awardReasons },
    forfeit_ieo: { follow: naive.forfeitIeo, ...noTrade, refuses: reasons.forfeitReasons },
    release_ieo: { follow: naive.releaseIeo, ...noTrade, refuses: reasons.releaseReasons },
    refund_ieo: { follow: naive.refundIeo, ...noTrade, refuses: reasons.refundReasons },
  },
  frozen: naive.frozenFor,
  reserves: {
    ieo_order: ({ state, token, lotTokens, lotsWon, currency, setAside }) =>
      state === 'completed'
        ? { currency: String(token), amount: num(String(lotTokens)).times(Number(lotsWon)) }
        : { currency: String(currency), amount: num(String(setAside)) },
  },
  atRisk: 'nothing',
  overdue: (book, { now }) => naive.overdueOrders(book, now),
  outcomesOf,
  coverage: {
    commands: {
      apply_ieo: 'reached',
      change_ieo: 'reached',
      withdraw_ieo: 'reached',
      pay_ieo: 'reached',
      give_ieo: 'reached',
      award_ieo: 'reached',
      forfeit_ieo: 'reached',
      release_ieo: 'reached',
      refund_ieo: neverListed,
    },
    replies: {
      ieo_applied: 'reached',
      ieo_changed: 'reached',
      ieo_withdrawn: 'reached',
      ieo_given: 'reached',
      ieo_awarded: 'reached',
      ieo_paid: 'reached',
      ieo_forfeited: 'reached',
      ieo_released: 'reached',
      ieo_refunded: neverListed,
    },
    refusals: {
      not_due: 'operators',
      not_a_real_book: 'edges',
      product_unknown: 'edges',
      product_not_on_sale: 'edges',
      identity_level_too_low: 'edges',
      vip_level_too_low:
        'never: sales close at the first midnight, before anybody has a level: one that asks for it sells nothing',
      lot_price_differs: 'edges',
      lots_not_positive: 'edges',
      lots_above_cap: 'edges',
      ieo_applied_before: 'edges',
      balance_too_small: 'edges',
      order_not_found: 'edges',
      ieo_closed: 'edges',
      nothing_to_pay: 'edges',
    },
    outcomes: {
      'ieo: withdrawn': 'reached',
      'ieo: reserve': 'reached',
      'ieo: won': 'reached',
      'ieo: not_won': 'reached',
      'ieo: completed': 'reached',
      'ieo: forfeited': 'reached',
      'ieo: listed': 'reached',
      'ieo: refunded': neverListed,
      'ieo changed: more lots': 'reached',
      'ieo changed: fewer lots': 'reached',
      'ieo given: at the cap': 'reached',
      'ieo given: a part': 'reached',
      'ieo given: all of it': 'seldom: a life has one sale of which all get a part, and many want it',
      'ieo award: some of its lots': 'reached',
      'ieo award: all of its lots': 'seldom: few of many tickets win; weeks with enough for all come to it',
      'ieo award: in the second draw': 'reached',
    },
  },
} satisfies SimulatedNoun<IeoOrderWords, Outcome>

function outcomesOf({ reply }: SeenRow<IeoOrderWords>): Outcome[] {
  const { state, lots, lotsWon, cap } = reply.order
  const found: Outcome[] = state === 'applied' ? [] : [`ieo: ${state}`]
  if (reply.kind === 'ieo_changed' && lots !== reply.lotsBefore)
    found.push(`ieo changed: ${lots > reply.lotsBefore ? 'more' : 'fewer'} lots`)
  if (reply.kind === 'ieo_given' && lotsWon > 0)
    found.push(`ieo given: ${lotsWon === cap ? 'at the cap' : lotsWon === lots ? 'all of it' : 'a part'}`)
  if (reply.kind !== 'ieo_awarded' || lotsWon === 0) return found
  found.push(`ieo award: ${lotsWon === lots ? 'all' : 'some'} of its lots`)
  if (reply.draw === 2) found.push('ieo award: in the second draw')
  return found
}
