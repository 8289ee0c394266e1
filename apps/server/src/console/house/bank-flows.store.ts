import { dayMs } from '@touchstone/domain/time'
import { type Currency, isCurrency } from '@touchstone/domain/money/currency'
import { decimal, type Money } from '@touchstone/domain/money/decimal'
import type { Transaction } from '../../platform/database.ts'

export type BankFlow = { currency: Currency; amount: Money }

type Row = { currency: string; amount: string }
const flowsFrom = (rows: readonly Row[]): BankFlow[] =>
  rows.flatMap(({ currency, amount }) => (isCurrency(currency) ? [{ currency, amount: decimal(amount) }] : []))

/** By currency, the end of the day of a statement. */
type Since = ReadonlyMap<string, number>

/** The confirmed bank lines that are booked after the newest statement in their currency, added up. */
export async function bankArrivals(sql: Transaction, since: Since): Promise<BankFlow[]> {
  const [currencies, ends] = [[...since.keys()], [...since.values()].map(String)]
  const rows = await sql<Row[]>`
    select a.currency, sum(a.amount)::text as amount
    from arrivals a left join unnest(${currencies}::text[], ${ends}::bigint[]) as s (currency, ends) using (currency)
    where a.source like 'bank:%' and a.arrived_at > coalesce(s.ends, 0) group by a.currency`
  return flowsFrom(rows)
}

/**
 * What was paid to banks from a day in each currency on, added up; also through channels that are gone by now. It is unknown
 * whether a statement contains payments of its own day: they count twice rather than not at all.
 */
export async function bankPayments(sql: Transaction, since: Since): Promise<BankFlow[]> {
  const [currencies, ends] = [[...since.keys()], [...since.values()].map((end) => String(end - dayMs))]
  const rows = await sql<Row[]>`
    select p.currency, sum(p.amount)::text as amount
    from (
      select w.subject as currency, (w.body::json ->> 'amount')::numeric as amount, w.body::json as body
      from records w where w.kind = 'withdrawal' and w.state = 'paid') p
    left join unnest(${currencies}::text[], ${ends}::bigint[]) as s (currency, ends) using (currency)
    where p.body -> 'destination' ->> 'bank' <> ''
      and (p.body -> 'steps' -> -1 ->> 'at')::bigint > coalesce(s.ends, 0)
    group by p.currency`
  return flowsFrom(rows)
}
