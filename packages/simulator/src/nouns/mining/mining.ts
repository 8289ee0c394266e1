import type { MinerOrderState } from '@touchstone/domain/mining/miner-order'
import type { MiningWords } from '@touchstone/domain/mining/mining.journal'
import { noHash } from '../../naive-model/naive-hashes.ts'
import { num, zero } from '../../naive-model/numbers.ts'
import type { SeenRow } from '../../noun/coverage.ts'
import { noTrade } from '../../noun/plain.ts'
import type { SimulatedNoun } from '../../noun/simulated-noun.ts'
import { wrongId } from '../../noun/sizing.ts'
import { buy, cancel, isOwner } from './miner-wishes.ts'
import * as reasons from './naive-mining-refusals.ts'
import * as naive from './naive-mining.ts'

type Outcome =
  | `machines: ${Exclude<MinerOrderState, 'requested' | 'held'>}`
  | `machines declined: ${'sold_out' | 'sale_closed' | 'product_frozen'}`
  | `machines day: ${'income' | 'cut at the most' | 'costs take all of it'}`

export const mining = {
  wishes: {
    buy_miner: { weight: (view) => (isOwner(view) ? 3.5 : 0), make: buy },
    cancel_miner: { weight: (view) => (isOwner(view) ? 1.2 : 0), make: cancel },
  },
  corners: [],
  twists: {
    buy_miner: (command, { random }) =>
      random.pick([
        { ...command, units: random.pick([0, -1, 1_000_000, 1_000_001]) },
        { ...command, units: command.units * 1_000 },
        { ...command, product: random.pick(['', 'none', 'miner', '__proto__']) },
        { ...command, termsSha256: noHash },
      ]),
    cancel_miner: (command, view) => ({ ...command, orderId: wrongId(view) }),
  },
  model: {
    buy_miner: {
      follow: naive.buyMiner,
      opens: () => ({ feature: 'mining' }),
      isTrade: false,
      refuses: reasons.buyReasons,
      tells: reasons.buyFigures,
    },
    cancel_miner: { follow: naive.cancelMiner, ...noTrade, refuses: reasons.cancelReasons },
    confirm_miner: { follow: naive.confirmMiner, ...noTrade, refuses: reasons.answerReasons },
    decline_miner: { follow: naive.declineMiner, ...noTrade, refuses: reasons.answerReasons },
    credit_miner: { follow: naive.creditMiner, ...noTrade, refuses: reasons.creditReasons },
  },
  frozen: (book) =>
    [...naive.minerOrdersOf(book).values()]
      .filter(({ isHeld }) => !isHeld)
      .map(({ currency, amount }) => ({ currency, amount })),
  reserves: {
    miner_order: ({ state, currency, amount }) => ({
      currency: String(currency),
      amount: state === 'requested' ? num(String(amount)) : zero,
    }),
  },
  atRisk: 'nothing',
  overdue: (book, { now, tape }) => naive.overdueMachines(book, now, tape),
  outcomesOf,
  coverage: {
    commands: {
      buy_miner: 'reached',
      cancel_miner: 'reached',
      confirm_miner: 'reached',
      decline_miner: 'reached',
      credit_miner: 'reached',
    },
    replies: {
      miner_requested: 'reached',
      miner_confirmed: 'reached',
      miner_declined: 'reached',
      miner_cancelled: 'reached',
      miner_credited: 'reached',
    },
    refusals: {
      not_due: 'never: only the house answers and counts, each once, and asks for no day before the tape shows its end',
      not_a_real_book: 'edges',
      product_unknown: 'edges',
      product_not_on_sale: 'edges',
      network_silent: 'edges',
      terms_differ: 'edges',
      identity_level_too_low: 'edges',
      vip_level_too_low: 'never: no machine of a life asks for a level, as a strategy and a bond do',
      units_not_positive: 'edges',
      units_limit_reached: 'edges',
      balance_too_small: 'edges',
      order_not_found: 'edges',
      miner_started: 'edges',
    },
    outcomes: {
      'machines: declined': 'reached',
      'machines: cancelled': 'reached',
      'machines: ended': 'reached',
      'machines: stopped': 'never: a life is over before ten days are; `machine-months` comes to it',
      'machines declined: sold_out': 'reached',
      'machines declined: sale_closed': 'seldom: operators end the sale of a machine hardly ever',
      'machines declined: product_frozen': 'never: only strategies are frozen',
      'machines day: income': 'reached',
      'machines day: cut at the most': 'reached',
      'machines day: costs take all of it': 'reached',
    },
  },
} satisfies SimulatedNoun<MiningWords, Outcome>

function outcomesOf({ reply }: SeenRow<MiningWords>): Outcome[] {
  const { state } = reply.order
  const found: Outcome[] = state === 'requested' || state === 'held' ? [] : [`machines: ${state}`]
  if (reply.kind === 'miner_declined') found.push(`machines declined: ${reply.reason}`)
  if (reply.kind !== 'miner_credited') return found
  if (reply.net === '0') found.push('machines day: costs take all of it')
  else found.push(reply.cut === '0' ? 'machines day: income' : 'machines day: cut at the most')
  return found
}
