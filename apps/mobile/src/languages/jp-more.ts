import type { enUsMore } from './en-us-more.ts'
import { alerts } from './jp/alerts.ts'
import { articles } from './jp/articles.ts'
import { wallets } from './jp/wallets.ts'
import { positions } from './jp/positions.ts'
import { demo } from './jp/demo.ts'
import { exchange } from './jp/exchange.ts'
import { chart } from './jp/chart.ts'
import { ledger } from './jp/ledger.ts'
import { licences } from './jp/licences.ts'
import { messages } from './jp/messages.ts'
import { preferences } from './jp/preferences.ts'
import { statements } from './jp/statements.ts'
import { users } from './jp/users.ts'
import { protection } from './jp/protection.ts'
import { receipts } from './jp/receipts.ts'
import { secondContracts } from './jp/second-contracts.ts'
import { security } from './jp/security.ts'
import { sessions } from './jp/sessions.ts'
import { transfers } from './jp/transfers.ts'
import type { Texts } from './texts.ts'
import { funds } from './jp/funds.ts'
import { deposits } from './jp/deposits.ts'
import { withdrawals } from './jp/withdrawals.ts'
import { settlementAccounts } from './jp/settlement-accounts.ts'
import { files } from './jp/files.ts'
import { identity } from './jp/identity.ts'

export const jpMore: Texts<typeof enUsMore> = {
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
