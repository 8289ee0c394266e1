import type { enUsMore } from './en-us-more.ts'
import { alerts } from './zh-cn/alerts.ts'
import { articles } from './zh-cn/articles.ts'
import { assets } from './zh-cn/assets.ts'
import { contract } from './zh-cn/contract.ts'
import { demo } from './zh-cn/demo.ts'
import { exchange } from './zh-cn/exchange.ts'
import { kline } from './zh-cn/kline.ts'
import { ledger } from './zh-cn/ledger.ts'
import { licences } from './zh-cn/licences.ts'
import { messages } from './zh-cn/messages.ts'
import { personal } from './zh-cn/personal.ts'
import { protection } from './zh-cn/protection.ts'
import { receipts } from './zh-cn/receipts.ts'
import { secondContracts } from './zh-cn/second-contracts.ts'
import { security } from './zh-cn/security.ts'
import { signIn } from './zh-cn/sign-in.ts'
import { transfers } from './zh-cn/transfers.ts'
import type { Texts } from './texts.ts'
import { funds } from './zh-cn/funds.ts'
import { deposits } from './zh-cn/deposits.ts'
import { withdrawals } from './zh-cn/withdrawals.ts'
import { settlementAccounts } from './zh-cn/settlement-accounts.ts'
import { images } from './zh-cn/images.ts'
import { identity } from './zh-cn/identity.ts'

export const zhCnMore: Texts<typeof enUsMore> = {
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
