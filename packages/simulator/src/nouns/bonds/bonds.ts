import type { BondOrderState } from '@touchstone/domain/bonds/bond-order'
import type { BondWords } from '@touchstone/domain/bonds/bonds.journal'
import { num, zero } from '../../naive-model/numbers.ts'
import type { SeenRow } from '../../noun/coverage.ts'
import { noTrade } from '../../noun/plain.ts'
import type { SimulatedNoun } from '../../noun/simulated-noun.ts'
import { wrongId } from '../../noun/sizing.ts'
import { giveBack, isOwner, subscribe } from './bond-wishes.ts'
import * as reasons from './naive-bond-refusals.ts'
import * as naive from './naive-bonds.ts'

type Outcome =
  | `bond: ${Exclude<BondOrderState, 'requested' | 'subscribed'>}`
  | `bond declined: ${'sold_out' | 'sale_closed' | 'product_frozen'}`
  | `bond credit: ${'interest alone' | 'a part of the principal'}`

export const bonds = {
  wishes: {
    subscribe_bond: { weight: (view) => (isOwner(view) ? 3.5 : 0), make: subscribe },
    withdraw_bond: { weight: (view) => (isOwner(view) ? 1.2 : 0), make: giveBack },
  },
  corners: [],
  twists: {
    subscribe_bond: (command, { random }) =>
      random.pick([
        { ...command, units: random.pick([0, -1, 1_000_000_000, 1_000_000_001]) },
        { ...command, units: command.units * 1_000 },
        { ...command, product: random.pick(['', 'none', 'bond', '__proto__']) },
      ]),
    withdraw_bond: (command, view) => ({ ...command, orderId: wrongId(view) }),
  },
  model: {
    subscribe_bond: {
      follow: naive.subscribeBond,
      opens: () => ({ feature: 'bonds' }),
      isTrade: false,
      refuses: reasons.subscribeReasons,
      tells: reasons.subscribeFigures,
    },
    withdraw_bond: { follow: naive.withdrawBond, ...noTrade, refuses: reasons.withdrawReasons },
    confirm_bond: { follow: naive.confirmBond, ...noTrade, refuses: reasons.answerReasons },
    decline_bond: { follow: naive.declineBond, ...noTrade, refuses: reasons.answerReasons },
    start_bond: { follow: naive.startBond, ...noTrade, refuses: reasons.closedReasons },
    return_bond: { follow: naive.returnBond, ...noTrade, refuses: reasons.closedReasons },
    credit_bond: { follow: naive.creditBond, ...noTrade, refuses: reasons.creditReasons },
  },
  frozen: (book) =>
    [...naive.bondOrdersOf(book).values()]
      .filter(({ state }) => state !== 'running')
      .map(({ currency, amount }) => ({ currency, amount })),
  reserves: {
    bond_order: ({ state, currency, amount }) => ({
      currency: String(currency),
      amount: state === 'requested' || state === 'subscribed' ? num(String(amount)) : zero,
    }),
  },
  atRisk: 'nothing',
  overdue: (book, { now }) => naive.overdueBonds(book, now),
  outcomesOf,
  coverage: {
    commands: {
      subscribe_bond: 'reached',
      withdraw_bond: 'reached',
      confirm_bond: 'reached',
      decline_bond: 'reached',
      start_bond: 'reached',
      return_bond: 'reached',
      credit_bond: 'reached',
    },
    replies: {
      bond_requested: 'reached',
      bond_confirmed: 'reached',
      bond_declined: 'reached',
      bond_withdrawn: 'reached',
      bond_started: 'reached',
      bond_returned: 'reached',
      bond_credited: 'reached',
    },
    refusals: {
      not_due: 'never: only the house answers, starts and credits, each once, after what it stands on was committed',
      not_a_real_book: 'edges',
      product_unknown: 'edges',
      product_not_on_sale: 'edges',
      identity_level_too_low: 'edges',
      vip_level_too_low: 'crowd',
      units_not_positive: 'edges',
      units_limit_reached: 'edges',
      balance_too_small: 'edges',
      order_not_found: 'edges',
      bond_started: 'edges',
    },
    outcomes: {
      'bond: declined': 'reached',
      'bond: withdrawn': 'reached',
      'bond: returned': 'reached',
      'bond: running': 'reached',
      'bond: repaid': 'reached',
      'bond declined: sold_out': 'reached',
      'bond declined: sale_closed': 'seldom: operators end the sale of a bond hardly ever',
      'bond declined: product_frozen': 'never: only strategies are frozen',
      'bond credit: interest alone': 'reached',
      'bond credit: a part of the principal': 'reached',
    },
  },
} satisfies SimulatedNoun<BondWords, Outcome>

function outcomesOf({ reply }: SeenRow<BondWords>): Outcome[] {
  const { state } = reply.order
  const found: Outcome[] = state === 'requested' || state === 'subscribed' ? [] : [`bond: ${state}`]
  if (reply.kind === 'bond_declined') found.push(`bond declined: ${reply.reason}`)
  if (reply.kind === 'bond_credited' && reply.principal === '0') found.push('bond credit: interest alone')
  if (reply.kind === 'bond_credited' && reply.principal !== '0' && state === 'running')
    found.push('bond credit: a part of the principal')
  return found
}
