import type { enUsMore } from './en-us-more.ts'
import { alerts } from './xi/alerts.ts'
import { articles } from './xi/articles.ts'
import { assets } from './xi/assets.ts'
import { contract } from './xi/contract.ts'
import { demo } from './xi/demo.ts'
import { exchange } from './xi/exchange.ts'
import { kline } from './xi/kline.ts'
import { ledger } from './xi/ledger.ts'
import { licences } from './xi/licences.ts'
import { messages } from './xi/messages.ts'
import { personal } from './xi/personal.ts'
import { protection } from './xi/protection.ts'
import { receipts } from './xi/receipts.ts'
import { secondContracts } from './xi/second-contracts.ts'
import { security } from './xi/security.ts'
import { signIn } from './xi/sign-in.ts'
import { transfers } from './xi/transfers.ts'
import type { Texts } from './texts.ts'
import { funds } from './xi/funds.ts'
import { deposits } from './xi/deposits.ts'
import { withdrawals } from './xi/withdrawals.ts'
import { settlementAccounts } from './xi/settlement-accounts.ts'
import { images } from './xi/images.ts'
import { identity } from './xi/identity.ts'

export const xiMore: Texts<typeof enUsMore> = {
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
