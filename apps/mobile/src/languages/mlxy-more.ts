import type { enUsMore } from './en-us-more.ts'
import { alerts } from './mlxy/alerts.ts'
import { articles } from './mlxy/articles.ts'
import { assets } from './mlxy/assets.ts'
import { contract } from './mlxy/contract.ts'
import { demo } from './mlxy/demo.ts'
import { exchange } from './mlxy/exchange.ts'
import { kline } from './mlxy/kline.ts'
import { ledger } from './mlxy/ledger.ts'
import { licences } from './mlxy/licences.ts'
import { messages } from './mlxy/messages.ts'
import { personal } from './mlxy/personal.ts'
import { protection } from './mlxy/protection.ts'
import { receipts } from './mlxy/receipts.ts'
import { secondContracts } from './mlxy/second-contracts.ts'
import { security } from './mlxy/security.ts'
import { signIn } from './mlxy/sign-in.ts'
import { transfers } from './mlxy/transfers.ts'
import type { Texts } from './texts.ts'
import { funds } from './mlxy/funds.ts'
import { deposits } from './mlxy/deposits.ts'
import { withdrawals } from './mlxy/withdrawals.ts'
import { settlementAccounts } from './mlxy/settlement-accounts.ts'
import { images } from './mlxy/images.ts'
import { identity } from './mlxy/identity.ts'

export const mlxyMore: Texts<typeof enUsMore> = {
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
