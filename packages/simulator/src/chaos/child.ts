import { setTimeout as sleep } from 'node:timers/promises'
import { decimal } from '@touchstone/domain/money/decimal'
import type { FeedTick } from '@touchstone/domain/market/tick'
import { migrateDatabase } from '@touchstone/server/platform/database'
import { startEmbeddedDatabase } from '@touchstone/server/platform/embedded-database'
import { holdDatabase } from '@touchstone/server/platform/hold-database'
import { surviveLostWrites } from '@touchstone/server/platform/lost-write'
import { lockedFacts } from '@touchstone/server/start/noun-features'
import { type House, openHouse } from '@touchstone/server/house/house'
import { submitUnder } from '@touchstone/server/house/test-submit'
import { chaosBooks, chaosSettings, chaosSymbols } from './chaos-settings.ts'
import type { FromChild, Start, ToChild } from './protocol.ts'

/** A whole server without its API: it takes commands over a pipe and may be killed at any moment. */
const send = (message: FromChild): void => void process.send?.(message)

const level = new Map([
  ['BTC/USDT', 640_000],
  ['ETH/USDT', 300_000],
])

function frames(now: number): FeedTick[] {
  return chaosSymbols.map((symbol) => {
    const moved = Math.round((level.get(symbol) ?? 1) * (1 + 0.002 * (Math.random() - 0.5)))
    level.set(symbol, moved)
    const tick = decimal(symbol === 'BTC/USDT' ? '0.1' : '0.01')
    const bid = BigInt(moved) * tick
    const prices = { bid, ask: bid + 60n * tick, last: bid, volume: decimal('1') }
    return { symbol, ...prices, sourceAt: now, receivedAt: now, source: 'chaos', derived: false }
  })
}

function complain(text: string, details: Record<string, unknown> = {}): void {
  if (process.env['CHAOS_LOG'] !== undefined) console.error(text, details)
}

async function start(message: Start): Promise<void> {
  let { address } = { address: undefined, ...message }
  let stopDatabase = (): Promise<void> => Promise.resolve()
  if ('folder' in message) {
    const database = await startEmbeddedDatabase(message.folder, (line) => {
      if (process.env['CHAOS_LOG'] !== undefined) console.error(line)
    })
    address = database.connection
    stopDatabase = () => database.stop()
    // A server that loses its database exits; its supervisor restarts it.
    void database.exited.then(() => process.exit(isStopping ? 0 : 3))
  }
  if (address === undefined) throw new Error('the start message has neither a folder nor an address')
  await holdDatabase(address, {
    say: complain,
    log: complain,
    onTaken: () => process.exit(7),
  })
  await migrateDatabase(address)
  const house = await openHouse({
    lockedFacts,
    address,
    clock: Date.now,
    settings: chaosSettings,
    checkpointEveryMs: 1_000,
    tapeCommitEveryMs: 20,
    log: complain,
    onTapeFailure: () => process.exit(4),
  })
  await house.ingest(frames(Date.now()))
  await house.advance()
  const bookIds: number[] = []
  for (let user = 1; user <= chaosBooks; user += 1) bookIds.push(await house.openBook(user, 'demo'))
  const feeding = feed(house)
  const advancing = advance(house)
  process.on('message', (next: ToChild) => {
    if (next.kind === 'submit') void answer(house, next)
    if (next.kind === 'stop') void stop(house, [feeding, advancing], stopDatabase)
  })
  send({ kind: 'ready', bookIds })
}

let isStopping = false

async function feed(house: House): Promise<void> {
  while (!isStopping) {
    await ignoringErrors(() => house.ingest(frames(Date.now())))
    await sleep(100)
  }
}

async function advance(house: House): Promise<void> {
  while (!isStopping) {
    await ignoringErrors(() => house.advance())
    await sleep(100)
  }
}

/** Work that fails while the database is down succeeds the next time; the parent detects what does not. */
async function ignoringErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (process.env['CHAOS_LOG'] !== undefined) console.error(error)
  }
}

async function answer(house: House, { id, bookId, uuid, command }: ToChild & { kind: 'submit' }): Promise<void> {
  const outcome = await submitUnder(house, uuid, { bookId, command }).catch(() => ({ kind: 'failed' }) as const)
  if (outcome.kind === 'refused')
    send({ kind: 'answer', id, answer: { kind: 'refused', refusal: outcome.refusal.kind } })
  else if (outcome.kind === 'done') {
    const { sequence, reply, repeated } = outcome
    send({ kind: 'answer', id, answer: { kind: 'done', sequence, reply, repeated } })
  } else send({ kind: 'answer', id, answer: { kind: outcome.kind } })
}

async function stop(house: House, loops: Promise<void>[], stopDatabase: () => Promise<void>): Promise<void> {
  isStopping = true
  await Promise.all(loops)
  const { thrown, poisoned } = house.counters
  send({ kind: 'bugs', thrown, poisoned, missed: house.triggers.counters.missed })
  await house.stop()
  await stopDatabase()
  process.exit(0)
}

surviveLostWrites((error) => {
  if (process.env['CHAOS_LOG'] !== undefined) console.error(error)
})
process.once('message', (message: ToChild) => {
  if (message.kind !== 'start') return
  start(message).catch((error: unknown) => {
    console.error(error)
    process.exit(5)
  })
})
process.once('disconnect', () => process.exit(6))
