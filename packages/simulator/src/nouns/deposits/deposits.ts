import type { DepositWords } from '@touchstone/domain/deposits/deposits.journal'
import type { SeenRow } from '../../noun/coverage.ts'
import type { NaiveRule, SimulatedNoun } from '../../noun/simulated-noun.ts'
import { correctBalance, creditDeposit, grantReward, undoDeposit } from './naive-deposits.ts'

const byOperators = { opens: 'nothing', isTrade: false, leavesSafe: 'nothing' } satisfies Omit<NaiveRule, 'follow'>

type Outcome = `taken back: ${'insurance' | 'a withdrawal' | 'free margin'}`

export const deposits: SimulatedNoun<DepositWords, Outcome> = {
  wishes: {},
  corners: [],
  twists: {},
  model: {
    credit_deposit: { follow: creditDeposit, ...byOperators },
    undo_deposit: { follow: undoDeposit, ...byOperators },
    grant_reward: { follow: grantReward, ...byOperators },
    correct_balance: { follow: correctBalance, ...byOperators },
  },
  frozen: 'nothing',
  reserves: {},
  atRisk: 'nothing',
  overdue: 'nothing',
  outcomesOf,
  coverage: {
    commands: {
      credit_deposit: 'reached',
      undo_deposit: 'reached',
      grant_reward: 'reached',
      correct_balance: 'reached',
    },
    replies: {
      deposit_credited: 'reached',
      deposit_undone: 'reached',
      balance_corrected: 'reached',
      reward_granted: 'reached',
    },
    refusals: {
      amount_off_grid: 'never: an operator types amounts on the grid',
      amount_not_positive: 'never: an operator types amounts above zero',
      not_a_real_book: 'reached',
      reason_missing: 'never: every operator gives a reason',
      second_operator_needed: 'reached',
    },
    outcomes: {
      'taken back: insurance': 'reached',
      'taken back: a withdrawal': 'reached',
      'taken back: free margin': 'reached',
    },
  },
}

function outcomesOf({ reply, entries }: SeenRow<DepositWords>): Outcome[] {
  if (reply.kind !== 'deposit_undone' && reply.kind !== 'balance_corrected') return []
  const isFreeMargin = /\["(deposit_undone|correction)","USDT","contract"/.test(entries)
  return [
    ...(reply.insurancePaid === '0' ? [] : ['taken back: insurance' as const]),
    ...(reply.rejected.length === 0 ? [] : ['taken back: a withdrawal' as const]),
    ...(isFreeMargin ? ['taken back: free margin' as const] : []),
  ]
}
