import { expect, it } from 'vitest'
import { entryKinds, isEndOfTrade, isEntryKind, isOfWithdrawal } from './entry-kinds.ts'

const kinds = Object.keys(entryKinds).filter(isEntryKind)

it('knows the steps of a withdrawal and the ends of trades', () => {
  expect(kinds.filter(isOfWithdrawal)).toEqual([
    'withdrawal_frozen',
    'withdrawal_returned',
    'withdrawal_paid',
    'withdrawal_fee',
  ])
  expect(kinds.filter(isEndOfTrade)).toEqual([
    'closing_fee',
    'liquidation_fee',
    'profit',
    'loss',
    'stake_returned',
    'stake_lost',
    'payout',
  ])
})
