import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { Transaction } from '../../platform/database.ts'
import type { ProposalState } from '../proposals/proposal-bodies.ts'
import { isIssuerMovement, issuerMovementKinds, movementProposals } from './issuer-movements.ts'

/** Lets nobody else approve a movement of an issuer until the transaction ends. */
export async function holdReferences(transaction: Transaction): Promise<void> {
  await transaction`select pg_advisory_xact_lock(hashtextextended('references of issuers', 0))`
}

/** The references under which something has come from any issuer, or has gone there. */
export async function bookedReferences(sql: Transaction): Promise<string[]> {
  const rows = await sql<{ reply: string }[]>`
    select reply from journal where book_id in (select id from books where holder like 'pool %')
      and reply::json ->> 'kind' = any(${[...issuerMovementKinds]}::text[])`
  return rows.flatMap(({ reply: text }) => {
    const reply = readReply(text)
    return isIssuerMovement(reply) ? [reply.reference] : []
  })
}

/** The references of movements of issuers that were proposed and are in one of these states. */
export async function proposedReferences(sql: Transaction, states: readonly ProposalState[]): Promise<string[]> {
  const rows = await sql<{ reference: string }[]>`
    select body::json ->> 'reference' as reference from proposals
    where kind = any(${[...movementProposals]}::text[]) and state = any(${[...states]}::text[])`
  return rows.map(({ reference }) => reference)
}
