import type { Noun } from '../noun/noun.ts'
import { correctBalance } from './correct-balance.ts'
import { creditDeposit } from './credit-deposit.ts'
import type { DepositWords } from './deposits.journal.ts'
import { grantReward } from './grant-reward.ts'
import { undoDeposit } from './undo-deposit.ts'

export const deposits: Noun<DepositWords> = {
  on: 'people',
  user: {},
  house: {
    credit_deposit: { opens: 'nothing', orderedBy: 'operators', decide: creditDeposit },
    undo_deposit: { opens: 'nothing', orderedBy: 'operators', decide: undoDeposit },
    grant_reward: { opens: 'nothing', orderedBy: 'operators', decide: grantReward },
    correct_balance: { opens: 'nothing', orderedBy: 'operators', decide: correctBalance },
  },
  records: {},
  parts: {},
  facts: {},
  due: {},
  follows: {
    deposit_credited: 'nothing',
    deposit_undone: 'nothing',
    balance_corrected: 'nothing',
    reward_granted: 'nothing',
  },
}
