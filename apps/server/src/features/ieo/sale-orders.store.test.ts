import type { IeoOrderState } from '@touchstone/domain/ieo-orders/ieo-order'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { connect, type Sql } from '../../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { applicationsFor, ordersOfSale, progressOf } from './sale-orders.store.ts'

/** Every state, and for how many lots somebody in it has applied: of one twice as many were won. */
const lotsIn: Readonly<Record<IeoOrderState, number>> = {
  applied: 1,
  withdrawn: 10,
  reserve: 100,
  won: 1_000,
  not_won: 10_000,
  completed: 100_000,
  forfeited: 1_000_000,
  listed: 10_000_000,
  refunded: 100_000_000,
}

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
  // One of each state, in lots that no other sum of them gives.
  await sql`
    insert into records (book_id, made_at, due_at, is_open, kind, id, state, subject, body)
    select n, n, null, true, 'ieo_order', n || '-3', state, 'each',
      json_build_object('lots', 10 ^ (n - 1), 'lotsWon', 2 * 10 ^ (n - 1))::text
    from unnest(${Object.keys(lotsIn)}::text[]) with ordinality as each (state, n)`
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
    ...(await plansOf((by) => applicationsFor(by, 'rare', 'all'))),
    ...(await plansOf((by) => applicationsFor(by, 'rare', 'reserve'))),
    ...(await plansOf((by) => progressOf(by, 'rare'))),
  ]
  expect(plans).toHaveLength(4)
  for (const plan of plans) expect(plan).toContain('records_ieo_orders')
})

it('reads them in parts', async () => {
  const wanted = { product: 'rare', state: 'applied' } as const
  const first = await ordersOfSale(sql, wanted, undefined, 7)
  const second = await ordersOfSale(sql, wanted, first.at(-1), 7)
  expect(first.map(({ bookId }) => bookId)).toEqual([4_000, 8_000, 12_000, 16_000, 20_000, 24_000, 28_000])
  expect(second.map(({ bookId }) => bookId)).toEqual([32_000, 36_000, 40_000])
  expect(await applicationsFor(sql, 'nothing', 'all')).toEqual([])
})

it('sums up orders of every state', async () => {
  expect(await progressOf(sql, 'each')).toEqual({
    orders: 1,
    lotsApplied: lotsIn.applied,
    undecided: 3,
    lotsLost: 2 * lotsIn.forfeited,
    lotsPaid: 2 * (lotsIn.completed + lotsIn.listed),
  })
  const sumOf = (list: readonly { lots: number }[]) => list.reduce((sum, { lots }) => sum + lots, 0)
  expect(sumOf(await applicationsFor(sql, 'each', 'all'))).toBe(
    sumOf(Object.values(lotsIn).map((lots) => ({ lots }))) - lotsIn.withdrawn,
  )
  expect(sumOf(await applicationsFor(sql, 'each', 'reserve'))).toBe(lotsIn.reserve)
  const none = { orders: 0, lotsApplied: 0, undecided: 0, lotsLost: 0, lotsPaid: 0 }
  expect(await progressOf(sql, 'nothing')).toEqual(none)
})
