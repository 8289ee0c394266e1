import type { Sql } from '../../platform/database.ts'

/** The tables of what acts are about, each with ids of its own: a record named by the id of another is found. */
const tables = {
  user: { from: 'users', first: 10_001 },
  deposit: { from: 'deposits', first: 20_001 },
  identity: { from: 'identity_applications', first: 30_001 },
  proposal: { from: 'proposals', first: 40_001 },
  operator: { from: 'operators', first: 50_001 },
  article: { from: 'articles', first: 60_001 },
} as const

/** Lets the ids of each table begin at a number of its own. */
export async function setIdsApart(owner: Sql): Promise<void> {
  for (const { from, first } of Object.values(tables))
    await owner.unsafe(`alter table ${from} alter column id restart with ${first}`)
}

/** What each act is about, written down a second time. */
const nouns: Readonly<Record<string, RegExp>> = {
  signInOperator: /^operator /,
  signOutOperator: /^operator /,
  changeOperatorPassword: /^operator /,
  endOperatorSession: /^operator /,
  endSessionsOf: /^operator /,
  operatorKey: /^(operator|proposal) /,
  claimDeposit: /^deposit /,
  releaseDeposit: /^deposit /,
  rejectDeposit: /^deposit /,
  creditDeposit: /^deposit /,
  claimWithdrawal: /^withdrawal /,
  approveWithdrawal: /^withdrawal /,
  rejectWithdrawal: /^withdrawal /,
  beginPayment: /^withdrawal /,
  payWithdrawal: /^withdrawal /,
  failWithdrawal: /^withdrawal /,
  claimIdentity: /^identity /,
  approveIdentity: /^identity /,
  rejectIdentity: /^identity /,
  agreement_accepted: /^user /,
  agreement_in_force: /^agreement /,
  blockSignIn: /^user /,
  unblockSignIn: /^user /,
  blockWithdrawals: /^user /,
  unblockWithdrawals: /^user /,
  markImportant: /^user /,
  propose: /^proposal /,
  approveProposal: /^proposal /,
  rejectProposal: /^proposal /,
  withdrawProposal: /^proposal /,
  proposal_done: /^proposal /,
  proposal_failed: /^proposal /,
  saveArticle: /^article /,
  publishArticle: /^article /,
  withdrawArticle: /^article /,
  saveShortLink: /^link /,
  removeShortLink: /^link /,
  exportAudit: /^audit log$/,
}
const ofReading = /^(user \d+|users)$/

type Row = { act: string; subject: string; details: string }

/** The rows of the log whose subject, or whose `of`, is no record of its kind; and acts of which nothing is said here. */
export async function falseSubjects(owner: Sql): Promise<string[]> {
  const rows = await owner<Row[]>`select act, subject, details from audit_log order by id`
  const wrong: string[] = []
  for (const { act, subject, details } of rows) {
    const form = /^(read|list)[A-Z]/.test(act) ? ofReading : nouns[act]
    const { of } = JSON.parse(details) as { of?: string | string[] }
    const named = [subject, ...(of === undefined ? [] : Array.isArray(of) ? of : [of])]
    const missing = []
    for (const each of named) if (!(await isThere(owner, each))) missing.push(each)
    if (form === undefined || !form.test(subject) || missing.length > 0)
      wrong.push(`${act} about ${subject}: ${missing.join(', ')}`)
  }
  return wrong
}

/** What is no record, such as a list, is always there; a short link may have been taken away again. */
async function isThere(owner: Sql, subject: string): Promise<boolean> {
  const [, noun = '', id = ''] = /^([a-z]+) (\S+)$/.exec(subject) ?? []
  if (noun === 'withdrawal') return (await owner`select from withdrawals where id = ${id}`).length > 0
  if (!Object.hasOwn(tables, noun)) return true
  const { from } = tables[noun as keyof typeof tables]
  return (await owner`select from ${owner(from)} where id::text = ${id}`).length > 0
}
