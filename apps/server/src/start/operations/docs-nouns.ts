import { alerts } from '@touchstone/wire/alerts'
import { articles } from '@touchstone/wire/articles'
import type { Call } from '@touchstone/wire/call'
import { consoleAudit } from '@touchstone/wire/console/console-audit'
import { consoleContent } from '@touchstone/wire/console/console-content'
import { consoleDeposits } from '@touchstone/wire/console/console-deposits'
import { consoleFiles } from '@touchstone/wire/console/console-files'
import { consoleHouse } from '@touchstone/wire/console/console-house'
import { consoleIdentity } from '@touchstone/wire/console/console-identity'
import { consoleOperators } from '@touchstone/wire/console/console-operators'
import { consoleProposals } from '@touchstone/wire/console/console-proposals'
import { consoleSettings } from '@touchstone/wire/console/console-settings'
import { consoleUsers } from '@touchstone/wire/console/console-users'
import { consoleWithdrawals } from '@touchstone/wire/console/console-withdrawals'
import { operatorSessions } from '@touchstone/wire/console/operator-sessions'
import { demo } from '@touchstone/wire/demo'
import { deposits } from '@touchstone/wire/deposits'
import { exchange } from '@touchstone/wire/exchange'
import { files } from '@touchstone/wire/files'
import { identity } from '@touchstone/wire/identity'
import { ledger } from '@touchstone/wire/ledger'
import { market } from '@touchstone/wire/market'
import { messages } from '@touchstone/wire/messages'
import { orders } from '@touchstone/wire/orders'
import { positions } from '@touchstone/wire/positions'
import { preferences } from '@touchstone/wire/preferences'
import { receipts } from '@touchstone/wire/receipts'
import { restrictions } from '@touchstone/wire/restrictions'
import { secondContracts } from '@touchstone/wire/second-contracts'
import { sessions } from '@touchstone/wire/sessions'
import { settlementAccounts } from '@touchstone/wire/settlement-accounts'
import { setup } from '@touchstone/wire/setup'
import { statements } from '@touchstone/wire/statements'
import { transfers } from '@touchstone/wire/transfers'
import { users } from '@touchstone/wire/users'
import { wallets } from '@touchstone/wire/wallets'
import { withdrawals } from '@touchstone/wire/withdrawals'

type Nouns = Readonly<Record<string, object>>

/** The users' calls by subject, in the order of the page. */
export const nouns: Nouns = {
  Setup: setup,
  Sessions: sessions,
  Users: users,
  Market: market,
  Positions: positions,
  Orders: orders,
  'Second contracts': secondContracts,
  Exchange: exchange,
  Transfers: transfers,
  Wallets: wallets,
  Ledger: ledger,
  Statements: statements,
  Deposits: deposits,
  Withdrawals: withdrawals,
  'Settlement accounts': settlementAccounts,
  Demo: demo,
  Receipts: receipts,
  Articles: articles,
  Messages: messages,
  Alerts: alerts,
  Files: files,
  Identity: identity,
  Restrictions: restrictions,
  Preferences: preferences,
}

/** The calls of operators, as the console has its pages. */
export const consoleNouns: Nouns = {
  'Signing in': operatorSessions,
  Deposits: consoleDeposits,
  Withdrawals: consoleWithdrawals,
  Identity: consoleIdentity,
  Images: consoleFiles,
  'Four eyes': consoleProposals,
  Users: consoleUsers,
  'The house': consoleHouse,
  Settings: consoleSettings,
  Content: consoleContent,
  Operators: consoleOperators,
  'Audit log': consoleAudit,
}

export type NamedCall = [name: string, call: Call]

/** Groups the calls by noun; calls of no noun go under `Other`. */
export function callsByNoun(
  calls: Readonly<Record<string, Call>>,
  byNoun: Nouns,
): [noun: string, calls: NamedCall[]][] {
  const rest = new Map(Object.entries(calls))
  const groups = Object.entries(byNoun).map(([noun, names]): [string, NamedCall[]] => {
    const own = [...rest].filter(([name]) => name in names)
    for (const [name] of own) rest.delete(name)
    return [noun, own]
  })
  return [...groups, ['Other', [...rest]] satisfies [string, NamedCall[]]].filter(([, own]) => own.length > 0)
}
