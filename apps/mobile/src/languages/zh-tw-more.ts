import type { enUsMore } from './en-us-more.ts'
import { alerts } from './zh-tw/alerts.ts'
import { articles } from './zh-tw/articles.ts'
import { assets } from './zh-tw/assets.ts'
import { contract } from './zh-tw/contract.ts'
import { demo } from './zh-tw/demo.ts'
import { exchange } from './zh-tw/exchange.ts'
import { kline } from './zh-tw/kline.ts'
import { ledger } from './zh-tw/ledger.ts'
import { licences } from './zh-tw/licences.ts'
import { messages } from './zh-tw/messages.ts'
import { personal } from './zh-tw/personal.ts'
import { protection } from './zh-tw/protection.ts'
import { receipts } from './zh-tw/receipts.ts'
import { secondContracts } from './zh-tw/second-contracts.ts'
import { security } from './zh-tw/security.ts'
import { signIn } from './zh-tw/sign-in.ts'
import { transfers } from './zh-tw/transfers.ts'
import type { Texts } from './texts.ts'
import { funds } from './zh-tw/funds.ts'
import { deposits } from './zh-tw/deposits.ts'
import { withdrawals } from './zh-tw/withdrawals.ts'
import { settlementAccounts } from './zh-tw/settlement-accounts.ts'
import { images } from './zh-tw/images.ts'
import { identity } from './zh-tw/identity.ts'

export const zhTwMore: Texts<typeof enUsMore> = {
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
