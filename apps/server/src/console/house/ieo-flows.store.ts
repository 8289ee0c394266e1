import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { Transaction } from '../../platform/database.ts'
import { readSaleBooks } from '../../features/ieo/sale-books.store.ts'
import { currencyOf, directionOf, isSaleMovement, saleMovementKinds } from '../issuers/issuer-movements.ts'
import type { BankFlow } from './bank-flows.store.ts'
import { isPaidSince, type IssuerFlows } from './bond-flows.store.ts'

/**
 * What sales of tokens hold, which is never the house’s own: tokens that nobody has got yet, and what was raised, are the
 * issuer’s. Tokens that people have are theirs, as all that they have. Where tokens came from is as with the money of bonds:
 * a statement must show them, but in a sandbox.
 */
export async function ieoFlows(sql: Transaction, since: ReadonlyMap<string, number>): Promise<IssuerFlows> {
  const books = await readSaleBooks(sql)
  if (books.length === 0) return { owed: [], arrived: [], paid: [] }
  const owed = books.flatMap(({ pool, sale, escrow, proceeds }) => [
    { currency: pool.currency, amount: escrow },
    { currency: sale.currency, amount: proceeds },
  ])
  const rows = await sql<{ key: string; at: bigint; reply: string }[]>`
    select key, at, reply from journal where book_id = any(${books.map(({ bookId }) => bookId)}::bigint[])
      and reply::json ->> 'kind' = any(${[...saleMovementKinds]}::text[])`
  const arrived: BankFlow[] = []
  const paid: BankFlow[] = []
  for (const { key, at, reply: text } of rows) {
    const reply = readReply(text)
    const isPlay = key.startsWith('sandbox:')
    if (!isSaleMovement(reply)) continue
    const flow = { currency: currencyOf(reply), amount: reply.amount }
    if (directionOf(reply) === 'from_issuer') {
      if (isPlay) arrived.push(flow)
    } else if (isPlay || isPaidSince(since, { currency: flow.currency, at: Number(at) })) paid.push(flow)
  }
  return { owed, arrived, paid }
}
