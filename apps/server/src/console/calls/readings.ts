import type { ConsoleApi, ConsoleCallName } from '@touchstone/wire/console/console-api'
import type * as z from 'zod/mini'

export type ReadName = {
  [Name in ConsoleCallName]: ConsoleApi[Name]['effect'] extends 'read' ? Name : never
}[ConsoleCallName]

/** Of what reads an operator reads something of a person, by the name under which the audit log keeps it. */
export type Reading<Request, Reply> = {
  act: string
  /** `one`: each reading is noted. `list`: the same person in the same list is noted once an hour. */
  reads: 'one' | 'list'
  /** Whose data the reply shows. */
  users: (reply: Reply, request: Request) => readonly number[]
  /** Which record or list it was. */
  of: (request: Request) => string
}

type ReadingOf<Name extends ReadName> = Reading<
  z.output<ConsoleApi[Name]['request']>,
  z.input<ConsoleApi[Name]['reply']>
>

type OfUser = { user: { id: number } }
const usersIn = ({ records }: { records: readonly OfUser[] }): number[] => records.map(({ user }) => user.id)
const namedIn = (rows: readonly { user: OfUser['user'] | null }[]): number[] =>
  rows.flatMap(({ user }) => (user === null ? [] : [user.id]))

const list = <Reply extends { records: readonly OfUser[] }>(act: string, of: string): Reading<unknown, Reply> => ({
  act,
  reads: 'list',
  users: usersIn,
  of: () => of,
})
const record = (act: string, noun: string): Reading<{ id: string }, OfUser> => ({
  act,
  reads: 'one',
  users: ({ user }) => [user.id],
  of: ({ id }) => `${noun} ${id}`,
})
const ofUser = (act: string, of: string): Reading<{ id: string }, unknown> => ({
  act,
  reads: 'one',
  users: (_reply, { id }) => [Number(id)],
  of: () => of,
})

/** Every read of the console: whose data it shows, or that it shows nobody's. A read without a line does not compile. */
export const readings: { readonly [Name in ReadName]: 'nobody' | ReadingOf<Name> } = {
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
  identityQueue: list('listApplications', 'applications'),
  identityInQueue: record('readApplication', 'identity'),
  findUsers: {
    act: 'listUsers',
    reads: 'list',
    users: ({ records }) => records.map(({ id }) => id),
    of: () => 'users',
  },
  userPicture: ofUser('readUser', 'everything'),
  userLedger: ofUser('readLedger', 'ledger'),
  userMessages: ofUser('readMessages', 'messages'),
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
  operators: 'nobody',
  // What operators did; it names people by their numbers alone. An export notes itself.
  auditLog: 'nobody',
  exportAudit: 'nobody',
  checkAudit: 'nobody',
}

/** The names of readings in the audit log, with those of earlier versions. */
export const readingActs: readonly string[] = [
  ...Object.values(readings).flatMap((reading) => (reading === 'nobody' ? [] : [reading.act])),
  'identityInQueue',
  'userPicture',
  'userLedger',
  'userMessages',
]
