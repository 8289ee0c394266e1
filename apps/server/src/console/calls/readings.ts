import type { ConsoleApi, ConsoleCallName } from '@touchstone/wire/console/console-api'
import type { ReadingAct } from '@touchstone/wire/console/audit-acts'
import type * as z from 'zod/mini'

export type ReadName = {
  [Name in ConsoleCallName]: ConsoleApi[Name]['effect'] extends 'read' | 'image' ? Name : never
}[ConsoleCallName]

/** Of what reads an operator reads something of a person, by the name under which the audit log keeps it. */
export type Reading<Request, Reply> = {
  act: ReadingAct
  /** `one`: each reading is noted. `list`: the same person in the same list or search is noted once an hour. */
  reads: 'one' | 'list'
  /** Whose data the reply shows. */
  users: (reply: Reply, request: Request) => readonly number[]
  /** Which record or list it was. */
  of: (request: Request) => string
}

export type SearchReading<Request, Reply> = Reading<Request, Reply> & {
  /** What was searched for, or nothing: a search that finds nobody is noted too. */
  typed: (request: Request, reply: Reply) => string
  /** How many people the reply says that it found, also where its page shows none of them. */
  total?: (reply: Reply) => number
}

/** A call that takes a text to search for says which, and no other does. */
type ReadingBy<Request, Reply> = Request extends { text: string } | { search: string }
  ? SearchReading<Request, Reply> & (Reply extends { total: number } ? { total: (reply: Reply) => number } : object)
  : Reading<Request, Reply> & { typed?: never }

type ReadingOf<Name extends ReadName> = ReadingBy<
  z.output<ConsoleApi[Name]['request']>,
  z.input<ConsoleApi[Name]['reply']>
>

type OfUser = { user: { id: number } }
const usersIn = ({ records }: { records: readonly OfUser[] }): number[] => records.map(({ user }) => user.id)
const namedIn = (rows: readonly { user: OfUser['user'] | null }[]): number[] =>
  rows.flatMap(({ user }) => (user === null ? [] : [user.id]))

function foundUsers(found: z.input<ConsoleApi['search']['reply']>): number[] {
  const { users, deposits, withdrawals, applications, arrivals, records } = found
  const named = [deposits, withdrawals, applications, arrivals, records].flatMap((rows) => namedIn(rows ?? []))
  return [...(users ?? []).map(({ id }) => id), ...named]
}

/** An operator whose rights show nothing has not searched. */
const searchedText = ({ text }: { text: string }, found: z.input<ConsoleApi['search']['reply']>): string =>
  Object.values(found).some((rows) => rows !== null) ? text : ''

/** A list that is asked for of one person says how much there is of them on any page, also past its last. */
const list = <Reply extends { records: readonly OfUser[] }>(
  act: ReadingAct,
  of: string,
): Reading<{ userId?: string | undefined }, Reply> => ({
  act,
  reads: 'list',
  users: (reply, { userId }) => [...usersIn(reply), ...(userId === undefined ? [] : [Number(userId)])],
  of: () => of,
})
const record = (act: ReadingAct, noun: string): Reading<{ id: string }, OfUser> => ({
  act,
  reads: 'one',
  users: ({ user }) => [user.id],
  of: ({ id }) => `${noun} ${id}`,
})
const ofUser = (act: ReadingAct, of: string): Reading<{ id: string }, unknown> => ({
  act,
  reads: 'one',
  users: (_reply, { id }) => [Number(id)],
  of: () => of,
})

/**
 * Every read of the console: whose data it shows, that it shows nobody's, or that its handler notes it `itself`. A read
 * without a line does not compile.
 */
export const readings: { readonly [Name in ReadName]: 'nobody' | 'itself' | ReadingOf<Name> } = {
  depositQueue: list('listDeposits', 'deposits'),
  depositInQueue: record('readDeposit', 'deposit'),
  arrivals: {
    act: 'listArrivals',
    reads: 'list',
    users: ({ records }) => namedIn(records),
    of: () => 'arrivals',
  },
  withdrawalQueue: list('listWithdrawals', 'withdrawals'),
  withdrawalInQueue: record('readWithdrawal', 'withdrawal'),
  withdrawalBackground: {
    act: 'readBackground',
    reads: 'one',
    users: ({ user, sharedWith }) => [user.id, ...sharedWith.records.map((each) => each.user.id)],
    of: ({ id }) => `withdrawal ${id}`,
  },
  identityQueue: list('listApplications', 'applications'),
  identityInQueue: record('readApplication', 'identity'),
  overview: 'nobody',
  search: { act: 'listFound', reads: 'list', users: foundUsers, of: () => 'search', typed: searchedText },
  findUsers: {
    act: 'listUsers',
    reads: 'list',
    users: ({ records }) => records.map(({ id }) => id),
    of: () => 'users',
    typed: ({ search }) => search,
    // Without a text it is a figure of the house, as those of the overview are, and names nobody.
    total: ({ total }) => total,
  },
  userPicture: ofUser('readUser', 'everything'),
  userBackground: {
    act: 'readPerson',
    reads: 'one',
    users: ({ user, sharedWith }) => [user.id, ...sharedWith.records.map((each) => each.user.id)],
    of: ({ id }) => `user ${id}`,
  },
  userLedger: ofUser('readLedger', 'ledger'),
  userMessages: ofUser('readMessages', 'messages'),
  userAgreementText: ofUser('readAgreement', 'agreement'),
  proposals: { act: 'listProposals', reads: 'list', users: ({ records }) => namedIn(records), of: () => 'proposals' },
  proposal: { act: 'readProposal', reads: 'one', users: (reply) => namedIn([reply]), of: ({ id }) => `proposal ${id}` },
  thisOperator: 'nobody',
  operatorSessions: 'nobody',
  queueCounts: 'nobody',
  channels: 'nobody',
  settingsVersions: 'nobody',
  settingsVersion: 'nobody',
  contentArticles: 'nobody',
  contentArticle: 'nobody',
  shortLinks: 'nobody',
  marketHealth: 'nobody',
  exposures: 'nobody',
  solvency: 'nobody',
  offerings: 'nobody',
  bonds: 'nobody',
  ieos: 'nobody',
  operators: 'nobody',
  // Of each file as it is read, with what it belongs to.
  consoleFile: 'itself',
  // What operators did; it names people by their numbers alone.
  auditLog: 'nobody',
  exportAudit: 'itself',
  checkAudit: 'nobody',
}
