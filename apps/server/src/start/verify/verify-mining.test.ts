import { named } from '@touchstone/domain/books/fact-kind'
import { dayCloseFact, minerPoolFact, networkDayFact } from '@touchstone/domain/mining/mining-facts'
import { decimal } from '@touchstone/domain/money/decimal'
import { simulatedDay } from '@touchstone/domain/networks/simulated-network'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { dayMs } from '@touchstone/domain/time'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import type { NamedFacts } from '../../executor/submission.ts'
import { houseBook, poolHolder } from '../../features/house-books/house-books.store.ts'
import { findNetworkDay, networkDayFrom } from '../../features/mining/network-days.store.ts'
import { machine, type Mining, orderOf, startMining } from '../../features/mining/test-mining.ts'
import { verifyDatabase } from './verify.ts'

let mining: Mining
let before: string[] = []
beforeEach(async () => {
  mining = await startMining(inject('cluster'))
  before = []
})
// Each by itself: files share a process, and the cluster has connections for a few apps.
afterEach(() => mining.app.stop())

async function found(): Promise<string[]> {
  const { differences } = await verifyDatabase(mining.app.owner, { withoutConsole: true })
  return differences.filter((each) => !before.includes(each))
}
async function foundNow(): Promise<string[]> {
  const differences = await found()
  before = [...before, ...differences]
  return differences
}

/** A row as a dishonest house writes it: the book decides as always. */
async function forge(bookId: number, key: string, command: HouseCommand, facts?: NamedFacts): Promise<string> {
  const outcome = await mining.app.house.executor.submit({ bookId, key, command, ...(facts && { named: facts }) })
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
  await mining.app.house.idle()
  return `book ${bookId}: row ${outcome.sequence}`
}

const sentences = (...forms: RegExp[]): unknown[] => forms.map((each) => expect.stringMatching(each) as unknown)
const today = (): number => Math.floor(mining.app.time.now / dayMs) * dayMs

/** What a day of the network was like, and at which price it closed, as the house knows it. */
async function factsOf(day: number, changed: { difficulty?: bigint; bookId?: number; row?: number } = {}) {
  const { sql, tape } = mining.app.house
  const recorded = await findNetworkDay(sql, 'bitcoin', day)
  const close = await tape.lastAtOrBefore('BTC/USDT', day + dayMs)
  if (recorded === undefined || close === undefined) throw new Error('nothing is known of that day')
  const network = { ...networkDayFrom(recorded), ...changed }
  return { byKind: { ...named(networkDayFact, network), ...named(dayCloseFact, { rows: close.rows }) } }
}

it('is clean of machines that run, are cancelled and end, between any two days', async () => {
  const { token } = await mining.person()
  await mining.buy(token, { units: 3 })
  expect(await mining.cancel(token, orderOf(await mining.buy(token)))).toMatchObject({ code: 200 })
  await mining.app.house.idle()
  for (const days of [0, 1, 3, 28]) {
    await mining.passDays(days)
    expect(await found()).toEqual([])
  }
  expect((await mining.orders(token, { state: 'ended' })).total).toBe(2)
})

it('names an order that a day left out, and one that nobody counts', async () => {
  const { token } = await mining.person()
  const counted = orderOf(await mining.buy(token))
  const leftOut = orderOf(await mining.buy(token, { units: 2 }))
  await mining.passDays(1)
  const day = today()
  await mining.toNextDay()
  await mining.app.owner`update records set due_at = 0 where id = ${leftOut}`
  await mining.count()
  await mining.app.owner`update records set due_at = ${day + dayMs} where id = ${leftOut}`
  expect(await mining.order(token, counted)).toMatchObject({ daysPaid: 1 })
  expect(await foundNow()).toEqual(sentences(/^order .* is held, but its pool settled .* without it$/))
  mining.app.time.now += 4 * dayMs
  await mining.person()
  const text = (await foundNow()).join('\n')
  expect(text).toMatch(new RegExp(`order ${counted} is held, but .* and is not counted`))
})

it('names a day of which a pool paid something else than its orders were paid', async () => {
  const { token } = await mining.person()
  await mining.buy(token)
  const { sql } = mining.app.house
  const pool = await houseBook(sql, poolHolder('northforge-n110-90'))
  await mining.passDays(1)
  const command = { kind: 'settle_pool_day', day: today() - dayMs, orders: 1, losses: 0n, owed: 0n } as const
  const place = await forge(pool, 'settle-day:forged', { ...command, gains: decimal('0.5') })
  expect(await foundNow()).toEqual(
    sentences(
      new RegExp(`^${place} settles 1 orders with gains of 0.5.*, but the orders of that day made 0 orders`),
      /house:transit:BTC is 0.5, but 0 is under way$/,
    ),
  )
})

it('names machines that are paid by what no book of their network says', async () => {
  const { token, bookId } = await mining.person()
  const orderId = orderOf(await mining.buy(token))
  await mining.passDays(1)
  const day = today()
  await mining.toNextDay()
  const network = { kind: 'record_network_day', network: 'bitcoin', ...simulatedDay(day) } as const
  await forge((await mining.networkDays()).days[0]?.bookId ?? 0, `network-day:bitcoin:${day}`, network)
  const facts = await factsOf(day, { difficulty: decimal('1000000000000') })
  const place = await forge(bookId, `credit:${orderId}:${day}`, { kind: 'credit_miner', orderId, day }, facts)
  expect(await foundNow()).toEqual(
    sentences(
      new RegExp(`^${place}: prices: the machines were counted by other figures$`),
      new RegExp(`^${place} goes by .* of bitcoin as no book recorded it$`),
    ),
  )
})

it('names machines that are sold while nothing is known of their network', async () => {
  await mining.passDays(1)
  const { bookId } = await mining.person()
  const { sql, executor } = mining.app.house
  const pool = await houseBook(sql, poolHolder(machine))
  const { byKind } = await factsOf(today() - dayMs, { row: 9 })
  const facts = { byKind: { ...byKind, ...named(minerPoolFact, { product: machine, bookId: pool }) } }
  const command = { kind: 'buy_miner', product: machine, units: 1 } as const
  const outcome = await executor.submit({ bookId, key: 'forged:buy', command, named: facts })
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
  await mining.app.house.idle()
  expect(await foundNow()).toEqual(
    expect.arrayContaining(
      sentences(new RegExp(`^book ${bookId}: row ${outcome.sequence} goes by .* of bitcoin as no book recorded it$`)),
    ),
  )
})

it('names a second book of a network', async () => {
  const other = await houseBook(mining.app.house.sql, 'network other')
  const figures = simulatedDay(today() - 5 * dayMs)
  await forge(other, 'network-day:other', { kind: 'record_network_day', network: 'bitcoin', ...figures })
  expect(await foundNow()).toEqual(
    sentences(new RegExp(`^book ${other}: it records bitcoin, but belongs to network other$`)),
  )
})

it('names a purchase that no pool has answered', async () => {
  const { token } = await mining.person()
  const id = orderOf(await mining.buy(token))
  const { sql } = mining.app.house
  const pool = await houseBook(sql, poolHolder(machine))
  await forge(pool, 'return:early', { kind: 'return_grant', orderId: id, amount: decimal('1'), owed: decimal('0.009') })
  expect(await foundNow()).toEqual(sentences(new RegExp(`^order ${id} is held, but its share was freed$`)))
})
