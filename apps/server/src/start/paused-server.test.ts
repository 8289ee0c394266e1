import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@touchstone/client/client'
import { type FeedTick, markOf, settlementPriceOf } from '@touchstone/domain/market/tick'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import type { Settings } from '@touchstone/domain/settings/settings'
import { createSimulatedMarket } from '@touchstone/market/simulated/simulated-market'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { loadSettings } from '../house/settings/settings.store.ts'
import { connect, type Sql } from '../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../platform/test-database.ts'
import { type ServerProcess, startServerProcess } from './test-server-process.ts'
import { testServerOptions } from './test-server.ts'
import { verifyDatabase } from './verify/verify.ts'

const secondMs = 1_000
const pauseMs = 8 * secondMs

/** A second contract takes five seconds here, so that one begins before a pause and ends within it. */
const hasty: Settings = {
  ...defaultSettings,
  secondContracts: {
    ...defaultSettings.secondContracts,
    sets: [{ durationSeconds: 5, payoutRate: decimal('0.7'), stakeMin: decimal('5'), stakeMax: decimal('5000') }],
    closeWithinMs: secondMs,
  },
}
const coins = [...hasty.symbols.values()].filter(({ marketClass }) => marketClass === 'coin')
const market = createSimulatedMarket(testServerOptions.seed ?? '', [...hasty.symbols.values()])

let database: TestDatabase
let sql: Sql
let server: ServerProcess
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  sql = connect(database.address, 2)
  await loadSettings(sql, hasty)
  server = await startServerProcess(database.address)
})
afterAll(async () => {
  await server.stop()
  await sql.end()
  await database.drop()
})

function tickAt(symbol: string, at: number): FeedTick {
  const tick = market.tickAt(symbol, at)
  if (tick === undefined) throw new Error(`${symbol} has no price at ${at}`)
  return tick
}
const markAt = (symbol: string, at: number): bigint => markOf(tickAt(symbol, at))

type Crossing = { symbol: string; direction: 'long' | 'short'; level: bigint; crossedAt: number }

/** A stop that nothing crosses before `from`, and that a tick within the pause is the first to cross, not the last. */
function crossingWithin(openedAt: number, from: number): Crossing {
  for (const { symbol } of coins) {
    const before = secondsFrom(openedAt, from + secondMs).map((at) => markAt(symbol, at))
    const [low, high] = [lowest(before), -lowest(before.map((mark) => -mark))]
    for (const crossedAt of secondsFrom(from + 2 * secondMs, from + pauseMs - 2 * secondMs)) {
      const mark = markAt(symbol, crossedAt)
      const after = tickAt(symbol, crossedAt + secondMs)
      const earlier = secondsFrom(from, crossedAt).map((at) => markAt(symbol, at))
      const isLower = [low, ...earlier].every((other) => mark < other)
      const isHigher = [high, ...earlier].every((other) => mark > other)
      // So that a later tick would have closed it at another price.
      if (after.bid === tickAt(symbol, crossedAt).bid) continue
      if (isLower) return { symbol, direction: 'long', level: mark, crossedAt }
      if (isHigher) return { symbol, direction: 'short', level: mark, crossedAt }
    }
  }
  throw new Error('no symbol moved at all')
}
const secondsFrom = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / secondMs)) }, (_, index) => from + index * secondMs)
const lowest = (values: readonly bigint[]): bigint => values.reduce((least, each) => (each < least ? each : least))
const until = async (at: number): Promise<void> => sleep(Math.max(0, at - Date.now()))

it('a server that stood still for eight seconds lives them as if it had not', async () => {
  let token: string | undefined
  const client = createClient({ origin: server.origin, token: () => token })
  token = (await client.guest({})).token
  await vi.waitUntil(async () => (await client.symbolPrice({ symbol: 'BTC/USDT' })).state === 'open', {
    timeout: 20_000,
  })

  const openedAt = Math.ceil(Date.now() / secondMs) * secondMs + secondMs
  const pausedAt = openedAt + 3 * secondMs
  const stop = crossingWithin(openedAt, pausedAt)
  await until(openedAt + 300)
  const { symbol, direction } = stop
  const opening = { book: 'demo', marginMode: 'isolated', leverage: 5 } as const
  const minimum = hasty.symbols.get(symbol)?.quantityStep ?? 1n
  const least = decimal('100') / (markAt(symbol, openedAt) / 10n ** 18n + 1n)
  const quantity = printDecimal((least / minimum + 1n) * minimum)
  const opened = await client.openPosition({ ...opening, symbol, direction, quantity })
  const id = opened.outcome.kind === 'opened' ? opened.outcome.positionId : ''
  await client.setStops({ id, takeProfit: null, stopLoss: { price: printDecimal(stop.level), quantity: null } })
  const bet = { book: 'demo', symbol: 'ETH/USDT', direction: 'rise', durationSeconds: 5, stake: '100' } as const
  const { contract } = (await client.buySecondContract(bet)).outcome
  await until(pausedAt)
  server.pause()
  await until(pausedAt + secondMs)
  // Waits at the door of a server that does not answer.
  const asked = client.openPosition({ ...opening, symbol: 'BTC/USDT', direction: 'long', quantity: '0.01' })
  await until(pausedAt + pauseMs)
  const wentOnAt = Date.now()
  server.goOn()
  await asked

  // The contract is settled by the ticks that the pause hid, and is not void.
  const settled = async () => (await client.secondContracts({ book: 'demo', state: 'settled' })).records[0]
  await vi.waitUntil(settled, { timeout: 20_000 })
  const firstAfter = Math.floor(contract.acceptedAt / secondMs) * secondMs + secondMs
  const lastBefore = Math.floor(contract.expiresAt / secondMs) * secondMs
  expect([contract.expiresAt > pausedAt, contract.expiresAt < pausedAt + pauseMs]).toEqual([true, true])
  expect(await settled()).toMatchObject({
    openPrice: printDecimal(settlementPriceOf(tickAt('ETH/USDT', firstAfter))),
    closePrice: printDecimal(settlementPriceOf(tickAt('ETH/USDT', lastBefore))),
  })

  // The stop fired on the first tick that crossed it.
  const closed = (await client.positions({ book: 'demo', state: 'closed' })).records.find((each) => each.id === id)
  const crossed = tickAt(symbol, stop.crossedAt)
  expect(closed).toMatchObject({
    closeReason: 'stop_loss',
    parts: [{ exitPrice: printDecimal(direction === 'long' ? crossed.bid : crossed.ask) }],
  })

  // The command of a person was decided after the house had caught up, on a price of the present.
  const running = (await client.positions({ book: 'demo' })).records.find((each) => each.symbol === 'BTC/USDT')
  const present = secondsFrom(Math.floor(wentOnAt / secondMs) * secondMs - secondMs, Date.now())
  expect(present.map((at) => printDecimal(tickAt('BTC/USDT', at).ask))).toContain(running?.entryPrice)

  // The tape has every second, and no row of a book is older than the one before.
  const seconds = await sql<{ at: bigint }[]>`
    select source_at as at from ticks where symbol = 'BTC/USDT' and kind = 'tick' order by sequence`
  expect(seconds.length).toBeGreaterThan(pauseMs / secondMs + 3)
  const gaps = seconds.slice(1).map(({ at }, index) => Number(at - (seconds[index]?.at ?? 0n)))
  expect(new Set(gaps)).toEqual(new Set([secondMs]))
  const earlier = await sql`
    select from (select at, lag(at) over (partition by book_id order by sequence) as before from journal) as rows
    where at < before`
  expect(earlier).toHaveLength(0)
  expect((await verifyDatabase(sql)).differences).toEqual([])
})
