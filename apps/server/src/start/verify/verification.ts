import type { planOnce, Sql } from '../../platform/database.ts'

/** What one run looked at. */
export type VerifyCounts = {
  books: number
  journalRows: number
  postings: number
  records: number
  batches: number
  checkpoints: number
  tapeRows: number
  keptRows: number
  /** Acceptances of agreements; among them those of before the audit log noted them. */
  agreements: number
  unnotedAgreements: number
  /** Rows that bought something under one. */
  agreedPurchases: number
  /** Among them those of before the audit log said what is in force. */
  purchasesOfBefore: number
}

/** The one snapshot that everything is read from, and what was found. */
export type Verification = {
  sql: Pick<Sql, 'unsafe'>
  counts: VerifyCounts
  /** Says what is wrong, as a sentence that names the row. */
  differs: (sentence: string) => void
}

type Value = string | number | null | readonly string[] | readonly number[]

/** Rows of the snapshot. Numbers of the database come as bigint, amounts as text. */
export const select = <Row extends object>(
  { sql }: Pick<Verification, 'sql'>,
  text: string,
  values: readonly Value[] = [],
  options: Partial<typeof planOnce> = {},
): PromiseLike<Row[]> => sql.unsafe<Row[]>(text, [...values] as Parameters<typeof sql.unsafe>[1], options)

/** The snapshot for what reads rows of the house, whichever database it is given. */
export const readerOf = (verification: Pick<Verification, 'sql'>) => ({
  unsafe: <Row extends object>(
    text: string,
    values: (string | number | string[] | number[])[],
    options: typeof planOnce,
  ) => select<Row>(verification, text, values, options),
})

/** What an error says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Of the database, after which a transaction answers nothing more. */
export const isOfDatabase = (error: unknown): boolean => error instanceof Error && 'code' in error

/**
 * Of the database that went away, not of what was asked of it: PostgreSQL that ends the session, a call of the system that
 * failed, whatever its code is, or the driver. A key that cannot be read has a code as well, and the session goes on.
 */
export function isOfLostSession(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  if ('severity' in error) return error.severity !== 'ERROR'
  return 'syscall' in error || /^(CONNECT|ERR_SSL_|ERR_TLS_)/.test(String(error.code))
}

/**
 * Runs the check of one thing. What it cannot read is a difference that names the thing, and the others are still checked.
 *
 * @returns whether it came to the end.
 * @throws what the database refuses: the rest of the part cannot be read then.
 */
export async function checkOrDiffer(
  { differs }: Pick<Verification, 'differs'>,
  name: string,
  check: () => Promise<void> | void,
): Promise<boolean> {
  try {
    await check()
    return true
  } catch (error) {
    if (isOfDatabase(error)) throw error
    differs(`${name}: ${messageOf(error)}`)
    return false
  }
}

/** A single whole number, such as a count. */
export async function selectNumber(verification: Verification, text: string): Promise<number> {
  const rows = await select<{ number: bigint }>(verification, text)
  return Number(rows[0]?.number ?? 0n)
}

/**
 * Of a page: rows after `$1`, and all where that is null. Ids are given from 1 on, but somebody may have written another one,
 * so no first page begins at a number.
 */
export const isAfter = (column: string): string => `($1::bigint is null or ${column} > $1)`

/**
 * All rows in pages, each read where the one before ended, so that other statements may run in between.
 * `next` gives the values of the next page from the last row of this one.
 */
export async function* pages<Row extends object>(
  verification: Verification,
  text: string,
  first: readonly Value[],
  next: (last: Row) => readonly Value[],
): AsyncGenerator<Row[]> {
  let values = first
  for (;;) {
    const rows = await select<Row>(verification, text, values)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    values = next(last)
  }
}
