import { issuerClaims } from '@touchstone/domain/bond-issues/bond-issue-postings'
import { type Currency, isCurrency } from '@touchstone/domain/money/currency'
import { decimal, type Money } from '@touchstone/domain/money/decimal'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { dayMs } from '@touchstone/domain/time'
import { readBondBooks } from '../../features/bonds/bond-books.store.ts'
import type { Transaction } from '../../platform/database.ts'
import type { BankFlow } from './bank-flows.store.ts'

export type IssuerFlows = {
  /** What is held for issuers and holders, less what issuers owe of what people have lent. */
  owed: readonly BankFlow[]
  arrived: readonly BankFlow[]
  paid: readonly BankFlow[]
}

/** Whether the statements in force may lack a payment of a time: those of the same day may lack it too. */
export const isPaidSince = (
  since: ReadonlyMap<string, number>,
  { currency, at }: { currency: Currency; at: number },
): boolean => at > (since.get(currency) ?? 0) - dayMs

/**
 * The money of bonds, which is never the house’s own. People have what they lent, but the issuers owe it. What was paid out
 * counts from a day in each currency on, as with other payments; when an issuer’s money was booked is not known, so a statement
 * must show it. Issuers of a sandbox pay through no bank: that counts at once.
 */
export async function bondFlows(sql: Transaction, since: ReadonlyMap<string, number>): Promise<IssuerFlows> {
  const books = await readBondBooks(sql)
  if (books.length === 0) return { owed: [], arrived: [], paid: [] }
  const held = books.map(({ pool: { currency }, proceeds, escrow }) => ({ currency, amount: proceeds + escrow }))
  const rows = await sql<{ key: string; at: bigint; reply: string }[]>`
    select key, at, reply from journal where book_id = any(${books.map(({ bookId }) => bookId)}::bigint[])
      and (entries like '[["bond_issuer_paid"%' or entries like '[["bond_proceeds_paid_out"%')`
  const arrived: BankFlow[] = []
  const paid: BankFlow[] = []
  for (const { key, at, reply: text } of rows) {
    const reply = readReply(text)
    const isPlay = key.startsWith('sandbox:')
    if (reply.kind === 'issuer_paid' && isPlay) arrived.push(reply)
    if (
      reply.kind === 'proceeds_paid_out' &&
      (isPlay || isPaidSince(since, { currency: reply.currency, at: Number(at) }))
    )
      paid.push(reply)
  }
  return { owed: [...held, ...(await claims(sql))], arrived, paid }
}

/** Below zero by what issuers owe. */
async function claims(sql: Transaction): Promise<{ currency: Currency; amount: Money }[]> {
  const rows = await sql<{ currency: string; amount: string }[]>`
    select currency, sum(amount)::text as amount
    from (select world, account, currency, amount from house_balances
          union all select world, account, currency, amount from house_deltas) as parts
    where world = 'real' and account = ${issuerClaims} group by currency`
  return rows.flatMap(({ currency, amount }) => (isCurrency(currency) ? [{ currency, amount: decimal(amount) }] : []))
}
