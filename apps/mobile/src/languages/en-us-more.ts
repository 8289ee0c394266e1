import { alerts } from './en-us/alerts.ts'
import { articles } from './en-us/articles.ts'
import { assets } from './en-us/assets.ts'
import { contract } from './en-us/contract.ts'
import { demo } from './en-us/demo.ts'
import { exchange } from './en-us/exchange.ts'
import { kline } from './en-us/kline.ts'
import { ledger } from './en-us/ledger.ts'
import { licences } from './en-us/licences.ts'
import { messages } from './en-us/messages.ts'
import { personal } from './en-us/personal.ts'
import { protection } from './en-us/protection.ts'
import { receipts } from './en-us/receipts.ts'
import { secondContracts } from './en-us/second-contracts.ts'
import { security } from './en-us/security.ts'
import { signIn } from './en-us/sign-in.ts'
import { transfers } from './en-us/transfers.ts'
import { funds } from './en-us/funds.ts'
import { deposits } from './en-us/deposits.ts'
import { withdrawals } from './en-us/withdrawals.ts'
import { settlementAccounts } from './en-us/settlement-accounts.ts'
import { images } from './en-us/images.ts'
import { identity } from './en-us/identity.ts'

/** The texts of all other screens. */
export const enUsMore = {
  kline,
  contract,
  secondContracts,
  demo,
  assets,
  ledger,
  transfers,
  exchange,
  signIn,
  articles,
  messages,
  personal,
  security,
  protection,
  receipts,
  alerts,
  licences,
  funds,
  deposits,
  withdrawals,
  settlementAccounts,
  images,
  identity,
}
