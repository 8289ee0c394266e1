import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MarketFact } from '@touchstone/domain/books/facts'
import { decimal } from '@touchstone/domain/money/decimal'
import { unitOf } from '@touchstone/domain/money/mul-div'
import { decide } from '@touchstone/domain/rulebook/decide'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { bookOf } from '@touchstone/server/executor/books.store'
import { connect, type DatabaseAddress } from '@touchstone/server/platform/database'
import { lockedFacts } from '@touchstone/server/start/noun-features'
import { createExecutor, type Executor } from '@touchstone/server/executor/executor'
import type { ExecutorLimits, FactSource, Outcome } from '@touchstone/server/executor/submission'

const traded = 'BTC/USDT'
const held = ['ETH', 'BNB', 'SOL', 'XRP', 'DOGE', 'ADA', 'LINK', 'LTC'].map((base) => `${base}/USDT`)

/**
 * Constant prices: this measures the path from a command to its commit, not the market. As in the product, the tick
 * arrives before the commands that it serves.
 */
const markets = new Map([traded, ...held].map((symbol) => [symbol, market(symbol)]))

function market(symbol: string): MarketFact {
  const price = symbol === traded ? decimal('75000') : decimal('100')
  const spread = unitOf(2) * 10n
  const at = Date.now()
  const tick = {
    symbol,
    sequence: 1,
    bid: price,
    ask: price + spread,
    last: price,
    volume: 0n,
    sourceAt: at,
    receivedAt: at,
    source: 'bench',
    derived: false,
  }
  return { tick, state: 'open', gapAhead: false }
}

const facts: FactSource = {
  vector: () => ({
    at: Date.now(),
    settings: defaultSettings,
    fillAt: 'command',
    market: (symbol) => markets.get(symbol),
  }),
  netQuantity: () => 0n,
}

export const openExecutor = (address: DatabaseAddress, limits: Partial<ExecutorLimits>): Executor =>
  createExecutor({
    lockedFacts,
    differenceIn: () => Promise.resolve(undefined),
    address,
    decide,
    facts,
    limits: { bookQueuedMax: 1_000, ...limits },
    log: (message, details) => {
      console.error(message, details)
    },
  })

/** Creates books with eight isolated positions each. Returns their ids. */
export async function prepareBooks(address: DatabaseAddress, count: number): Promise<number[]> {
  const sql = connect(address, 8)
  const executor = openExecutor(address, {})
  const ids = await Promise.all(Array.from({ length: count }, (_, index) => bookOf(sql, index + 1, 'demo')))
  const each = async (bookId: number): Promise<void> => {
    await expectDone(executor.submit({ bookId, key: 'demo:grant', command: { kind: 'grant_demo' } }))
    for (const symbol of held)
      await expectDone(executor.submit({ bookId, key: `u:${randomUUID()}`, command: opening(symbol, '10') }))
  }
  await Promise.all(ids.map(each))
  await executor.stop()
  await sql`vacuum analyze`
  await sql.end()
  return ids
}

const opening = (symbol: string, quantity: string): Command => ({
  kind: 'open_position',
  symbol,
  direction: 'long',
  marginMode: 'isolated',
  leverage: 10,
  quantity: decimal(quantity),
  takeProfit: null,
  stopLoss: null,
})

async function expectDone(outcome: Promise<Outcome>): Promise<string> {
  const result = await outcome
  if (result.kind !== 'done') throw new Error(`command not done: ${JSON.stringify(result)}`)
  return result.reply
}

export type Load = { perSecond: number; milliseconds: number[]; commands: number }

/** Keeps a number of commands in flight for some seconds: isolated opens and closes, each on its own book. */
export async function runLoad(
  executor: Executor,
  books: readonly number[],
  { inFlight, seconds }: { inFlight: number; seconds: number },
): Promise<Load> {
  const milliseconds: number[] = []
  const share = Math.floor(books.length / inFlight)
  let isOver = false
  const timed = async (bookId: number, command: Command): Promise<string> => {
    const began = performance.now()
    const reply = await expectDone(executor.submit({ bookId, key: `u:${randomUUID()}`, command }))
    milliseconds.push(performance.now() - began)
    return reply
  }
  const worker = async (index: number): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const bookId = books[index * share + (turn % share)] ?? 0
      const reply = JSON.parse(await timed(bookId, opening(traded, '0.01'))) as { positionId: string }
      await timed(bookId, { kind: 'close_position', positionId: reply.positionId, quantity: null })
    }
  }
  const began = performance.now()
  const workers = Array.from({ length: inFlight }, (_, index) => worker(index))
  await sleep(seconds * 1000)
  const commands = milliseconds.length
  const perSecond = (commands * 1000) / (performance.now() - began)
  isOver = true
  await Promise.all(workers)
  return { perSecond, milliseconds, commands }
}
