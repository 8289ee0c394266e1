import { readAs } from '@touchstone/domain/books/codec'
import type { Exchanged } from '@touchstone/domain/exchange/exchange'
import type { ExchangeQuote } from '@touchstone/domain/exchange/exchange-quote'
import { type LedgerBlock, readBlocks } from '../../house/ledger/ledger-blocks.store.ts'
import { partOf, type Stretch, stretchesOf, withCounts } from '../../house/ledger/stretches.ts'
import type { Sql } from '../../platform/database.ts'
import { exchangeJournal } from '@touchstone/domain/exchange/exchange.journal'

/** Which exchanges are listed: those from or to a currency. Moments in epoch milliseconds, both included. */
export type ExchangeFilter = { currency: string | undefined; from: number | undefined; to: number | undefined }

export type MadeExchange = { sequence: number; at: number; quote: ExchangeQuote }

/** A part of the exchanges that a book made, newest first, and how many there are under the filter. */
export async function listExchanges(
  sql: Sql,
  bookId: number,
  filter: ExchangeFilter,
  wanted: { skip: number; limit: number },
): Promise<{ exchanges: MadeExchange[]; total: number }> {
  const stretches = stretchesOf(await readBlocks(sql, bookId, filter), filter, (block) => countIn(block, filter))
  const uncounted = stretches.filter(({ count }) => count === undefined)
  const counts = uncounted.length === 0 ? new Map<number, number>() : await countRows(sql, bookId, uncounted, filter)
  const part = partOf(withCounts(stretches, counts), wanted)
  if (part.stretches.length === 0) return { exchanges: [], total: part.total }
  const rows = await sql<{ sequence: bigint; at: bigint; reply: string }[]>`
    select sequence, at, reply from ${rowsIn(sql, bookId, part.stretches, filter)}
    order by sequence desc limit ${wanted.limit} offset ${part.skip}`
  return {
    exchanges: rows.map(({ sequence, at, reply }) => ({
      sequence: Number(sequence),
      at: Number(at),
      quote: readAs<Exchanged>(reply, exchangeJournal.replies.exchanged.decimals).quote,
    })),
    total: part.total,
  }
}

/** An exchange is one entry out of `balance` and one in, in two currencies. */
const countIn = ({ entries }: LedgerBlock, { currency }: ExchangeFilter): number =>
  Object.entries(entries).reduce((sum, [entry, count]) => {
    const [account, unit, kind] = entry.split(' ')
    const isCounted =
      account === 'balance' &&
      (currency === undefined
        ? kind === 'exchange_out'
        : unit === currency && (kind === 'exchange_out' || kind === 'exchange_in'))
    return isCounted ? sum + count : sum
  }, 0)

async function countRows(
  sql: Sql,
  bookId: number,
  stretches: readonly Stretch[],
  filter: ExchangeFilter,
): Promise<Map<number, number>> {
  const rows = await sql<{ first: bigint; count: bigint }[]>`
    select first, count(*) as count from ${rowsIn(sql, bookId, stretches, filter)} group by first`
  return new Map(rows.map(({ first, count }) => [Number(first), Number(count)]))
}

function rowsIn(
  sql: Sql,
  bookId: number,
  stretches: readonly Stretch[],
  { currency, from = 0, to = Number.MAX_SAFE_INTEGER }: ExchangeFilter,
) {
  return sql`(
    select s.first, j.sequence, j.at, j.reply
    from unnest(${stretches.map((stretch) => stretch.from)}::bigint[],
      ${stretches.map((stretch) => stretch.to)}::bigint[]) as s (first, last)
    join journal j on j.book_id = ${bookId} and j.sequence between s.first and s.last
    where starts_with(j.reply, ${exchangedBegins}) and j.at between ${from} and ${to}
      ${currency === undefined ? sql`` : sql`and ${currency} in (j.reply::json #>> '{quote,from}', j.reply::json #>> '{quote,to}')`}
  ) as made`
}

/** How the canonical text of an exchange's reply begins, and no other's. */
const exchangedBegins = '{"formula":"exchange","kind":"exchanged",'
