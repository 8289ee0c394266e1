import type { WithdrawalStage } from '@touchstone/domain/withdrawals/withdrawal'
import type { WithdrawalWords } from '@touchstone/domain/withdrawals/withdrawals.journal'
import { realReasons } from '../../naive-model/naive-restrictions.ts'
import { num } from '../../naive-model/numbers.ts'
import type { SeenRow } from '../../noun/coverage.ts'
import type { NaiveRule, SimulatedNoun } from '../../noun/simulated-noun.ts'
import { noMarketRefusal, noTrade } from '../../noun/plain.ts'
import { oddAmount, wrongId } from '../../noun/sizing.ts'
import { cancelReasons, moveReasons, requestReasons } from './naive-withdrawal-refusals.ts'
import { blockWithdrawals, moveWithdrawal, requestWithdrawal, withdrawalsOf } from './naive-withdrawals.ts'

const move: NaiveRule = { follow: moveWithdrawal, ...noTrade, refuses: moveReasons }

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
    request_withdrawal: { follow: requestWithdrawal, ...noTrade, refuses: requestReasons },
    cancel_withdrawal: { ...move, refuses: cancelReasons },
    claim_withdrawal: move,
    approve_withdrawal: move,
    reject_withdrawal: move,
    begin_payment: move,
    pay_withdrawal: move,
    fail_withdrawal: move,
    block_withdrawals: { follow: blockWithdrawals, ...noTrade, refuses: realReasons },
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
      ...noMarketRefusal('never: coins are priced at every hour, and the first frame comes before any money'),
      price_stale: 'crowd',
      amount_off_grid: 'edges',
      amount_not_positive: 'crowd',
      not_a_real_book: 'edges',
      withdrawals_blocked: 'operators',
      identity_level_too_low: 'crowd',
      settlement_account_not_found: 'crowd',
      settlement_account_waits: 'crowd',
      channel_off: 'edges',
      amount_too_small: 'edges',
      balance_too_small: 'edges',
      too_many_withdrawals: 'edges',
      day_withdrawals_exceeded: 'edges',
      month_withdrawals_exceeded: 'edges',
      withdrawal_not_open: 'crowd',
      withdrawal_at_other_stage: 'operators',
      withdrawal_not_cancellable: 'crowd',
      withdrawal_claimed_by_another: 'operators',
      reason_missing: 'operators',
      proof_missing: 'operators',
      second_operator_needed: 'edges',
      credited_by_operator: 'edges',
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
