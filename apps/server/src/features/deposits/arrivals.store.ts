import type { Currency } from '@touchstone/domain/money/currency'
import { decimal, type Money, printDecimal } from '@touchstone/domain/money/decimal'
import type { Transaction } from '../../platform/database.ts'
import { currencyOf } from '../../house/ledger/currency-of.ts'

/** Money that arrived. Times are epoch milliseconds. */
export type Arrival = {
  id: number
  channel: string
  currency: Currency
  amount: Money
  /** As the bank wrote it. */
  reference: string
  /** Who sent it, as the statement says; empty where it does not, and for a chain. */
  payer: string
  /** Whether it is a line of a bank. */
  isBank: boolean
  /** Whether a deposit, or the house's capital, has used it up. */
  isUsed: boolean
}

export type NewArrival = {
  /** Where the reference is unique. */
  source: `bank:${string}` | `chain:${string}`
  reference: string
  /** The same as the bank wrote it; null for a chain. */
  written: string | null
  channel: string
  currency: Currency
  amount: Money
  payer: string
  arrivedAt: number
  enteredAt: number
  operators: readonly number[]
  transaction: string | null
}

/** Its id; undefined when its source has the reference already. */
export async function insertArrival(sql: Transaction, arrival: NewArrival): Promise<number | undefined> {
  const { source, reference, written, channel, currency, amount, payer } = arrival
  const { arrivedAt, enteredAt, operators, transaction } = arrival
  const [row] = await sql<{ id: bigint }[]>`
    insert into arrivals
      (source, reference, written, channel, currency, amount, payer, arrived_at, entered_at, operators, transaction)
    values (${source}, ${reference}, ${written}, ${channel}, ${currency}, ${printDecimal(amount)}, ${payer}, ${arrivedAt},
      ${enteredAt}, ${operators.join(',')}, ${transaction})
    on conflict (source, reference) do nothing returning id`
  return row && Number(row.id)
}

/** Whether a row of `arrivals` is used up: the one place that says so. */
export const isUsed = (sql: Transaction) => sql`(deposit_id is not null or capital_proposal is not null)`

/** An arrival, held until the transaction ends. */
export async function holdArrival(sql: Transaction, id: number): Promise<Arrival | undefined> {
  const [row] = await sql<
    {
      id: bigint
      channel: string
      currency: string
      amount: string
      reference: string
      payer: string
      is_bank: boolean
      is_used: boolean
    }[]
  >`
    select id, channel, currency, amount, coalesce(written, reference) as reference, payer,
      source like 'bank:%' as is_bank, ${isUsed(sql)} as is_used
    from arrivals where id = ${id} for update`
  if (row === undefined) return undefined
  return {
    id: Number(row.id),
    channel: row.channel,
    currency: currencyOf(row.currency),
    amount: decimal(row.amount),
    reference: row.reference,
    payer: row.payer,
    isBank: row.is_bank,
    isUsed: row.is_used,
  }
}

/** Whether a source has a reference already. */
export async function isKnown(sql: Transaction, source: NewArrival['source'], reference: string): Promise<boolean> {
  const rows = await sql`select from arrivals where source = ${source} and reference = ${reference}`
  return rows.length > 0
}

/** Uses an arrival up that is held and free: it can never be another's. */
export async function spendArrival(sql: Transaction, arrivalId: number, depositId: number): Promise<void> {
  const used = await sql`
    update arrivals set deposit_id = ${depositId} where id = ${arrivalId} and not ${isUsed(sql)} returning true`
  if (used.length !== 1) throw new Error(`arrival ${arrivalId} has already been credited`)
}

/** The same for the capital of the house, by the proposal that takes it. */
export async function takeArrival(sql: Transaction, arrivalId: number, proposalId: number): Promise<void> {
  const used = await sql`
    update arrivals set capital_proposal = ${proposalId} where id = ${arrivalId} and not ${isUsed(sql)} returning true`
  if (used.length !== 1) throw new Error(`arrival ${arrivalId} was used up before`)
}
