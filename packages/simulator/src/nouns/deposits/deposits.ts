import type { DepositWords } from '@touchstone/domain/deposits/deposits.journal'
import type { SeenRow } from '../../noun/coverage.ts'
import { noTrade } from '../../noun/plain.ts'
import type { SimulatedNoun } from '../../noun/simulated-noun.ts'
import {
  correctBalance,
  creditDeposit,
  creditReasons,
  grantReward,
  signedReasons,
  undoDeposit,
} from './naive-deposits.ts'

type Outcome = `taken back: ${'insurance' | 'a withdrawal' | 'free margin'}`

export const deposits: SimulatedNoun<DepositWords, Outcome> = {
  wishes: {},
  corners: [],
  twists: {},
  model: {
    credit_deposit: { follow: creditDeposit, ...noTrade, refuses: creditReasons },
    undo_deposit: { follow: undoDeposit, ...noTrade, refuses: signedReasons },
    grant_reward: { follow: grantReward, ...noTrade, refuses: signedReasons },
    correct_balance: { follow: correctBalance, ...noTrade, refuses: signedReasons },
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
      amount_off_grid: 'operators',
      amount_not_positive: 'operators',
      not_a_real_book: 'edges',
      reason_missing: 'operators',
      second_operator_needed: 'operators',
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
