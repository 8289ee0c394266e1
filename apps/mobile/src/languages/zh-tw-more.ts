import type { enUsMore } from './en-us-more.ts'
import { alerts } from './zh-tw/alerts.ts'
import { articles } from './zh-tw/articles.ts'
import { wallets } from './zh-tw/wallets.ts'
import { positions } from './zh-tw/positions.ts'
import { demo } from './zh-tw/demo.ts'
import { exchange } from './zh-tw/exchange.ts'
import { chart } from './zh-tw/chart.ts'
import { ledger } from './zh-tw/ledger.ts'
import { licences } from './zh-tw/licences.ts'
import { messages } from './zh-tw/messages.ts'
import { preferences } from './zh-tw/preferences.ts'
import { statements } from './zh-tw/statements.ts'
import { users } from './zh-tw/users.ts'
import { protection } from './zh-tw/protection.ts'
import { receipts } from './zh-tw/receipts.ts'
import { secondContracts } from './zh-tw/second-contracts.ts'
import { security } from './zh-tw/security.ts'
import { sessions } from './zh-tw/sessions.ts'
import { transfers } from './zh-tw/transfers.ts'
import type { Texts } from './texts.ts'
import { funds } from './zh-tw/funds.ts'
import { deposits } from './zh-tw/deposits.ts'
import { withdrawals } from './zh-tw/withdrawals.ts'
import { settlementAccounts } from './zh-tw/settlement-accounts.ts'
import { files } from './zh-tw/files.ts'
import { identity } from './zh-tw/identity.ts'

export const zhTwMore: Texts<typeof enUsMore> = {
  chart,
  positions,
  secondContracts,
  demo,
  wallets,
  ledger,
  transfers,
  exchange,
  sessions,
  articles,
  messages,
  users,
  preferences,
  statements,
  security,
  protection,
  receipts,
  alerts,
  licences,
  funds,
  deposits,
  withdrawals,
  settlementAccounts,
  files,
  identity,
}
