import { readRecord } from '@touchstone/domain/books/codec'
import { decimal, type Money } from '@touchstone/domain/money/decimal'
import {
  type SecondContract,
  secondContractRecord,
  type SecondContractState,
} from '@touchstone/domain/second-contracts/second-contract'
import type { Sql } from '../../platform/database.ts'

/** Which second contracts are listed. Moments of acceptance in epoch milliseconds, both included. */
export type SecondContractFilter = {
  states: readonly SecondContractState[]
  symbol: string | undefined
  from: number | undefined
  to: number | undefined
}

/** `settleSequence`: of the command that settled it; undefined while it runs. */
export type ListedSecondContract = { contract: SecondContract; settleSequence: number | undefined }

/** A part of a book's second contracts, newest first, and how many there are under the filter. */
export async function listSecondContracts(
  sql: Sql,
  bookId: number,
  { states, symbol, from = 0, to = Number.MAX_SAFE_INTEGER }: SecondContractFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ contracts: ListedSecondContract[]; total: number }> {
  const rows = await sql<{ total: bigint; body: string | null; sequence: bigint | null }[]>`
    with found as materialized (
      select id, placed_at from second_contracts
      where book_id = ${bookId} and state = any(${[...states]}::text[]) and placed_at between ${from} and ${to}
        ${symbol === undefined ? sql`` : sql`and symbol = ${symbol}`}
    ), part as (
      select * from found order by placed_at desc, length(id) desc, id desc limit ${limit} offset ${skip}
    )
    select counted.total, c.body, settled.sequence
    from (select count(*) as total from found) as counted
    left join part on true
    left join second_contracts c on c.book_id = ${bookId} and c.id = part.id
    left join journal settled on settled.book_id = ${bookId} and settled.key = 'settle:' || c.id
    order by part.placed_at desc, length(part.id) desc, part.id desc`
  return {
    contracts: rows.flatMap(({ body, sequence }) => {
      if (body === null) return []
      const settleSequence = sequence === null ? undefined : Number(sequence)
      return [{ contract: readRecord(secondContractRecord, body), settleSequence }]
    }),
    total: Number(rows[0]?.total ?? 0n),
  }
}

/** What became of a book's second contracts, and what it won less lost by those settled at or after a moment. */
export async function readOutcomes(
  sql: Sql,
  bookId: number,
  settledFrom: number,
): Promise<{ count: number; won: number; lost: number; profit: Money }> {
  const [row] = await sql<{ count: bigint; won: bigint; lost: bigint; profit: string }[]>`
    select count(*) as count, count(*) filter (where c.state = 'won') as won,
           count(*) filter (where c.state = 'lost') as lost,
           coalesce(sum(case c.state when 'won' then (c.body::json ->> 'payout')::numeric
                                     when 'lost' then -(c.body::json ->> 'stake')::numeric end)
             filter (where c.expires_at >= ${settledFrom - settledLateMsMax}
                       and (c.body::json ->> 'settledAt')::bigint >= ${settledFrom}), 0)::text as profit
    from second_contracts c where c.book_id = ${bookId}`
  const { count = 0n, won = 0n, lost = 0n, profit = '0' } = row ?? {}
  return { count: Number(count), won: Number(won), lost: Number(lost), profit: decimal(profit) }
}

/** A settlement waits for the server to be up; those that waited longer than this are not counted to the day. Our choice. */
const settledLateMsMax = 7 * 86_400_000

export type VoidCount = { day: number; symbol: string; count: number }

/** How many second contracts that expired at or after a moment were void in a world, by symbol and UTC day. */
export async function countVoids(sql: Sql, world: string, expiredFrom: number): Promise<VoidCount[]> {
  const rows = await sql<{ day: bigint; symbol: string; count: bigint }[]>`
    select c.expires_at / 86400000 as day, c.symbol, count(*) as count
    from second_contracts c join books b on b.id = c.book_id
    where c.state = 'void' and c.expires_at >= ${expiredFrom} and b.world = ${world}
    group by 1, 2 order by 1 desc, 2`
  return rows.map(({ day, symbol, count }) => ({ day: Number(day), symbol, count: Number(count) }))
}
