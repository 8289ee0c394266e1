import type { Call } from '@touchstone/wire/call'
import { consoleNouns as nounsOfConsole } from '@touchstone/wire/console/console-api'
import { nouns as nounsOfUsers } from '@touchstone/wire/nouns'

type Nouns = Readonly<Record<string, object>>

/** In the order of the page. What is not here comes after it. */
const first: readonly (keyof typeof nounsOfUsers)[] = [
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
]

/** A name of the code as a title: `secondContracts` is Second contracts. */
const titleOf = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** The calls of users by what they are about, in the order of the page. */
export const nouns: Nouns = Object.fromEntries(
  [...new Set([...first, ...(Object.keys(nounsOfUsers) as (typeof first)[number][])])].map((name) => [
    titleOf(name),
    nounsOfUsers[name].calls,
  ]),
)

/** As the console has its pages, and in their order. */
const consoleTitles: Readonly<Record<keyof typeof nounsOfConsole, string>> = {
  operatorSessions: 'Signing in',
  overview: 'Overview and search',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  identity: 'Identity',
  files: 'Images',
  proposals: 'Approvals',
  users: 'Users',
  house: 'The house',
  offerings: 'Offerings',
  bonds: 'Bonds',
  ieos: 'Token sales',
  settings: 'Settings',
  content: 'Content',
  operators: 'Operators',
  audit: 'Audit log',
}

/** The calls of operators, as the console has its pages. */
export const consoleNouns: Nouns = Object.fromEntries(
  (Object.keys(consoleTitles) as (keyof typeof nounsOfConsole)[]).map((name) => [
    consoleTitles[name],
    nounsOfConsole[name].calls,
  ]),
)

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
