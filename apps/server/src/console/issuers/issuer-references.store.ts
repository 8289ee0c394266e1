import type { Reply } from '@touchstone/domain/rulebook/nouns'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { ProposalKind } from '@touchstone/wire/rights'
import type { Transaction } from '../../platform/database.ts'
import type { ProposalState } from '../proposals/proposal-bodies.ts'

/** What says in the book of a bond or a sale that money or tokens came from its issuer or went there. */
const moved = [
  'issuer_paid',
  'proceeds_paid_out',
  'tokens_received',
  'tokens_returned',
  'raised_paid_out',
] as const satisfies readonly Reply['kind'][]
type Moved = Extract<Reply, { kind: (typeof moved)[number] }>
const isMoved = (reply: Reply): reply is Moved => (moved as readonly Reply['kind'][]).includes(reply.kind)

const movements = [
  'issuer_payment',
  'pay_out_proceeds',
  'ieo_tokens',
  'return_tokens',
  'pay_out_raised',
] as const satisfies readonly ProposalKind[]

/** Lets nobody else approve a movement of an issuer until the transaction ends. */
export async function holdReferences(transaction: Transaction): Promise<void> {
  await transaction`select pg_advisory_xact_lock(hashtextextended('references of issuers', 0))`
}

/** The references under which something has come from any issuer, or has gone there. */
export async function bookedReferences(sql: Transaction): Promise<string[]> {
  const rows = await sql<{ reply: string }[]>`
    select reply from journal where book_id in (select id from books where holder like 'pool %')
      and reply::json ->> 'kind' = any(${[...moved]}::text[])`
  return rows.flatMap(({ reply: text }) => {
    const reply = readReply(text)
    return isMoved(reply) ? [reply.reference] : []
  })
}

/** The references of movements of issuers that were proposed and are in one of these states. */
export async function proposedReferences(sql: Transaction, states: readonly ProposalState[]): Promise<string[]> {
  const rows = await sql<{ reference: string }[]>`
    select body::json ->> 'reference' as reference from proposals
    where kind = any(${[...movements]}::text[]) and state = any(${[...states]}::text[])`
  return rows.map(({ reference }) => reference)
}
