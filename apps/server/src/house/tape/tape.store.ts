import { isWatermark, type TapeRow, type Tick, timeOf } from '@touchstone/domain/market/tick'
import { tapeRowText } from '@touchstone/domain/ledger/tape-leaf'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { planOnce, type Sql } from '../../platform/database.ts'

/** Any client or transaction that can read. */
type Reader = Pick<Sql, 'unsafe'>

type Whole = string | bigint | number
export type TapeColumns = {
  symbol: string
  sequence: Whole
  kind: string
  source_at: Whole
  received_at: Whole | null
  bid: string | null
  ask: string | null
  last: string | null
  volume: string | null
  source: string | null
  derived: boolean | null
}

/** The last row of a symbol's tape: a tick of that source time, or a watermark that seals it. */
export type TapeHead = { symbol: string; sequence: number; sourceAt: number }

/** The columns of a row of the tape, in `ticks` and `kept_ticks` alike. */
export const tapeColumns = 'symbol, sequence, kind, source_at, received_at, bid, ask, last, volume, source, derived'

/** @throws with the row's name for one that holds no numbers. */
export function rowFromColumns(columns: TapeColumns): TapeRow {
  try {
    return readColumns(columns)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`row ${columns.sequence} of the tape of ${columns.symbol} cannot be read: ${why}`, { cause: error })
  }
}

function readColumns(columns: TapeColumns): TapeRow {
  const { symbol } = columns
  const sequence = Number(columns.sequence)
  const sourceAt = Number(columns.source_at)
  if (columns.kind === 'watermark') return { symbol, sequence, watermarkAt: sourceAt }
  return {
    symbol,
    sequence,
    sourceAt,
    bid: decimal(columns.bid ?? ''),
    ask: decimal(columns.ask ?? ''),
    last: decimal(columns.last ?? ''),
    volume: decimal(columns.volume ?? ''),
    receivedAt: Number(columns.received_at),
    source: columns.source ?? '',
    derived: columns.derived ?? false,
  }
}

/** The last row of every symbol's tape, and its last tick. */
export async function loadTape(sql: Sql): Promise<{ heads: TapeHead[]; ticks: Tick[] }> {
  const heads = await sql<{ symbol: string; sequence: bigint; source_at: bigint }[]>`
    select symbol, sequence, source_at from tape_heads where sequence > 0`
  const ticks: Tick[] = []
  for (const { symbol } of heads) {
    const last = await lastTick(sql, symbol, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
    if (last !== undefined) ticks.push(last)
  }
  return {
    heads: heads.map((head) => ({
      symbol: head.symbol,
      sequence: Number(head.sequence),
      sourceAt: Number(head.source_at),
    })),
    ticks,
  }
}

/** The newest moment of any symbol's tape, in epoch milliseconds; undefined while all are empty. */
export async function newestMoment(sql: Sql): Promise<number | undefined> {
  const [newest] = await sql<{ at: bigint | null }[]>`
    select max(source_at) as at from tape_heads where sequence > 0`
  return newest?.at === undefined || newest.at === null ? undefined : Number(newest.at)
}

/** Gives each symbol a head, at sequence 0, where it has none. */
export async function addHeads(sql: Sql, symbols: readonly string[]): Promise<void> {
  await sql`insert into tape_heads (symbol, sequence, source_at)
    select symbol, 0, 0 from unnest(${[...symbols]}::text[]) as s (symbol) on conflict do nothing`
}

/**
 * Adds rows to the tape, all or none, in one statement. None if a symbol's head is not the row before its first: this
 * batch was committed before, or another server writes the tape.
 */
export async function appendRows(sql: Sql, rows: readonly TapeRow[]): Promise<boolean> {
  const ends = new Map<string, { before: number; head: TapeHead }>()
  for (const row of rows) {
    const { symbol, sequence } = row
    const end = ends.get(symbol) ?? { before: sequence - 1, head: { symbol, sequence, sourceAt: 0 } }
    end.head = { symbol, sequence, sourceAt: Math.max(end.head.sourceAt, timeOf(row)) }
    ends.set(symbol, end)
  }
  const columns = columnsOf(rows)
  const heads = [...ends.values()]
  const result = await sql`
    with expected as (
      select * from unnest(${heads.map(({ head }) => head.symbol)}::text[], ${heads.map(({ before }) => before)}::bigint[],
        ${heads.map(({ head }) => head.sequence)}::bigint[], ${heads.map(({ head }) => head.sourceAt)}::bigint[])
        as e (symbol, before, sequence, source_at)
    ), held as materialized (
      select h.symbol from tape_heads h join expected e on e.symbol = h.symbol and e.before = h.sequence
      order by h.symbol for update of h
    ), whole as materialized (
      select where (select count(*) from held) = (select count(*) from expected)
    ), moved as (
      update tape_heads h set sequence = e.sequence, source_at = e.source_at from expected e, whole where h.symbol = e.symbol
    )
    insert into ticks (symbol, sequence, kind, source_at, received_at, bid, ask, last, volume, source, derived)
    select r.symbol, r.sequence, r.kind, r.source_at, r.received_at, r.bid, r.ask, r.last, r.volume, r.source, r.derived::boolean
    from whole, unnest(${columns.symbol}::text[], ${columns.sequence}::bigint[], ${columns.kind}::text[],
      ${columns.sourceAt}::bigint[], ${columns.receivedAt}::bigint[], ${columns.bid}::numeric[], ${columns.ask}::numeric[],
      ${columns.last}::numeric[], ${columns.volume}::numeric[], ${columns.source}::text[], ${columns.derived}::text[])
      as r (symbol, sequence, kind, source_at, received_at, bid, ask, last, volume, source, derived)`
  return result.count === rows.length
}

/** Whether these very rows are on the tape. */
export async function holdsRows(sql: Sql, rows: readonly TapeRow[]): Promise<boolean> {
  const found = await sql<TapeColumns[]>`
    select t.* from ticks t
    join unnest(${rows.map((row) => row.symbol)}::text[], ${rows.map((row) => row.sequence)}::bigint[]) as r (symbol, sequence)
      on t.symbol = r.symbol and t.sequence = r.sequence`
  const texts = new Set(found.map((columns) => tapeRowText(rowFromColumns(columns))))
  return rows.every((row) => texts.has(tapeRowText(row)))
}

/** The rows of a symbol from one sequence to another, both included: those that there are, kept ones too. */
export async function readRows(sql: Reader, symbol: string, from: number, to: number): Promise<TapeRow[]> {
  const found = await sql.unsafe<TapeColumns[]>(
    `select ${tapeColumns} from ticks where symbol = $1 and sequence between $2 and $3
     union select ${tapeColumns} from kept_ticks where symbol = $1 and sequence between $2 and $3 order by sequence`,
    [symbol, from, to],
    planOnce,
  )
  return found.map(rowFromColumns)
}

/** The last tick with a source time at or before `time` and a sequence of at most `head`. */
export async function lastTick(sql: Reader, symbol: string, time: number, head: number): Promise<Tick | undefined> {
  for (const table of ['ticks', 'kept_ticks']) {
    const found = await readTick(
      sql,
      `select ${tapeColumns} from ${table} where symbol = $1 and kind = 'tick' and source_at <= $2 and sequence <= $3
       order by sequence desc limit 1`,
      [symbol, time, head],
    )
    if (found !== undefined) return found
  }
  return undefined
}

/** The first tick after a sequence, up to `head`, with a source time after `sourceAfter`. */
export const firstTick = (
  sql: Reader,
  symbol: string,
  sequence: number,
  sourceAfter: number,
  head: number,
): Promise<Tick | undefined> =>
  readTick(
    sql,
    `select ${tapeColumns} from ticks where symbol = $1 and kind = 'tick' and sequence > $2 and source_at > $3 and sequence <= $4
     order by sequence limit 1`,
    [symbol, sequence, sourceAfter, head],
  )

/** The first row after a sequence, up to `head`, that seals `time`: a tick, or a watermark at `time` or later. */
export async function sealAfter(
  sql: Reader,
  symbol: string,
  sequence: number,
  time: number,
  head: number,
): Promise<TapeRow | undefined> {
  const found = await sql.unsafe<TapeColumns[]>(
    `select ${tapeColumns} from ticks where symbol = $1 and sequence > $2 and sequence <= $3
       and (kind = 'tick' or source_at >= $4) order by sequence limit 1`,
    [symbol, sequence, head, time],
  )
  return found.map(rowFromColumns)[0]
}

async function readTick(sql: Reader, text: string, values: (string | number)[]): Promise<Tick | undefined> {
  const found = await sql.unsafe<TapeColumns[]>(text, values)
  const row = found.map(rowFromColumns)[0]
  return row === undefined || isWatermark(row) ? undefined : row
}

function columnsOf(rows: readonly TapeRow[]) {
  const ticks = rows.map((row) => (isWatermark(row) ? undefined : row))
  const prices = (field: 'bid' | 'ask' | 'last' | 'volume'): (string | null)[] =>
    ticks.map((tick) => (tick === undefined ? null : printDecimal(tick[field])))
  return {
    symbol: rows.map((row) => row.symbol),
    sequence: rows.map((row) => row.sequence),
    kind: ticks.map((tick) => (tick === undefined ? 'watermark' : 'tick')),
    sourceAt: rows.map(timeOf),
    receivedAt: ticks.map((tick) => tick?.receivedAt ?? null),
    bid: prices('bid'),
    ask: prices('ask'),
    last: prices('last'),
    volume: prices('volume'),
    source: ticks.map((tick) => tick?.source ?? null),
    // As text: the driver takes a list of booleans for one boolean.
    derived: ticks.map((tick) => (tick === undefined ? null : String(tick.derived))),
  }
}
