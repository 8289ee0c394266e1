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
import { nouns as nounsOfUsers } from '@touchstone/wire/nouns'

type Nouns = Readonly<Record<string, object>>

/** In the order of the page; what is not here follows. */
const order: readonly (keyof typeof nounsOfUsers)[] = [
  'setup',
  'sessions',
  'users',
  'market',
  'positions',
  'orders',
  'secondContracts',
  'exchange',
  'transfers',
  'wallets',
  'ledger',
  'statements',
  'deposits',
  'withdrawals',
  'settlementAccounts',
  'demo',
  'receipts',
  'articles',
  'messages',
  'alerts',
  'files',
  'identity',
  'restrictions',
  'preferences',
]

const title = (noun: string): string =>
  noun.slice(0, 1).toUpperCase() + noun.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** The calls of users by what they are about. */
export const nouns: Nouns = Object.fromEntries(
  [...new Set([...order, ...Object.keys(nounsOfUsers)])].map((noun) => [
    title(noun),
    nounsOfUsers[noun as keyof typeof nounsOfUsers].calls,
  ]),
)

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

/** Every call under its noun, and whatever stands in none under `Other`. */
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
