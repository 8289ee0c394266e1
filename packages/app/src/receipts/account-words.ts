import { type Account, houseAccounts, isHouseAccount } from '@touchstone/domain/ledger/account'
import type { TextKey } from '../texts/text-key.ts'

type HouseName = (typeof houseAccounts)[number]

const anyHouseAccount = 'receipts.account_house'

const houseWords: { readonly [Name in HouseName]: TextKey } = {
  treasury: 'receipts.house_treasury',
  fees: 'receipts.house_fees',
  counterparty: 'receipts.house_counterparty',
  insurance: 'receipts.house_insurance',
  rewards: anyHouseAccount,
  lending: anyHouseAccount,
  products: anyHouseAccount,
  transit: anyHouseAccount,
}

/** What an account is called. */
export function accountWord(account: Account): TextKey {
  if (!isHouseAccount(account)) return `wallets.account.${account}`
  const name = houseAccounts.find((each) => account === `house:${each}`)
  return name === undefined ? anyHouseAccount : houseWords[name]
}
