import type { Sql } from '../../platform/database.ts'

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
): PromiseLike<Row[]> => sql.unsafe<Row[]>(text, [...values] as Parameters<typeof sql.unsafe>[1])

/** The snapshot for what reads rows of the house, whichever database it is given. */
export const readerOf = (verification: Pick<Verification, 'sql'>) => ({
  unsafe: <Row extends object>(text: string, values: (string | number | string[] | number[])[]) =>
    select<Row>(verification, text, values),
})

/** A single whole number, such as a count. */
export async function selectNumber(verification: Verification, text: string): Promise<number> {
  const rows = await select<{ number: bigint }>(verification, text)
  return Number(rows[0]?.number ?? 0n)
}

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
