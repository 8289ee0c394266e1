import { decimal, printDecimal, type Rate } from '@touchstone/domain/money/decimal'
import type { StrategyRuleId } from '@touchstone/domain/strategy-rules/rule'
import { keepInput } from '../../house/ledger/inputs.store.ts'
import type { Sql, Transaction } from '../../platform/database.ts'

/** What a rule made of a day. `hash` names the prices that it was run on; `day`: when it begins, epoch milliseconds. */
export type DayResult = { rule: StrategyRuleId; day: number; result: Rate; hash: string }

type Columns = { rule: StrategyRuleId; day: bigint; result: string; hash: string }

const resultFrom = ({ rule, day, result, hash }: Columns): DayResult => ({
  rule,
  day: Number(day),
  result: decimal(result),
  hash,
})

export async function findDay(sql: Transaction, rule: StrategyRuleId, day: number): Promise<DayResult | undefined> {
  const [row] = await sql<Columns[]>`
    select rule, day, result, hash from strategy_days where rule = ${rule} and day = ${day}`
  return row && resultFrom(row)
}

/** The days of a rule from one on, newest first. */
export async function readDays(sql: Transaction, rule: StrategyRuleId, from: number): Promise<DayResult[]> {
  const rows = await sql<Columns[]>`
    select rule, day, result, hash from strategy_days where rule = ${rule} and day >= ${from} order by day desc`
  return rows.map(resultFrom)
}

/** Keeps the result of a day with its prices, once: what is there already stays, and is returned. */
export async function keepDay(sql: Sql, { rule, day, result, hash }: DayResult, text: string): Promise<DayResult> {
  await sql.begin(async (transaction) => {
    await keepInput(transaction, hash, text)
    await transaction`
      insert into strategy_days (rule, day, result, hash)
      values (${rule}, ${day}, ${printDecimal(result)}, ${hash}) on conflict do nothing`
  })
  const kept = await findDay(sql, rule, day)
  if (kept === undefined) throw new Error(`day ${day} of ${rule} is missing right after it was kept`)
  return kept
}
