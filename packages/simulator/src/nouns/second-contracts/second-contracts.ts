import type { SecondContractState } from '@touchstone/domain/second-contracts/second-contract'
import type { SecondContractWords } from '@touchstone/domain/second-contracts/second-contracts.journal'
import type { NaiveBook } from '../../naive-model/naive-book.ts'
import { num } from '../../naive-model/numbers.ts'
import type { SimulatedNoun } from '../../noun/simulated-noun.ts'
import { freeIsSafe } from '../../noun/plain.ts'
import { oddAmount } from '../../noun/sizing.ts'
import { stakeReasons } from './naive-stake-refusals.ts'
import { buySecondContract, overdueContracts, settleSecondContract, stakesOf } from './naive-stakes.ts'
import { gamble, stakeCorners } from './stake-wishes.ts'

type Outcome = `second contract: ${Exclude<SecondContractState, 'placed'>}`

/** A gambler wishes for second contracts above all. */
const isGambler = ({ id, world }: NaiveBook): boolean => world !== 'real' && id % 6 === 0

export const secondContracts = {
  wishes: {
    second_contract: { weight: ({ book }) => (isGambler(book) ? 90 : 12), make: gamble },
  },
  corners: stakeCorners,
  twists: {
    buy_second_contract: (command, { random }) =>
      random.pick([
        { ...command, stake: oddAmount(random) },
        { ...command, durationSeconds: random.pick([0, -30, 31, 86_400]) },
        { ...command, symbol: 'NONE/USDT' },
        { ...command, stake: command.stake * 100n },
      ]),
  },
  model: {
    buy_second_contract: {
      follow: buySecondContract,
      opens: ({ row }) => ({ feature: 'second_contracts', stake: num(String(row.command['stake'])) }),
      isTrade: false,
      refuses: stakeReasons,
    },
    settle_second_contract: {
      follow: settleSecondContract,
      opens: 'nothing',
      isTrade: true,
      refuses: 'nothing',
    },
  },
  frozen: (book) => [{ currency: 'USDT', amount: stakesOf(book) }],
  reserves: { second_contract: ({ stake }) => ({ currency: 'USDT', amount: num(String(stake)) }) },
  atRisk: stakesOf,
  overdue: overdueContracts,
  outcomesOf: ({ reply }) =>
    reply.kind === 'second_contract_settled' && reply.contract.state !== 'placed'
      ? [`second contract: ${reply.contract.state}`]
      : [],
  coverage: {
    commands: { buy_second_contract: 'reached', settle_second_contract: 'reached' },
    replies: { second_contract_placed: 'reached', second_contract_settled: 'reached' },
    refusals: {
      symbol_unknown: 'crowd',
      symbol_off: 'edges',
      price_missing: 'edges',
      price_stale: 'crowd',
      market_closed: 'crowd',
      amount_off_grid: 'crowd',
      amount_not_positive: 'edges',
      duration_not_offered: 'crowd',
      stake_out_of_range: 'edges',
      open_stakes_exceeded: 'edges',
      day_stakes_exceeded: 'edges',
      would_end_while_closed: 'crowd',
      moves_too_little: 'edges',
      margin_insufficient: 'edges',
      would_be_liquidated: freeIsSafe,
      not_due: 'never: only the house asks for a settlement, and nobody receives its refusals',
    },
    outcomes: {
      'second contract: won': 'reached',
      'second contract: lost': 'reached',
      'second contract: tied': 'reached',
      'second contract: void': 'reached',
    },
  },
} satisfies SimulatedNoun<SecondContractWords, Outcome>
