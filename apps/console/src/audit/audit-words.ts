import type { KnownAct } from '@touchstone/wire/console/audit-acts'

/** The acts of the log in words: one that the server can write does not compile without. */
export const actWords: Readonly<Record<KnownAct, string>> = {
  signInOperator: 'Signed in',
  signOutOperator: 'Signed out',
  changeOperatorPassword: 'Changed their password',
  endOperatorSession: 'Ended one of their sessions',
  claimDeposit: 'Claimed a deposit',
  releaseDeposit: 'Released a deposit',
  rejectDeposit: 'Rejected a deposit',
  creditDeposit: 'Credited a deposit',
  claimWithdrawal: 'Claimed a withdrawal',
  approveWithdrawal: 'Approved a withdrawal',
  rejectWithdrawal: 'Rejected a withdrawal',
  beginPayment: 'Started a payment',
  payWithdrawal: 'Paid a withdrawal',
  failWithdrawal: 'Marked a payment as failed',
  listDeposits: 'Viewed deposits',
  readDeposit: 'Viewed a deposit',
  listArrivals: 'Viewed payments received',
  listWithdrawals: 'Viewed withdrawals',
  readWithdrawal: 'Viewed a withdrawal',
  readBackground: 'Viewed the customer of a withdrawal',
  readPerson: 'Viewed the customer of a case',
  listApplications: 'Viewed identity applications',
  readApplication: 'Viewed an identity application',
  listFound: 'Searched across all records',
  listUsers: 'Viewed users',
  readUser: 'Viewed a user',
  readLedger: 'Viewed a user’s ledger',
  readMessages: 'Viewed a user’s messages',
  readAgreement: 'Viewed an accepted agreement',
  listProposals: 'Viewed proposals',
  readProposal: 'Viewed a proposal',
  identityInQueue: 'Viewed an identity application (earlier version)',
  claimIdentity: 'Claimed an identity application',
  approveIdentity: 'Verified an identity',
  rejectIdentity: 'Rejected an identity application',
  readFile: 'Viewed an image from a user',
  userPicture: 'Viewed a user (earlier version)',
  userLedger: 'Viewed a user’s ledger (earlier version)',
  userMessages: 'Viewed a user’s messages (earlier version)',
  blockSignIn: 'Blocked a user’s sign-in',
  unblockSignIn: 'Unblocked a user’s sign-in',
  blockWithdrawals: 'Blocked a user’s withdrawals',
  unblockWithdrawals: 'Unblocked a user’s withdrawals',
  markImportant: 'Changed an important customer’s mark',
  propose: 'Created a proposal',
  approveProposal: 'Approved a proposal',
  rejectProposal: 'Rejected a proposal',
  withdrawProposal: 'Withdrew their proposal',
  proposal_done: 'Carried out a proposal',
  proposal_failed: 'Couldn’t carry out a proposal',
  saveArticle: 'Saved an article',
  publishArticle: 'Published an article',
  withdrawArticle: 'Unpublished an article',
  saveShortLink: 'Saved a short link',
  removeShortLink: 'Removed a short link',
  operatorKey: 'Saw an operator’s authenticator key',
  endSessionsOf: 'Ended an operator’s sessions',
  first_operator_made: 'Created an operator on first start',
  market_seed_committed: 'Committed to the market seed',
  agreement_accepted: 'Recorded an accepted agreement',
  agreement_in_force: 'Recorded the agreement in force',
  exportAudit: 'Exported the audit log',
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
