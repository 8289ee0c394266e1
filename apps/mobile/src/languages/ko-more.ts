import type { enUsMore } from './en-us-more.ts'
import { alerts } from './ko/alerts.ts'
import { articles } from './ko/articles.ts'
import { assets } from './ko/assets.ts'
import { contract } from './ko/contract.ts'
import { demo } from './ko/demo.ts'
import { exchange } from './ko/exchange.ts'
import { kline } from './ko/kline.ts'
import { ledger } from './ko/ledger.ts'
import { licences } from './ko/licences.ts'
import { messages } from './ko/messages.ts'
import { personal } from './ko/personal.ts'
import { protection } from './ko/protection.ts'
import { receipts } from './ko/receipts.ts'
import { secondContracts } from './ko/second-contracts.ts'
import { security } from './ko/security.ts'
import { signIn } from './ko/sign-in.ts'
import { transfers } from './ko/transfers.ts'
import type { Texts } from './texts.ts'
import { funds } from './ko/funds.ts'
import { deposits } from './ko/deposits.ts'
import { withdrawals } from './ko/withdrawals.ts'
import { settlementAccounts } from './ko/settlement-accounts.ts'
import { images } from './ko/images.ts'
import { identity } from './ko/identity.ts'

export const koMore: Texts<typeof enUsMore> = {
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
