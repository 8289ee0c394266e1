import type { enUsMore } from './en-us-more.ts'
import { alerts } from './zh-cn/alerts.ts'
import { articles } from './zh-cn/articles.ts'
import { wallets } from './zh-cn/wallets.ts'
import { positions } from './zh-cn/positions.ts'
import { demo } from './zh-cn/demo.ts'
import { exchange } from './zh-cn/exchange.ts'
import { chart } from './zh-cn/chart.ts'
import { ledger } from './zh-cn/ledger.ts'
import { licences } from './zh-cn/licences.ts'
import { messages } from './zh-cn/messages.ts'
import { preferences } from './zh-cn/preferences.ts'
import { statements } from './zh-cn/statements.ts'
import { users } from './zh-cn/users.ts'
import { protection } from './zh-cn/protection.ts'
import { receipts } from './zh-cn/receipts.ts'
import { secondContracts } from './zh-cn/second-contracts.ts'
import { security } from './zh-cn/security.ts'
import { sessions } from './zh-cn/sessions.ts'
import { transfers } from './zh-cn/transfers.ts'
import type { Texts } from './texts.ts'
import { funds } from './zh-cn/funds.ts'
import { deposits } from './zh-cn/deposits.ts'
import { withdrawals } from './zh-cn/withdrawals.ts'
import { settlementAccounts } from './zh-cn/settlement-accounts.ts'
import { files } from './zh-cn/files.ts'
import { identity } from './zh-cn/identity.ts'

export const zhCnMore: Texts<typeof enUsMore> = {
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
