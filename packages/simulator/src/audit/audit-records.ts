import type { Sql } from '@touchstone/server/platform/database'
import { num, type Num, zero } from '../naive-model/numbers.ts'
import type { IssueText } from '../nouns/bond-issues/compare-issue.ts'
import type { SaleText } from '../nouns/ieo-sales/compare-sale.ts'
import type { PausesText, PoolText } from '../nouns/house-books/compare-pool.ts'
import { reserves } from '../rulebook/noun-tables.ts'
import { guardedFaults, type StandingText } from './audit-protection.ts'
import type { Auditor } from './auditor.ts'

type Body = Record<string, unknown>
type BookRow = { id: bigint; world: string; sequence: bigint; head: string; state: string }

/** What the tables say of a book. */
export type OpenRecords = {
  accounts: Map<string, string>
  sequence: number
  head: string
  /** What is open, by kind, as its text says it. */
  open: ReadonlyMap<string, readonly Body[]>
  /** Open withdrawals as the state of the book has them. */
  withdrawalsInState: Body[]
  standing: StandingText
  /** Of a pool: what its state says. */
  pool: PoolText | undefined
  pauses: PausesText | undefined
  /** Of a bond's pool. */
  bondIssue: IssueText | undefined
  /** Of the pool of a first sale of tokens. */
  ieoSale: SaleText | undefined
}

export const openOf = ({ open }: OpenRecords, kind: string): readonly Body[] => open.get(kind) ?? []

/** What the tables say of these books now. */
export async function readRecords(sql: Sql, bookIds: readonly number[]): Promise<Map<number, OpenRecords>> {
  const ids = bookIds.map(String)
  const [books, rows] = await Promise.all([
    sql<BookRow[]>`select * from books where id = any(${ids}::bigint[])`,
    sql<{ book_id: bigint; kind: string; body: string }[]>`
      select book_id, kind, body from records where book_id = any(${ids}::bigint[]) and is_open`,
  ])
  const open = new Map<bigint, Map<string, Body[]>>()
  for (const { book_id, kind, body } of rows) {
    const byKind = open.get(book_id) ?? new Map<string, Body[]>()
    open.set(book_id, byKind.set(kind, [...(byKind.get(kind) ?? []), JSON.parse(body) as Body]))
  }
  const records = new Map<number, OpenRecords>()
  for (const book of books) {
    const state = JSON.parse(book.state) as {
      accounts?: Record<string, string>
      withdrawals?: Body[]
      standing?: StandingText
      pool?: PoolText
      pauses?: PausesText
      bondIssue?: IssueText
      ieoSale?: SaleText
    }
    records.set(Number(book.id), {
      accounts: new Map(Object.entries(state.accounts ?? {})),
      sequence: Number(book.sequence),
      head: book.head,
      open: open.get(book.id) ?? new Map(),
      withdrawalsInState: state.withdrawals ?? [],
      standing: state.standing ?? {},
      pool: state.pool,
      pauses: state.pauses,
      bondIssue: state.bondIssue,
      ieoSale: state.ieoSale,
    })
  }
  return records
}

const amountIn = (body: Body, field: string): Num => num(String(body[field]))

/** What open records have in `frozen`, by currency. */
function reservedIn({ open }: OpenRecords): Map<string, Num> {
  const sums = new Map<string, Num>()
  for (const [kind, bodies] of open) {
    const reserve = reserves.get(kind) ?? 'nothing'
    for (const { currency, amount } of reserve === 'nothing' ? [] : bodies.map(reserve))
      sums.set(currency, (sums.get(currency) ?? zero).plus(amount))
  }
  return sums
}

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
  const positions = openOf(records, 'position')
  const margin = positions.reduce((total, body) => total.plus(amountIn(body, 'margin')), zero)
  claim(margin.eq(held('margin')), `margins of ${margin.toString()}, the account holds ${held('margin').toString()}`)
  for (const kind of records.open.keys()) claim(reserves.has(kind), `holds something of the unknown kind ${kind}`)
  const reserved = reservedIn(records)
  const frozenIn = [...book.accounts.keys()].filter((key) => key.startsWith('frozen:')).map((key) => key.slice(7))
  for (const currency of new Set([...reserved.keys(), ...frozenIn])) {
    const frozen = reserved.get(currency) ?? zero
    const holds = book.accounts.get(`frozen:${currency}`) ?? zero
    claim(
      frozen.eq(holds),
      `its reserves sum to ${frozen.toString()} ${currency}; the account holds ${holds.toString()}`,
    )
  }
  const orders = openOf(records, 'strategy_order').filter(({ state }) => state === 'held')
  const lent = openOf(records, 'bond_order').filter(({ state }) => state === 'running')
  const owing = lent.map((body) => amountIn(body, 'amount').minus(amountIn(body, 'principal')))
  const hosted = openOf(records, 'miner_order').filter(({ state }) => state === 'held')
  const unused = hosted.map((body) => amountIn(body, 'amount').minus(amountIn(body, 'worn')))
  const invested = [...orders.map((body) => amountIn(body, 'remaining')), ...owing, ...unused].reduce(
    (total, each) => total.plus(each),
    zero,
  )
  claim(
    invested.eq(held('invested')),
    `${invested.toString()} remains of its orders, the account holds ${held('invested').toString()} invested`,
  )
  if (records.pool !== undefined) {
    const { owed: most, currency } = records.pool
    const [owed, escrow] = [num(most), book.accounts.get(`escrow:${currency}`) ?? zero]
    claim(escrow.gte(owed), `its escrow of ${escrow.toString()} does not cover ${owed.toString()} owed`)
  }
  const texts = (bodies: readonly Body[]): string =>
    bodies
      .map((each) => JSON.stringify(each))
      .sort()
      .join('\n')
  claim(
    texts(openOf(records, 'withdrawal')) === texts(records.withdrawalsInState),
    'its withdrawals are others than in their table',
  )
  const lockedByCross = positions.some((each) => each['marginMode'] === 'cross' && each['margin'] !== '0')
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
