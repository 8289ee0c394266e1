import { isHouseAccount, type Account } from '@touchstone/domain/ledger/account'
import type { TextKey } from '../texts/text-key.ts'

const houseWords: Partial<Record<Account, TextKey>> = {
  'house:treasury': 'receipts.house_treasury',
  'house:fees': 'receipts.house_fees',
  'house:counterparty': 'receipts.house_counterparty',
  'house:insurance': 'receipts.house_insurance',
}

/** What an account is called. */
export const accountWord = (account: Account): TextKey =>
  isHouseAccount(account) ? (houseWords[account] ?? 'receipts.account_house') : `wallets.account.${account}`
