import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { Transaction } from '../../platform/database.ts'
import type { ProposalState } from '../proposals/proposal-bodies.ts'

/** How many orders of each bond are subscribed or run. */
export async function countBondOrders(sql: Transaction): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ product: string; count: bigint }[]>`
    select subject as product, count(*) as count from records
    where kind = 'bond_order' and is_open and state in ('subscribed', 'running') group by subject`
  return new Map(rows.map(({ product, count }) => [product, Number(count)]))
}

/** Lets nobody else approve a payment of a bond until the transaction ends. */
export async function holdReferences(transaction: Transaction): Promise<void> {
  await transaction`select pg_advisory_xact_lock(hashtextextended('bond references', 0))`
}

/** The references of the bank under which money has come from the issuer of any bond, or has gone there. */
export async function bookedReferences(sql: Transaction): Promise<string[]> {
  const rows = await sql<{ reply: string }[]>`
    select reply from journal where book_id in (select id from books where holder like 'pool %')
      and reply::json ->> 'kind' in ('issuer_paid', 'proceeds_paid_out')`
  return rows.flatMap(({ reply: text }) => {
    const reply = readReply(text)
    return reply.kind === 'issuer_paid' || reply.kind === 'proceeds_paid_out' ? [reply.reference] : []
  })
}

/** The references of payments of bonds that were proposed and are in one of these states. */
export async function proposedReferences(sql: Transaction, states: readonly ProposalState[]): Promise<string[]> {
  const rows = await sql<{ reference: string }[]>`
    select body::json ->> 'reference' as reference from proposals
    where kind in ('pay_out_proceeds', 'issuer_payment') and state = any(${[...states]}::text[])`
  return rows.map(({ reference }) => reference)
}
