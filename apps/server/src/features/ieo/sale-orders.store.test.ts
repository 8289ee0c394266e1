import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { connect, type Sql } from '../../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { applicationsFor, applicationsInReserve, ordersOfSale, progressOf } from './sale-orders.store.ts'

let database: TestDatabase
let sql: Sql
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  sql = connect(database.address, 1)
  // As many orders of other products as a house gets, and a few of this sale.
  await sql`
    insert into records (book_id, made_at, due_at, is_open, kind, id, state, subject, body)
    select n, n, null, true, 'ieo_order', n || '-1', (array['applied', 'reserve', 'withdrawn', 'completed'])[1 + n / 1000 % 4],
      case when n % 1000 = 0 then 'rare' else 'lumen' end, json_build_object('lots', n % 50 + 1, 'lotsWon', 2)::text
    from generate_series(1, 40000) n`
  await sql`
    insert into records (book_id, made_at, due_at, is_open, kind, id, state, subject, body)
    select n, n, null, true, 'bond_order', n || '-2', 'running', 'rare', '{}' from generate_series(1, 20000) n`
  await sql`analyze records`
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

/** How each statement that something sends is answered. */
async function plansOf(send: (sql: Sql) => Promise<unknown>): Promise<string[]> {
  const plans: string[] = []
  const explaining = ((strings: TemplateStringsArray, ...values: unknown[]) => {
    const text = strings.reduce((sum, part, index) => `${sum}$${index}${part}`)
    return sql.unsafe(`explain ${text}`, values as never[]).then((rows) => {
      plans.push(rows.map((row) => String(row['QUERY PLAN'])).join('\n'))
      return []
    })
  }) as unknown as Sql
  await send(explaining)
  return plans
}

it('finds the orders of one sale by their index', async () => {
  const plans = [
    ...(await plansOf((by) => ordersOfSale(by, { product: 'rare', state: 'applied' }, undefined, 32))),
    ...(await plansOf((by) => applicationsFor(by, 'rare'))),
    ...(await plansOf((by) => applicationsInReserve(by, 'rare'))),
    ...(await plansOf((by) => progressOf(by, 'rare'))),
  ]
  expect(plans).toHaveLength(4)
  for (const plan of plans) expect(plan).toContain('records_ieo_orders')
})

it('reads them in parts, and sums them up', async () => {
  const wanted = { product: 'rare', state: 'applied' } as const
  const first = await ordersOfSale(sql, wanted, undefined, 7)
  const second = await ordersOfSale(sql, wanted, first.at(-1), 7)
  expect(first.map(({ bookId }) => bookId)).toEqual([4_000, 8_000, 12_000, 16_000, 20_000, 24_000, 28_000])
  expect(second.map(({ bookId }) => bookId)).toEqual([32_000, 36_000, 40_000])
  expect(await progressOf(sql, 'rare')).toMatchObject({ lotsLost: 0 })
  expect(await applicationsFor(sql, 'nothing')).toEqual([])
})
