import type { ProposalKind } from '@touchstone/wire/rights'
import type { ApplicationState } from '@touchstone/domain/identity/application'
import type { ProposalState } from '../proposals/proposal-bodies.ts'
import type { Transaction } from '../../platform/database.ts'

/** Our choice: the first few of each kind; the lists of the pages have them all. */
export const foundMax = 6

const rowForm = /^[1-9]\d{0,14}$/
const recordForm = /^([1-9]\d{0,14})-[1-9]\d{0,14}([.]\d{1,6})?$/

/** The number that was typed, with or without a sign before it. */
export const rowIdIn = (text: string): number | undefined => {
  const digits = text.replace(/^#/, '')
  return rowForm.test(digits) ? Number(digits) : undefined
}

/** A record by the id that names its book, such as `3-14`. */
export const recordIdIn = (text: string): { bookId: string; id: string } | undefined => {
  const [id, bookId = ''] = recordForm.exec(text) ?? []
  return id === undefined ? undefined : { id, bookId }
}

export type FoundRecord = { id: string; kind: string; state: string; at: number; userId: number }

/** What a book holds or held under an id. */
export async function findRecords(sql: Transaction, named: { bookId: string; id: string }): Promise<FoundRecord[]> {
  const rows = await sql<{ id: string; kind: string; state: string; made_at: bigint; user_id: bigint }[]>`
    select r.id, r.kind, r.state, r.made_at, b.user_id from records r join books b on b.id = r.book_id
    where r.book_id = ${named.bookId} and r.kind = any(array['position', 'order', 'second_contract']) and r.id = ${named.id}`
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    at: Number(row.made_at),
    userId: Number(row.user_id),
  }))
}

/** Our choice: how far back withdrawals are searched for the proof of their payment. */
const proofsMax = 5_000

/** The ids of withdrawals whose payment is proved by a reference as searches are normalized, among the newest. */
export async function withdrawalsByProof(sql: Transaction, proof: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from (
      select id, body, made_at from records where kind = 'withdrawal' order by made_at desc limit ${proofsMax}) newest
    where trim(regexp_replace(regexp_replace(lower(body::json ->> 'proof'), '^[#\\s]+', ''), '\\s+', ' ', 'g')) = ${proof}
    order by made_at desc limit ${foundMax}`
  return rows.map(({ id }) => id)
}

export type FoundArrival = {
  id: number
  reference: string
  amount: string
  currency: string
  depositId: number | null
  isCapital: boolean
  userId: number | null
  at: number
}

/** Arrivals by the reference of the bank, by a transaction, or by their number; a search has lost a `#` before any of them. */
export async function findArrivals(sql: Transaction, text: string): Promise<FoundArrival[]> {
  const id = rowIdIn(text) ?? 0
  const plain = text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ')
  const references = [plain.toUpperCase(), plain.toLowerCase(), `#${plain.toUpperCase()}`]
  const rows = await sql<
    {
      id: bigint
      reference: string
      amount: string
      currency: string
      deposit_id: bigint | null
      is_capital: boolean
      user_id: bigint | null
      arrived_at: bigint
    }[]
  >`
    select a.id, coalesce(a.written, a.reference) as reference, a.amount::text as amount, a.currency, a.deposit_id,
      a.capital_proposal is not null as is_capital, d.user_id, a.arrived_at
    from arrivals a left join deposits d on d.id = a.deposit_id
    where a.id = ${id} or a.reference = any(${references}) or a.transaction = ${plain.toLowerCase()}
    order by a.id desc limit ${foundMax}`
  return rows.map((row) => ({
    id: Number(row.id),
    reference: row.reference,
    amount: row.amount,
    currency: row.currency,
    depositId: row.deposit_id === null ? null : Number(row.deposit_id),
    isCapital: row.is_capital,
    userId: row.user_id === null ? null : Number(row.user_id),
    at: Number(row.arrived_at),
  }))
}

export type FoundApplication = { id: number; userId: number; state: ApplicationState; level: number; at: number }

/** Applications by their number, or by the number of the document. */
export async function findApplications(sql: Transaction, text: string): Promise<FoundApplication[]> {
  const document = text.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  const rows = await sql<
    { id: bigint; user_id: bigint; state: ApplicationState; level: bigint; submitted_at: bigint }[]
  >`
    select id, user_id, state, level, submitted_at from identity_applications
    where id = ${rowIdIn(text) ?? 0}
      ${document.length < 5 ? sql`` : sql`or (body ilike ${`%${document}%`} and upper(body::jsonb -> 'basic' ->> 'documentNumber') = ${document})`}
    order by id desc limit ${foundMax}`
  return rows.map((row) => ({
    id: Number(row.id),
    userId: Number(row.user_id),
    state: row.state,
    level: Number(row.level),
    at: Number(row.submitted_at),
  }))
}

export type FoundProposal = { id: number; kind: ProposalKind; state: ProposalState; at: number }

export async function findProposalNamed(sql: Transaction, id: number): Promise<FoundProposal[]> {
  const rows = await sql<{ id: bigint; kind: ProposalKind; state: ProposalState; proposed_at: bigint }[]>`
    select id, kind, state, proposed_at from proposals where id = ${id}`
  return rows.map((row) => ({ id: Number(row.id), kind: row.kind, state: row.state, at: Number(row.proposed_at) }))
}
