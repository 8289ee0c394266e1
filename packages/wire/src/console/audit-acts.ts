import type { ConsoleApi, ConsoleCallName } from './console-api.ts'

type CallThat<Does extends string> = {
  [Name in ConsoleCallName]: ConsoleApi[Name]['effect'] extends Does ? Name : never
}[ConsoleCallName]

/** Whatever is proposed stands in the log as one act. */
type Proposing = `propose${string}`

/** Calls that change something; each stands in the log by its own name. */
export type CallAct = Exclude<CallThat<'record' | 'act'>, Proposing>

/** What an operator reads of people. */
export const readingActs = [
  'listDeposits',
  'readDeposit',
  'listArrivals',
  'listWithdrawals',
  'readWithdrawal',
  'readBackground',
  'readPerson',
  'listApplications',
  'readApplication',
  'listFound',
  'listUsers',
  'readUser',
  'readLedger',
  'readMessages',
  'readAgreement',
  'listProposals',
  'readProposal',
  'readFile',
] as const
export type ReadingAct = (typeof readingActs)[number]

/** As earlier versions named readings. */
export const oldReadingActs = ['identityInQueue', 'userPicture', 'userLedger', 'userMessages'] as const
type OldReadingAct = (typeof oldReadingActs)[number]

/** Of operators, beside calls that change something; and of the house itself. */
type OtherAct =
  | 'propose'
  | 'signInOperator'
  | 'signOutOperator'
  | 'operatorKey'
  | 'exportAudit'
  | 'first_operator_made'
  | 'market_seed_committed'
  | 'agreement_accepted'
  | 'agreement_in_force'
  | 'proposal_done'
  | 'proposal_failed'

/** Every act that the audit log gets, by the name under which it keeps it. */
export type AuditAct = CallAct | ReadingAct | OtherAct
/** An act that a book refused. */
export type RefusedAct = `${CallAct}_refused`
/** Every act that a log of any version can hold, but for refused ones. */
export type KnownAct = AuditAct | OldReadingAct
