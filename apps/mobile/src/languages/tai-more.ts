import type { enUsMore } from './en-us-more.ts'
import { alerts } from './tai/alerts.ts'
import { articles } from './tai/articles.ts'
import { wallets } from './tai/wallets.ts'
import { positions } from './tai/positions.ts'
import { demo } from './tai/demo.ts'
import { exchange } from './tai/exchange.ts'
import { chart } from './tai/chart.ts'
import { ledger } from './tai/ledger.ts'
import { licences } from './tai/licences.ts'
import { messages } from './tai/messages.ts'
import { preferences } from './tai/preferences.ts'
import { statements } from './tai/statements.ts'
import { users } from './tai/users.ts'
import { protection } from './tai/protection.ts'
import { receipts } from './tai/receipts.ts'
import { secondContracts } from './tai/second-contracts.ts'
import { security } from './tai/security.ts'
import { sessions } from './tai/sessions.ts'
import { transfers } from './tai/transfers.ts'
import type { Texts } from './texts.ts'
import { funds } from './tai/funds.ts'
import { deposits } from './tai/deposits.ts'
import { withdrawals } from './tai/withdrawals.ts'
import { settlementAccounts } from './tai/settlement-accounts.ts'
import { files } from './tai/files.ts'
import { identity } from './tai/identity.ts'

export const taiMore: Texts<typeof enUsMore> = {
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
