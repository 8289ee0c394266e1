import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'

/** What operators give, written down a second time. */
export const ofOperators: HouseCommand['kind'][] = [
  'claim_withdrawal',
  'approve_withdrawal',
  'reject_withdrawal',
  'begin_payment',
  'pay_withdrawal',
  'fail_withdrawal',
  'block_withdrawals',
  'set_identity',
  'grant_reward',
  'correct_balance',
  'undo_deposit',
  'credit_deposit',
  'allot_capital',
  'open_sale',
  'close_sale',
  'return_escrow',
  'open_bond',
  'pay_out_proceeds',
  'receive_from_issuer',
  'receive_tokens',
  'open_ieo',
  'list_ieo',
  'pay_out_raised',
  'return_tokens',
]
