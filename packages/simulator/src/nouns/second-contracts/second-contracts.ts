import type { SecondContractState } from '@touchstone/domain/second-contracts/second-contract'
import type { SecondContractWords } from '@touchstone/domain/second-contracts/second-contracts.journal'
import type { NaiveBook } from '../../naive-model/naive-book.ts'
import { num, type Num, zero } from '../../naive-model/numbers.ts'
import type { SimulatedNoun } from '../../noun/simulated-noun.ts'
import { oddAmount } from '../../noun/sizing.ts'
import { buySecondContract, overdueContracts, secondContractsOf, settleSecondContract } from './naive-stakes.ts'
import { gamble, stakeCorners } from './stake-wishes.ts'

type Outcome = `second contract: ${Exclude<SecondContractState, 'placed'>}`

const stakesOf = (book: NaiveBook): Num =>
  [...secondContractsOf(book).values()].reduce((sum, { stake }) => sum.plus(stake), zero)

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
      leavesSafe: 'cross',
    },
    settle_second_contract: {
      follow: settleSecondContract,
      opens: 'nothing',
      isTrade: true,
      leavesSafe: 'nothing',
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
      symbol_unknown: 'reached',
      symbol_off: 'never: every symbol of a life is offered for them',
      price_missing: 'seldom: a symbol is priced from the first frame on',
      price_stale: 'reached',
      market_closed: 'reached',
      amount_off_grid: 'reached',
      amount_not_positive: 'reached',
      duration_not_offered: 'reached',
      stake_out_of_range: 'reached',
      open_stakes_exceeded: 'reached',
      day_stakes_exceeded: 'seldom: it takes a gambler who loses little all day',
      would_end_while_closed: 'reached',
      moves_too_little: 'never: a life names no measured move',
      margin_insufficient: 'reached',
      would_be_liquidated: 'seldom: the free margin is looked at first, and fees alone are between the two',
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
