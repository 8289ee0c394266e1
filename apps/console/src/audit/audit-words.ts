import type { KnownAct } from '@touchstone/wire/console/audit-acts'

/** The acts of the log in words: one that the server can write does not compile without. */
export const actWords: Readonly<Record<KnownAct, string>> = {
  signInOperator: 'Signed in',
  signOutOperator: 'Signed out',
  changeOperatorPassword: 'Changed the own password',
  endOperatorSession: 'Ended an own session',
  claimDeposit: 'Claimed a deposit',
  releaseDeposit: 'Gave a deposit back to the queue',
  rejectDeposit: 'Rejected a deposit',
  creditDeposit: 'Credited a deposit with an arrival',
  claimWithdrawal: 'Claimed a withdrawal',
  approveWithdrawal: 'Approved a withdrawal',
  rejectWithdrawal: 'Rejected a withdrawal',
  beginPayment: 'Began to pay a withdrawal',
  payWithdrawal: 'Paid a withdrawal',
  failWithdrawal: 'Said that a payment failed',
  listDeposits: 'Read a list of deposits',
  readDeposit: 'Read a deposit',
  listArrivals: 'Read a list of arrivals',
  listWithdrawals: 'Read a list of withdrawals',
  readWithdrawal: 'Read a withdrawal',
  readBackground: 'Read what is known of the user behind a withdrawal',
  listApplications: 'Read a list of applications for identity levels',
  readApplication: 'Read an application for an identity level',
  listUsers: 'Read a list of users',
  readUser: 'Opened everything about a user',
  readLedger: 'Read the ledger of a user',
  readMessages: 'Read the messages to a user',
  readAgreement: 'Read an agreement that a user accepted',
  listProposals: 'Read a list of proposals about users',
  readProposal: 'Read a proposal about a user',
  identityInQueue: 'Read an application (earlier version)',
  claimIdentity: 'Claimed an application for an identity level',
  approveIdentity: 'Verified an identity',
  rejectIdentity: 'Rejected an application for an identity level',
  readFile: 'Looked at an image that the user sent',
  userPicture: 'Opened everything about a user (earlier version)',
  userLedger: 'Read the ledger of a user (earlier version)',
  userMessages: 'Read the messages to a user (earlier version)',
  blockSignIn: 'Blocked the sign-in of a user',
  unblockSignIn: 'Let a user sign in again',
  blockWithdrawals: 'Blocked the withdrawals of a user',
  unblockWithdrawals: 'Let a user withdraw again',
  markImportant: 'Changed the mark of an important customer',
  propose: 'Proposed what takes two operators',
  approveProposal: 'Approved a proposal',
  rejectProposal: 'Rejected a proposal',
  withdrawProposal: 'Took an own proposal back',
  proposal_done: 'Carried an approved proposal out',
  proposal_failed: 'Could not carry an approved proposal out',
  saveArticle: 'Saved an article',
  publishArticle: 'Published an article',
  withdrawArticle: 'Withdrew an article',
  saveShortLink: 'Saved a short link',
  removeShortLink: 'Took a short link away',
  operatorKey: 'Was shown the key of an operator’s one-time code',
  endSessionsOf: 'Ended every session of an operator',
  first_operator_made: 'Made an operator at the first start',
  market_seed_committed: 'Committed to the seed of the simulated market',
  agreement_accepted: 'Noted that a user accepted an agreement',
  exportAudit: 'Exported a part of the audit log',
}

const refusedEnd = '_refused'

/** An act as a sentence; what a book refused says so; one that is not known here with its name taken apart. */
export function actSentence(act: string): string {
  if (act.endsWith(refusedEnd)) return `Refused: ${actSentence(act.slice(0, -refusedEnd.length))}`
  const words = actWords as Readonly<Record<string, string>>
  const apart = act.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ')
  return words[act] ?? apart.charAt(0).toUpperCase() + apart.slice(1)
}

/** Every act to choose from, by its sentence. */
export const actOptions = Object.entries(actWords)
  .map(([value, label]) => ({ value, label }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))

const subjectWords: Readonly<Record<string, string>> = {
  user: 'User',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  identity: 'Application',
  proposal: 'Proposal',
  operator: 'Operator',
  article: 'Article',
  link: 'Short link',
}

const pages: Readonly<Record<string, (id: string) => string>> = {
  user: (id) => `/users/${id}`,
  deposit: (id) => `/deposits?state=all&open=${id}`,
  withdrawal: (id) => `/withdrawals?stage=all&open=${id}`,
  identity: (id) => `/identity?state=all&open=${id}`,
  proposal: (id) => `/proposals?state=all&open=${id}`,
  operator: (id) => `/operators?open=${id}`,
  article: (id) => `/articles?open=${id}`,
}

/**
 * The records that a row names beside its subject, a row of the log by its number; of a list the act says it all. Earlier versions wrote `deposit:7`, and for images of an identity the
 * user in place of the application.
 */
export function heldIn(of: unknown): readonly { text: string; page: string | undefined }[] {
  const named: unknown[] = Array.isArray(of) ? of : [of]
  return named.flatMap((each) => {
    if (typeof each === 'number') return [{ text: `Row ${each}`, page: undefined }]
    if (typeof each !== 'string' || !/[ :]/.test(each)) return []
    const [, user] = /^identity:(\d+)$/.exec(each) ?? []
    if (user !== undefined) return [{ text: `Identity of user ${user}`, page: pages['user']?.(user) }]
    return [subjectOf(each.replace(':', ' '))]
  })
}

/** What an act was about, such as `identity 12`, in words; where it can be looked at, if it has a place. */
export function subjectOf(subject: string): { text: string; page: string | undefined } {
  const [, noun = '', id = ''] = /^([a-z]+) (\S+)$/.exec(subject) ?? []
  const word = subjectWords[noun]
  if (word === undefined) return { text: subject.charAt(0).toUpperCase() + subject.slice(1), page: undefined }
  return { text: `${word} ${id}`, page: /^\d[\d.-]*$/.test(id) ? pages[noun]?.(id) : undefined }
}
