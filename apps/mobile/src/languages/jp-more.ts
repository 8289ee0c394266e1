import type { enUsMore } from './en-us-more.ts'
import { alerts } from './jp/alerts.ts'
import { articles } from './jp/articles.ts'
import { assets } from './jp/assets.ts'
import { contract } from './jp/contract.ts'
import { demo } from './jp/demo.ts'
import { exchange } from './jp/exchange.ts'
import { kline } from './jp/kline.ts'
import { ledger } from './jp/ledger.ts'
import { licences } from './jp/licences.ts'
import { messages } from './jp/messages.ts'
import { personal } from './jp/personal.ts'
import { protection } from './jp/protection.ts'
import { receipts } from './jp/receipts.ts'
import { secondContracts } from './jp/second-contracts.ts'
import { security } from './jp/security.ts'
import { signIn } from './jp/sign-in.ts'
import { transfers } from './jp/transfers.ts'
import type { Texts } from './texts.ts'
import { funds } from './jp/funds.ts'
import { deposits } from './jp/deposits.ts'
import { withdrawals } from './jp/withdrawals.ts'
import { settlementAccounts } from './jp/settlement-accounts.ts'
import { images } from './jp/images.ts'
import { identity } from './jp/identity.ts'

export const jpMore: Texts<typeof enUsMore> = {
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
