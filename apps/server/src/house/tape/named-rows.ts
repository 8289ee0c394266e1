import type { TapeStretch } from '@touchstone/domain/books/fact-kind'
import { tapeOfFacts } from '@touchstone/domain/books/facts-record'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import type { TapeRow } from '@touchstone/domain/market/tick'
import type { TapeNeed } from '@touchstone/domain/receipts/formula'
import { receiptNeeds } from '@touchstone/domain/rulebook/make-receipt'
import { factKinds } from '@touchstone/domain/rulebook/noun-tables'
import { planOnce } from '../../platform/database.ts'
import { rowFromColumns, tapeColumns, type TapeColumns } from './tape.store.ts'

/** The stretches of the tape that a replay of this journal row reads. */
export const stretchesReplayed = (row: Pick<JournalRow, 'facts'>): TapeStretch[] => tapeOfFacts(row.facts, factKinds)

/** Those, and the ones that its receipt shows besides. `accepted`: the row that accepted what it fills or settles. */
export const stretchesNamed = (row: JournalRow, accepted: JournalRow | null): TapeNeed[] => [
  ...stretchesReplayed(row),
  ...receiptNeeds(row, accepted).tape,
]

type Reader = {
  unsafe: <Row extends object>(
    text: string,
    values: (string[] | number[])[],
    options: typeof planOnce,
  ) => PromiseLike<Row[]>
}

/**
 * The rows of all these stretches, by `tapeKey`; those that there are, kept ones too. `onUnreadable`: leaves out a row that
 * cannot be read, with the error that names it.
 */
export async function readRowsIn(
  sql: Reader,
  stretches: readonly TapeStretch[],
  onUnreadable?: (key: string, error: unknown) => void,
): Promise<Map<string, TapeRow>> {
  const wanted = new Map(stretches.map((each) => [`${each.symbol} ${each.from} ${each.to}`, each]))
  if (wanted.size === 0) return new Map()
  const list = [...wanted.values()]
  const from = (table: string): string =>
    `select ${tapeColumns.replaceAll(/\b(\w+)\b/g, 't.$1')} from wanted w join ${table} t on t.symbol = w.symbol and t.sequence between w.first and w.last`
  const found = await sql.unsafe<TapeColumns>(
    `with wanted as (select * from unnest($1::text[], $2::bigint[], $3::bigint[]) as w (symbol, first, last))
     ${from('ticks')} union ${from('kept_ticks')}`,
    [list.map((each) => each.symbol), list.map((each) => each.from), list.map((each) => each.to)],
    planOnce,
  )
  const rows = new Map<string, TapeRow>()
  for (const columns of found) {
    const key = tapeKey(columns.symbol, Number(columns.sequence))
    try {
      rows.set(key, rowFromColumns(columns))
    } catch (error) {
      if (onUnreadable === undefined) throw error
      onUnreadable(key, error)
    }
  }
  return rows
}

export const tapeKey = (symbol: string, sequence: number): string => `${symbol} ${sequence}`
