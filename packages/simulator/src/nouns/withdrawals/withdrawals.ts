import type { WithdrawalStage } from '@touchstone/domain/withdrawals/withdrawal'
import type { WithdrawalWords } from '@touchstone/domain/withdrawals/withdrawals.journal'
import { num } from '../../naive-model/numbers.ts'
import type { SeenRow } from '../../noun/coverage.ts'
import type { NaiveRule, SimulatedNoun } from '../../noun/simulated-noun.ts'
import { oddAmount, wrongId } from '../../noun/sizing.ts'
import { blockWithdrawals, moveWithdrawal, requestWithdrawal, withdrawalsOf } from './naive-withdrawals.ts'

const noTrade = { opens: 'nothing', isTrade: false, leavesSafe: 'nothing' } satisfies Omit<NaiveRule, 'follow'>
const move: NaiveRule = { follow: moveWithdrawal, ...noTrade }

type Outcome = `withdrawal: ${WithdrawalStage}${'' | ' with four eyes'}`

export const withdrawals = {
  /** Savers ask, and name an account with it: see `withdrawal-wishes.ts`. */
  wishes: {},
  corners: [],
  twists: {
    request_withdrawal: (command, view) =>
      view.random.pick([
        { ...command, amount: oddAmount(view.random) },
        { ...command, amount: command.amount * 1_000n },
        { ...command, accountId: wrongId(view) },
      ]),
    cancel_withdrawal: (command, view) => ({ ...command, withdrawalId: wrongId(view) }),
  },
  model: {
    request_withdrawal: { follow: requestWithdrawal, ...noTrade },
    cancel_withdrawal: move,
    claim_withdrawal: move,
    approve_withdrawal: move,
    reject_withdrawal: move,
    begin_payment: move,
    pay_withdrawal: move,
    fail_withdrawal: move,
    block_withdrawals: { follow: blockWithdrawals, ...noTrade },
  },
  frozen: (book) =>
    [...withdrawalsOf(book).values()].map(({ currency, amount, fee }) => ({ currency, amount: amount.plus(fee) })),
  reserves: {
    withdrawal: ({ currency, amount, fee }) => ({
      currency: String(currency),
      amount: num(String(amount)).plus(String(fee)),
    }),
  },
  atRisk: 'nothing',
  overdue: 'nothing',
  outcomesOf,
  coverage: {
    commands: {
      request_withdrawal: 'reached',
      cancel_withdrawal: 'reached',
      claim_withdrawal: 'reached',
      approve_withdrawal: 'reached',
      reject_withdrawal: 'reached',
      begin_payment: 'reached',
      pay_withdrawal: 'reached',
      fail_withdrawal: 'reached',
      block_withdrawals: 'reached',
    },
    replies: {
      withdrawal_requested: 'reached',
      withdrawal_cancelled: 'reached',
      withdrawal_claimed: 'reached',
      withdrawal_approved: 'reached',
      withdrawal_rejected: 'reached',
      withdrawal_payment_begun: 'reached',
      withdrawal_paid: 'reached',
      withdrawal_failed: 'reached',
      withdrawals_blocked: 'reached',
      withdrawals_unblocked: 'reached',
    },
    refusals: {
      symbol_unknown: 'never: the house pays out only what it has a price of',
      symbol_off: 'never: a symbol that is off still prices a withdrawal',
      price_missing: 'never: the first frame has come before anybody has money',
      price_stale: 'reached',
      market_closed: 'never: coins are priced at every hour',
      amount_off_grid: 'seldom: few people ask for an amount that is on no grid',
      amount_not_positive: 'reached',
      not_a_real_book: 'seldom: operators block a book of play money only by mistake',
      withdrawals_blocked: 'reached',
      identity_level_too_low: 'reached',
      settlement_account_not_found: 'reached',
      settlement_account_waits: 'reached',
      channel_off: 'never: every channel of a life takes withdrawals',
      amount_too_small: 'reached',
      balance_too_small: 'reached',
      too_many_withdrawals: 'reached',
      day_withdrawals_exceeded: 'reached',
      month_withdrawals_exceeded: 'seldom: the limit of a day is reached first',
      withdrawal_not_open: 'reached',
      withdrawal_at_other_stage: 'reached',
      withdrawal_not_cancellable: 'reached',
      withdrawal_claimed_by_another: 'reached',
      reason_missing: 'never: every operator gives a reason',
      proof_missing: 'never: every operator has a proof',
      credited_by_operator: 'seldom: operators mostly leave what they credited to others',
      second_operator_needed: 'seldom: a second operator is at hand most of the time',
    },
    outcomes: {
      'withdrawal: submitted': 'reached',
      'withdrawal: submitted with four eyes': 'reached',
      'withdrawal: claimed': 'reached',
      'withdrawal: claimed with four eyes': 'reached',
      'withdrawal: approved': 'reached',
      'withdrawal: approved with four eyes': 'reached',
      'withdrawal: paying': 'reached',
      'withdrawal: paying with four eyes': 'reached',
      'withdrawal: paid': 'reached',
      'withdrawal: paid with four eyes': 'reached',
      'withdrawal: rejected': 'reached',
      'withdrawal: rejected with four eyes': 'reached',
      'withdrawal: cancelled': 'reached',
      'withdrawal: cancelled with four eyes': 'reached',
      'withdrawal: failed': 'reached',
      'withdrawal: failed with four eyes': 'reached',
    },
  },
} satisfies SimulatedNoun<WithdrawalWords, Outcome>

function outcomesOf({ reply }: SeenRow<WithdrawalWords>): Outcome[] {
  if (!('withdrawal' in reply)) return []
  const { stage, fourEyes } = reply.withdrawal
  return [`withdrawal: ${stage}${fourEyes ? ' with four eyes' : ''}`]
}
