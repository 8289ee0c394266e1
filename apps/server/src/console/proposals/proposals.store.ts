import { isProposalKind, type ProposalKind } from '@touchstone/wire/rights'
import type { Transaction } from '../../platform/database.ts'
import type { NewProposal, Proposal, ProposalState } from './proposal-bodies.ts'

type Columns = {
  id: bigint
  kind: string
  body: string
  secret: string | null
  user_id: bigint | null
  reason: string
  state: ProposalState
  proposed_by: bigint
  proposed_at: bigint
  decided_by: bigint | null
  decided_at: bigint | null
  answer: string | null
  result: string | null
}

const numberOf = (value: bigint | null): number | null => (value === null ? null : Number(value))

function proposalFrom(row: Columns): Proposal {
  if (!isProposalKind(row.kind)) throw new Error(`unknown kind of proposal "${row.kind}"`)
  return {
    id: Number(row.id),
    kind: row.kind,
    body: JSON.parse(row.body) as unknown,
    secret: row.secret,
    userId: numberOf(row.user_id),
    reason: row.reason,
    state: row.state,
    proposedBy: Number(row.proposed_by),
    proposedAt: Number(row.proposed_at),
    decidedBy: numberOf(row.decided_by),
    decidedAt: numberOf(row.decided_at),
    answer: row.answer,
    result: row.result,
  } as Proposal
}

export async function insertProposal(
  sql: Transaction,
  { kind, body, reason, secret, userId }: NewProposal,
  { operatorId, at }: { operatorId: number; at: number },
): Promise<number> {
  const [row] = await sql<{ id: bigint }[]>`
    insert into proposals (kind, body, secret, user_id, reason, proposed_by, proposed_at)
    values (${kind}, ${JSON.stringify(body)}, ${secret ?? null}, ${userId ?? null}, ${reason}, ${operatorId}, ${at})
    returning id`
  if (row === undefined) throw new Error('insert into proposals returned no row')
  return Number(row.id)
}

export async function findProposal(sql: Transaction, id: number): Promise<Proposal | undefined> {
  const [row] = await sql<Columns[]>`select * from proposals where id = ${id}`
  return row && proposalFrom(row)
}

/** The same, locked against other decisions until the transaction ends. */
export async function holdProposal(transaction: Transaction, id: number): Promise<Proposal | undefined> {
  const [row] = await transaction<Columns[]>`select * from proposals where id = ${id} for update`
  return row && proposalFrom(row)
}

export type Decided = {
  state: ProposalState
  decidedBy: number | null
  decidedAt: number | null
  answer: string | null
  result: string | null
}

/** What became of a proposal. A hash that it held is not needed any more. */
export async function setDecided(sql: Transaction, id: number, decided: Decided): Promise<void> {
  const { state, decidedBy, decidedAt, answer, result } = decided
  await sql`
    update proposals set state = ${state}, decided_by = ${decidedBy}, decided_at = ${decidedAt}, answer = ${answer},
      result = ${result}, secret = null
    where id = ${id}`
}

/** Records the result of executing an approved proposal; does nothing if it was recorded before. */
export async function setExecuted(
  sql: Transaction,
  id: number,
  { state, answer, result }: Pick<Decided, 'state' | 'answer' | 'result'>,
): Promise<boolean> {
  const updated = await sql`
    update proposals set state = ${state}, answer = ${answer}, result = ${result}
    where id = ${id} and state = 'approved' returning true`
  return updated.length > 0
}

export type ProposalFilter = { kinds: readonly ProposalKind[]; state?: ProposalState | undefined }

/** Newest first, and how many there are in all. */
export async function listProposals(
  sql: Transaction,
  { kinds, state }: ProposalFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: Proposal[]; total: number }> {
  const matches = sql`
    kind = any(${[...kinds]}::text[]) ${state === undefined ? sql`` : sql`and state = ${state}`}`
  const [counted] = await sql<{ count: bigint }[]>`select count(*) as count from proposals where ${matches}`
  const rows = await sql<Columns[]>`
    select * from proposals where ${matches} order by id desc offset ${skip} limit ${limit}`
  return { rows: rows.map(proposalFrom), total: Number(counted?.count ?? 0n) }
}

/** Loads the approved proposals that are not executed yet. */
export async function approvedProposals(sql: Transaction): Promise<Proposal[]> {
  const rows = await sql<Columns[]>`select * from proposals where state = 'approved' order by id limit 100`
  return rows.map(proposalFrom)
}
