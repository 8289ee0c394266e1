import type { enUsMore } from './en-us-more.ts'
import { alerts } from './vl/alerts.ts'
import { articles } from './vl/articles.ts'
import { assets } from './vl/assets.ts'
import { contract } from './vl/contract.ts'
import { demo } from './vl/demo.ts'
import { exchange } from './vl/exchange.ts'
import { kline } from './vl/kline.ts'
import { ledger } from './vl/ledger.ts'
import { licences } from './vl/licences.ts'
import { messages } from './vl/messages.ts'
import { personal } from './vl/personal.ts'
import { protection } from './vl/protection.ts'
import { receipts } from './vl/receipts.ts'
import { secondContracts } from './vl/second-contracts.ts'
import { security } from './vl/security.ts'
import { signIn } from './vl/sign-in.ts'
import { transfers } from './vl/transfers.ts'
import type { Texts } from './texts.ts'
import { funds } from './vl/funds.ts'
import { deposits } from './vl/deposits.ts'
import { withdrawals } from './vl/withdrawals.ts'
import { settlementAccounts } from './vl/settlement-accounts.ts'
import { images } from './vl/images.ts'
import { identity } from './vl/identity.ts'

export const vlMore: Texts<typeof enUsMore> = {
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
