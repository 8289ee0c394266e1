import type { Sql } from '@touchstone/server/platform/database'
import { num, type Num, zero } from '../naive-model/numbers.ts'
import { guardedFaults, type StandingText } from './audit-protection.ts'
import type { Auditor } from './auditor.ts'

type Body = Record<string, unknown>
type BookRow = { id: bigint; world: string; sequence: bigint; head: string; state: string }

/** An open record of the house, as text from its table. */
export type OpenRecords = {
  accounts: Map<string, string>
  sequence: number
  head: string
  positions: Body[]
  orders: Body[]
  secondContracts: Body[]
  withdrawals: Body[]
  /** The same withdrawals in the state of the book. */
  withdrawalsInState: Body[]
  standing: StandingText
}

/** Reads the present records of these books. */
export async function readRecords(sql: Sql, bookIds: readonly number[]): Promise<Map<number, OpenRecords>> {
  const ids = bookIds.map(String)
  const [books, positions, orders, contracts, withdrawals] = await Promise.all([
    sql<BookRow[]>`select * from books where id = any(${ids}::bigint[])`,
    bodies(sql, 'positions', `state <> 'closed'`, ids),
    bodies(sql, 'orders', `state = 'open'`, ids),
    bodies(sql, 'second_contracts', `state = 'placed'`, ids),
    bodies(sql, 'withdrawals', `stage in ('submitted', 'claimed', 'approved', 'paying')`, ids),
  ])
  const records = new Map<number, OpenRecords>()
  for (const book of books) {
    const state = JSON.parse(book.state) as {
      accounts?: Record<string, string>
      withdrawals?: Body[]
      standing?: StandingText
    }
    const id = Number(book.id)
    records.set(id, {
      accounts: new Map(Object.entries(state.accounts ?? {})),
      sequence: Number(book.sequence),
      head: book.head,
      positions: positions.get(id) ?? [],
      orders: orders.get(id) ?? [],
      secondContracts: contracts.get(id) ?? [],
      withdrawals: withdrawals.get(id) ?? [],
      withdrawalsInState: state.withdrawals ?? [],
      standing: state.standing ?? {},
    })
  }
  return records
}

async function bodies(sql: Sql, table: string, open: string, ids: string[]): Promise<Map<number, Body[]>> {
  const rows = await sql.unsafe<{ book_id: bigint; body: string }[]>(
    `select book_id, body from ${table} where book_id = any($1::bigint[]) and ${open}`,
    [ids],
  )
  const byBook = new Map<number, Body[]>()
  for (const row of rows) {
    const id = Number(row.book_id)
    byBook.set(id, [...(byBook.get(id) ?? []), JSON.parse(row.body) as Body])
  }
  return byBook
}

const sum = (bodies_: readonly Body[], field: string): Num =>
  bodies_.reduce((total, body) => total.plus(num(String(body[field]))), zero)

/** Compares a book's records with the postings that the auditor followed. */
export function auditBook(auditor: Auditor, id: number, records: OpenRecords): string[] {
  const book = auditor.books.get(id)
  const faults: string[] = []
  const claim = (holds: boolean, text: string): void => void (holds || faults.push(`book ${id}: ${text}`))
  if (book === undefined) {
    claim(records.sequence === 0 && records.accounts.size === 0, 'has money that was never posted')
    return faults
  }
  claim(records.sequence === book.sequence, `has sequence ${records.sequence}, its journal ${book.sequence}`)
  claim(records.head === book.head, 'has a different head than its journal')
  for (const key of new Set([...book.accounts.keys(), ...records.accounts.keys()])) {
    const posted = book.accounts.get(key) ?? zero
    claim(
      posted.eq(records.accounts.get(key) ?? '0'),
      `${key} is ${records.accounts.get(key) ?? '0'}; its postings give ${posted.toString()}`,
    )
  }
  const held = (account: string): Num => book.accounts.get(`${account}:USDT`) ?? zero
  const margin = sum(records.positions, 'margin')
  claim(
    margin.eq(held('margin')),
    `its margins sum to ${margin.toString()}; the account holds ${held('margin').toString()}`,
  )
  for (const currency of ['USDT', 'BTC']) {
    const leaving = records.withdrawals.filter((each) => each['currency'] === currency)
    const reserved = currency === 'USDT' ? [sum(records.orders, 'reserved'), sum(records.secondContracts, 'stake')] : []
    const frozen = [...reserved, sum(leaving, 'amount'), sum(leaving, 'fee')].reduce(
      (all, each) => all.plus(each),
      zero,
    )
    const holds = book.accounts.get(`frozen:${currency}`) ?? zero
    claim(
      frozen.eq(holds),
      `its reserves sum to ${frozen.toString()} ${currency}; the account holds ${holds.toString()}`,
    )
  }
  const texts = (bodies_: readonly Body[]): string =>
    bodies_
      .map((each) => JSON.stringify(each))
      .sort()
      .join('\n')
  claim(
    texts(records.withdrawals) === texts(records.withdrawalsInState),
    'its withdrawals differ from those in the table',
  )
  const lockedByCross = records.positions.some((each) => each['marginMode'] === 'cross' && each['margin'] !== '0')
  claim(!lockedByCross, 'a cross position holds margin')
  for (const fault of guardedFaults(book.guarded, records.standing)) claim(false, fault)
  return faults
}

/** Compares house balances plus the deltas not yet rolled up with the postings. */
export async function auditHouse(sql: Sql, auditor: Auditor): Promise<string[]> {
  const rows = await sql<{ key: string; amount: string }[]>`
    select world || ' ' || account || ' ' || currency as key, sum(amount)::text as amount
    from (select world, account, currency, amount from house_balances
          union all select world, account, currency, amount from house_deltas) as each group by 1`
  const recorded = new Map(rows.map((row) => [row.key, row.amount]))
  const faults: string[] = []
  for (const key of new Set([...recorded.keys(), ...auditor.house.keys()])) {
    const posted = auditor.house.get(key) ?? zero
    if (!posted.eq(recorded.get(key) ?? '0'))
      faults.push(`${key} is ${recorded.get(key) ?? '0'}; the postings give ${posted.toString()}`)
  }
  return faults
}
