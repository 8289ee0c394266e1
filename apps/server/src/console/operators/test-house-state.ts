import type { Sql } from '../../platform/database.ts'

/** State that no operator may ever write, and the holdings of users. */
export type HouseState = {
  tape: string
  positions: string
  orders: string
  secondContracts: string
  accounts: string
  journalRows: number
  auditRows: number
}

/** One line a part: two that are equal hold the same. */
export async function readHouse(owner: Sql): Promise<HouseState> {
  const [row] = await owner<(Omit<HouseState, 'journalRows' | 'auditRows'> & { journal: bigint; audit: bigint })[]>`
    select
      (select coalesce(md5(string_agg(t::text, '|' order by symbol, sequence)), '') from ticks t) as tape,
      (select coalesce(md5(string_agg(p::text, '|' order by book_id, id)), '') from positions p) as positions,
      (select coalesce(md5(string_agg(o::text, '|' order by book_id, id)), '') from orders o) as orders,
      (select coalesce(md5(string_agg(s::text, '|' order by book_id, id)), '') from second_contracts s) as "secondContracts",
      (select coalesce(string_agg(a::text, '|' order by book_id, account, currency), '') from accounts a) as accounts,
      (select count(*) from journal) as journal, (select count(*) from audit_log) as audit`
  if (row === undefined) throw new Error('the aggregate query returned no row')
  const { journal, audit, ...state } = row
  return { ...state, journalRows: Number(journal), auditRows: Number(audit) }
}

export type NewRow = {
  bookId: number
  sequence: number
  key: string
  command: { kind: string; operator?: number; operators?: number[]; reason?: string; arrivalId?: string }
  /** The kinds of its postings. */
  kinds: string[]
}

/** Returns the journal rows added after the first `after`. */
export async function newRows(owner: Sql, after: number): Promise<NewRow[]> {
  const rows = await owner<{ book_id: bigint; sequence: bigint; key: string; command: string; entries: string }[]>`
    select book_id, sequence, key, command, entries from journal
    order by batch_id, book_id, sequence offset ${after}`
  return rows.map((row) => ({
    bookId: Number(row.book_id),
    sequence: Number(row.sequence),
    key: row.key,
    command: JSON.parse(row.command) as NewRow['command'],
    kinds: (JSON.parse(row.entries) as string[][]).map(([kind = '']) => kind),
  }))
}

/** The acts of operators, not those of the house, in the rows of the audit log after the first `after`. */
export async function actsSince(owner: Sql, after: number): Promise<string[]> {
  const rows = await owner<{ act: string }[]>`
    select act from audit_log where id > ${after} and operator_id <> 0 order by id`
  return rows.map(({ act }) => act)
}
