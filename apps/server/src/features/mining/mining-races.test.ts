import { ONE } from '@touchstone/domain/money/decimal'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { haveAccepted } from '../agreements/test-agreements.ts'
import { readPools } from '../house-books/house-books.store.ts'
import { machine, type Mining, orderOf, startMining } from './test-mining.ts'

let mining: Mining
beforeAll(async () => {
  mining = await startMining(inject('cluster'))
})
afterAll(() => mining.app.stop())

const poolOf = async () => {
  const found = (await readPools(mining.app.house.sql)).find(({ pool }) => pool.product === machine)
  if (found === undefined) throw new Error(`the pool of ${machine} was not opened`)
  return found
}

it('sells the last unit once, however many want it at the same moment', async () => {
  const people = await Promise.all(Array.from({ length: 200 }, () => mining.person('100')))
  await haveAccepted(mining.app.owner, people, 'machines')
  const { bookId, pool } = await poolOf()
  // Leaves one unit, by an order of nobody.
  const amount = pool.capacity - pool.granted - ONE
  const command = { kind: 'grant', orderId: '1-1', orderBook: 1, product: machine, amount, owed: 0n } as const
  await mining.app.house.executor.submit({ bookId, key: 'test:leave', command })
  const answers = await Promise.all(people.map(({ token }) => mining.buy(token)))
  const states = answers.map(({ code, result }) =>
    code === 200 ? (result as { order: { state: string } }).order.state : String(code),
  )
  expect(states.filter((state) => state === 'not_started')).toHaveLength(1)
  expect(states.filter((state) => state !== 'not_started' && state !== 'declined' && state !== '5002')).toEqual([])
  const after = await poolOf()
  expect(after.pool.granted).toBe(after.pool.capacity)
  expect(after.escrow >= after.pool.owed).toBe(true)
  await mining.app.house.idle()
  const [frozen] = await mining.app.owner<{ count: bigint }[]>`
    select count(*) as count from accounts where account = 'frozen'`
  expect(frozen?.count).toBe(0n)
  expect((await mining.one()).state).toBe('sold_out')
})

it('answers who took the last unit again, though nothing is left', async () => {
  const { token } = await mining.person()
  const { bookId } = await poolOf()
  const command = { kind: 'return_grant', orderId: '1-1', amount: ONE, owed: 0n } as const
  await mining.app.house.executor.submit({ bookId, key: 'test:one-more', command })
  const key = mining.app.newKey()
  const first = orderOf(await mining.buy(token, {}, key))
  expect(orderOf(await mining.buy(token, {}, key))).toBe(first)
  expect(await mining.buy(token)).toMatchObject({ code: 5002 })
  expect(await mining.cancel(token, first)).toMatchObject({ code: 200 })
  await mining.app.house.idle()
})

it('an answer that comes again does nothing: confirmed is not declined, under whichever key', async () => {
  const { token, bookId } = await mining.person()
  const { executor } = mining.app.house
  const bought = orderOf(await mining.buy(token))
  const decline = { kind: 'decline_miner', orderId: bought, reason: 'sold_out', left: 0n } as const
  expect(await executor.submit({ bookId, key: 'test:decline', command: decline })).toMatchObject({
    kind: 'refused',
    refusal: { kind: 'not_due' },
  })
  expect(await executor.submit({ bookId, key: `answer:${bought}`, command: decline })).toMatchObject({
    kind: 'refused',
    refusal: { kind: 'key_reused' },
  })
  expect(await mining.order(token, bought)).toMatchObject({ state: 'not_started' })
})

it('begins on the day after, and a day that ends while it is bought is not its first', async () => {
  const { token } = await mining.person()
  const { bookId } = await poolOf()
  const command = { kind: 'return_grant', orderId: '1-1', amount: ONE, owed: 0n } as const
  await mining.app.house.executor.submit({ bookId, key: 'test:another', command })
  mining.app.time.now = Date.UTC(2026, 10, 19) - 1
  const id = orderOf(await mining.buy(token))
  expect(await mining.order(token, id)).toMatchObject({ startDay: '2026-11-19' })
  await mining.passDays(1)
  expect(await mining.order(token, id)).toMatchObject({ state: 'running', daysPaid: 0 })
})
