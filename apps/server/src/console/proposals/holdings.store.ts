import { decimal, type Money } from '@touchstone/domain/money/decimal'
import type { Transaction } from '../../platform/database.ts'

export type Holding = {
  account: string
  currency: string
  /** A decimal string. */
  amount: string
  /** Epoch milliseconds. */
  asOf: number
  reference: string
}

export async function insertHolding(sql: Transaction, holding: Holding & { proposalId: number }): Promise<number> {
  const { account, currency, amount, asOf, reference, proposalId } = holding
  const [row] = await sql<{ id: bigint }[]>`
    insert into holdings (account, currency, amount, as_of, reference, proposal_id)
    values (${account}, ${currency}, ${amount}, ${asOf}, ${reference}, ${proposalId}) returning id`
  if (row === undefined) throw new Error('insert into holdings returned no row')
  return Number(row.id)
}

/** By the newest statement of each account and currency; of two of one day the one entered last. */
export async function newestHoldings(sql: Transaction): Promise<(Omit<Holding, 'amount'> & { amount: Money })[]> {
  const rows = await sql<{ account: string; currency: string; amount: string; as_of: bigint; reference: string }[]>`
    select distinct on (account, currency) account, currency, amount, as_of, reference from holdings
    order by account, currency, as_of desc, id desc`
  return rows.map(({ account, currency, amount, as_of: asOf, reference }) => ({
    account,
    currency,
    amount: decimal(amount),
    asOf: Number(asOf),
    reference,
  }))
}
