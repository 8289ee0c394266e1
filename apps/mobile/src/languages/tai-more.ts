import type { enUsMore } from './en-us-more.ts'
import { alerts } from './tai/alerts.ts'
import { articles } from './tai/articles.ts'
import { assets } from './tai/assets.ts'
import { contract } from './tai/contract.ts'
import { demo } from './tai/demo.ts'
import { exchange } from './tai/exchange.ts'
import { kline } from './tai/kline.ts'
import { ledger } from './tai/ledger.ts'
import { licences } from './tai/licences.ts'
import { messages } from './tai/messages.ts'
import { personal } from './tai/personal.ts'
import { protection } from './tai/protection.ts'
import { receipts } from './tai/receipts.ts'
import { secondContracts } from './tai/second-contracts.ts'
import { security } from './tai/security.ts'
import { signIn } from './tai/sign-in.ts'
import { transfers } from './tai/transfers.ts'
import type { Texts } from './texts.ts'
import { funds } from './tai/funds.ts'
import { deposits } from './tai/deposits.ts'
import { withdrawals } from './tai/withdrawals.ts'
import { settlementAccounts } from './tai/settlement-accounts.ts'
import { images } from './tai/images.ts'
import { identity } from './tai/identity.ts'

export const taiMore: Texts<typeof enUsMore> = {
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
