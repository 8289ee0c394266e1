import { valueAtMark } from '@touchstone/domain/equity/equity-at'
import { readEntries } from '@touchstone/domain/ledger/entries-text'
import type { Entry } from '@touchstone/domain/ledger/posting'
import { valuingSymbols } from '@touchstone/domain/market/valuing-symbols'
import { markOf } from '@touchstone/domain/market/tick'
import type { Currency } from '@touchstone/domain/money/currency'
import { decimal, type Money, type Price } from '@touchstone/domain/money/decimal'
import { postingRule } from '@touchstone/domain/rulebook/journal-tables'
import type { Sql } from '../../platform/database.ts'
import { flowCondition } from '../../platform/flow-rows.ts'
import { type Market, markOfCurrency } from './currency-marks.ts'

/** A stretch of a book's journal: the rows after one sequence up to another. */
export type JournalStretch = { bookId: number; after: number; through: number }

/**
 * What came into each book less what went out of it, in USDT: each movement at its currency's mark at that time; where
 * the tape has none any more, at the present one. Books without any are left out.
 */
export async function netFlows(
  sql: Sql,
  stretches: readonly JournalStretch[],
  market: Market,
): Promise<Map<number, Money>> {
  const rows = await readFlowRows(sql, stretches)
  const flows = new Map<number, Money>()
  for (const { book_id, at, entries } of rows) {
    const flow = await flowOf(sql, readEntries(entries).entries, Number(at), market)
    flows.set(Number(book_id), (flows.get(Number(book_id)) ?? 0n) + flow)
  }
  return flows
}

/** What the entries of one row brought in less what they took out. */
export async function flowOf(sql: Sql, entries: readonly Entry[], at: number, market: Market): Promise<Money> {
  let flow = 0n
  for (const { kind, currency, amount } of entries) {
    if (!postingRule(kind).isFlow) continue
    const mark = await markAt(sql, currency, at, market)
    flow += mark === undefined ? 0n : valueAtMark(amount, mark)
  }
  return flow
}

type FlowRow = { book_id: bigint; at: bigint; entries: string }

/** The commands that bring such movements, as the index `journal_flows` has them. */
const readFlowRows = (sql: Sql, stretches: readonly JournalStretch[]): PromiseLike<FlowRow[]> =>
  sql<FlowRow[]>`
    select j.book_id, j.at, j.entries
    from unnest(${stretches.map(({ bookId }) => bookId)}::bigint[], ${stretches.map(({ after }) => after)}::bigint[],
      ${stretches.map(({ through }) => through)}::bigint[]) as s (book_id, after, through)
    join journal j on j.book_id = s.book_id and j.sequence > s.after and j.sequence <= s.through
    where ${sql.unsafe(flowCondition)}`

/** By the tick that was in force then, read by time: a tape's source times strictly increase. */
async function markAt(sql: Sql, currency: Currency, at: number, market: Market): Promise<Price | undefined> {
  for (const symbol of valuingSymbols(currency)) {
    const [tick] = await sql<{ bid: string; ask: string }[]>`
      select bid, ask from ticks where symbol = ${symbol} and kind = 'tick' and source_at <= ${at}
      order by source_at desc limit 1`
    if (tick !== undefined) return markOf({ bid: decimal(tick.bid), ask: decimal(tick.ask) })
  }
  return markOfCurrency(currency, market)
}
