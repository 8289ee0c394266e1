import { dayMs } from '@touchstone/domain/time'
import { named } from '@touchstone/domain/books/fact-kind'
import { decimal } from '@touchstone/domain/money/decimal'
import { strategyDayFact } from '@touchstone/domain/strategies/strategy-facts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { dayText } from '../../platform/day-text.ts'
import { haveAccepted } from '../agreements/test-agreements.ts'
import { readPools } from '../house-books/house-books.store.ts'
import { type Investing, orderOf, startInvesting } from './test-investing.ts'

let investing: Investing
beforeAll(async () => {
  investing = await startInvesting(inject('cluster'))
})
afterAll(() => investing.app.stop())

const trendPool = async () => {
  const pools = await readPools(investing.app.house.sql)
  const found = pools.find(({ pool }) => pool.product === 'trend-7')
  if (found === undefined) throw new Error('the pool of trend-7 was not opened')
  return found
}

/** Leaves so much of the pool to buy, by an order of nobody. */
async function leave(left: string): Promise<void> {
  const { bookId, pool } = await trendPool()
  const amount = pool.capacity - pool.granted - decimal(left)
  const command = { kind: 'grant', orderId: '1-1', orderBook: 1, product: 'trend-7', amount, owed: 0n } as const
  await investing.app.house.executor.submit({ bookId, key: `test:leave:${left}:${Math.random()}`, command })
}

it('sells the last unit once, however many want it at the same moment', async () => {
  const people = await Promise.all(Array.from({ length: 200 }, () => investing.person('1000')))
  await haveAccepted(investing.app.owner, people, 'strategies')
  await leave('100')
  const answers = await Promise.all(people.map(({ token }) => investing.buy(token, { amount: '100' })))
  expect(answers.filter(({ code }) => code !== 200 && code !== 5002)).toEqual([])
  await investing.app.house.idle()
  const states = await investing.app.owner<{ state: string }[]>`select state from records where kind = 'strategy_order'`
  expect(states.filter(({ state }) => state !== 'declined')).toEqual([{ state: 'held' }])
  const { pool, escrow } = await trendPool()
  expect(pool.granted).toBe(pool.capacity)
  expect(escrow >= pool.owed).toBe(true)
  const [frozen] = await investing.app.owner<{ count: bigint }[]>`
    select count(*) as count from accounts where account = 'frozen'`
  expect(frozen?.count).toBe(0n)
})

it('answers who took the last unit again, though nothing is left', async () => {
  const { token } = await investing.person('1000')
  const { bookId } = await trendPool()
  const command = { kind: 'return_grant', orderId: '1-1', amount: decimal('100'), owed: 0n } as const
  const freed = await investing.app.house.executor.submit({ bookId, key: 'test:one-more', command })
  expect(freed).toMatchObject({ kind: 'done' })
  const key = investing.app.newKey()
  const bought = await investing.buy(token, { amount: '100' }, key)
  expect(bought).toMatchObject({ code: 200 })
  const first = orderOf(bought)
  expect(orderOf(await investing.buy(token, { amount: '100' }, key))).toBe(first)
  expect(await investing.buy(token, { amount: '100' })).toMatchObject({ code: 5002 })
})

it('begins on the day after: whoever knows how today went buys nothing with it', async () => {
  const { token } = await investing.person()
  investing.app.time.now = (Math.floor(investing.app.time.now / dayMs) + 1) * dayMs - 1
  const id = orderOf(await investing.buy(token, { productId: 'spread-30' }))
  const order = await investing.order(token, id)
  expect(order['startsAtMs']).toBe(investing.app.time.now + 1)
  await investing.passDays(1)
  expect(await investing.order(token, id)).toMatchObject({ state: 'running', daysPaid: 0 })
})

it('leaves no day out that is over by the clock, and not yet for the house', async () => {
  const { token } = await investing.person()
  const id = orderOf(await investing.buy(token, { productId: 'reversion-14' }))
  await investing.passDays(1)
  const { time } = investing.app
  const midnight = (Math.floor(time.now / dayMs) + 1) * dayMs
  time.now = midnight - 1
  await investing.countBy(midnight + 61_000)
  expect(await investing.order(token, id)).toMatchObject({ state: 'running', daysPaid: 0 })
  time.now = midnight + 61_000
  await investing.countBy(time.now)
  expect(await investing.order(token, id)).toMatchObject({ state: 'running', daysPaid: 1 })
  const pools = await readPools(investing.app.house.sql)
  expect(pools.find(({ pool }) => pool.product === 'reversion-14')?.pool.settledDay).toBe(midnight - dayMs)
  expect(await investing.transit()).toBe('0')
})

it('counts no day early, twice, out of order or by the result of another day', async () => {
  const { token, bookId } = await investing.person()
  const orderId = orderOf(await investing.buy(token, { productId: 'reversion-14' }))
  await investing.passDays(2)
  const { executor } = investing.app.house
  const today = Math.floor(investing.app.time.now / dayMs) * dayMs
  const result = { rule: 'reversion/1', result: decimal('0.03'), inputs: '0'.repeat(64) } as const
  for (const day of [today, today - dayMs, today - 2 * dayMs, today + dayMs]) {
    const command = { kind: 'accrue_strategy', orderId, day } as const
    const key = `test:accrue:${orderId}:${day}`
    const byKind = named(strategyDayFact, { ...result, day })
    expect(await executor.submit({ bookId, key, command, named: { byKind } })).toMatchObject({
      kind: 'refused',
      refusal: { kind: 'not_due' },
    })
  }
  expect(await investing.order(token, orderId)).toMatchObject({ daysPaid: 1 })
})

it('is left once, from however many sessions and however often that is asked for again', async () => {
  const { token, bookId } = await investing.person()
  const id = orderOf(await investing.buy(token, { productId: 'reversion-14' }))
  await investing.passDays(2)
  const exitDay = dayText(investing.app.time.now)
  const key = investing.app.newKey()
  const keys = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? key : investing.app.newKey()))
  const askAgain = () => Promise.all(keys.map((each) => investing.exit(token, id, { exitDay, key: each })))
  const asked = await askAgain()
  const sequences = asked.flatMap(({ code, result }) =>
    code === 200 ? [(result as { sequence: number }).sequence] : [],
  )
  expect(new Set(sequences).size).toBe(1)
  expect(asked.filter(({ code }) => code !== 200 && code !== 5007)).toEqual([])
  await investing.passDays(1)
  const left = await investing.order(token, id)
  expect(left).toMatchObject({ state: 'left', daysPaid: 2, remaining: '0' })
  const paid = () => investing.app.owner`
    select sequence, kind, amount from ledger_entries where book_id = ${bookId} order by sequence, posting`
  const rows = await paid()
  for (const { code } of await askAgain()) expect([200, 5008]).toContain(code)
  await investing.passDays(2)
  expect(await investing.order(token, id)).toEqual(left)
  expect(await paid()).toEqual(rows)
  expect(await investing.transit()).toBe('0')
})

it('an answer that comes again does nothing: confirmed is not declined', async () => {
  const { token, bookId } = await investing.person()
  const orderId = orderOf(await investing.buy(token, { productId: 'spread-30' }))
  const command = { kind: 'decline_strategy', orderId, reason: 'sold_out', left: 0n } as const
  const outcome = await investing.app.house.executor.submit({ bookId, key: `test:decline:${orderId}`, command })
  expect(outcome).toMatchObject({ kind: 'refused', refusal: { kind: 'not_due' } })
  expect(await investing.order(token, orderId)).toMatchObject({ state: 'not_started' })
})

it('a sale that is not covered is not opened, and says how much is missing', async () => {
  const { bookId, pool, escrow } = await trendPool()
  const missing = decimal('1')
  const command = {
    kind: 'open_sale',
    product: 'trend-7',
    capacity: pool.capacity,
    mostOwed: escrow + missing,
    operators: [1, 2],
  } as const
  expect(await investing.app.house.executor.submit({ bookId, key: 'test:open', command })).toMatchObject({
    kind: 'refused',
    refusal: { kind: 'escrow_short', missing },
  })
})
