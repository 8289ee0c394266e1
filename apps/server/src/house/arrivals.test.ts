import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { exampleOpening, exampleTransfer } from '@touchstone/domain/examples/example-commands'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { decimal } from '@touchstone/domain/money/decimal'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { newClientKey } from '../executor/client-key.ts'
import { connect, type Sql } from '../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../platform/test-database.ts'
import { lockedFacts } from '../start/noun-features.ts'
import { type House, openHouse } from './house.ts'
import { submitUnder } from './test-submit.ts'

const btc = 'BTC/USDT'
const noon = Date.UTC(2026, 10, 18, 12)

let database: TestDatabase
let owner: Sql
let house: House
let bookId: number
let now = noon
const locks: (() => Promise<void>)[] = []
beforeEach(async () => {
  database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 4)
  now = noon
  house = await openHouse({ lockedFacts, address: database.address, clock: () => now, tapeCommitEveryMs: 1 })
  bookId = await house.openBook(1, 'demo')
  price('90000')
  await inForce()
})
afterEach(async () => {
  for (const letGo of locks.splice(0)) await letGo()
  await Promise.all([house.stop(), owner.end()])
  await database.drop()
})

/** A frame of a live feed, received now. */
function price(text: string): void {
  const { sequence: _, ...tick } = exampleTick(btc, 0, now, text)
  house.feed.take([{ ...tick, receivedAt: now }], now)
}

async function inForce(): Promise<void> {
  while (house.tape.counts().waiting > 0) await sleep(1)
}

/** Holds a lock until it is let go. */
async function holding(lock: string): Promise<() => Promise<void>> {
  const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const done = owner.begin(async (transaction) => {
    await transaction.unsafe(lock)
    held.resolve()
    await over.promise
  })
  await held.promise
  const letGo = async (): Promise<void> => {
    over.resolve()
    await done
  }
  locks.push(letGo)
  return letGo
}

/** The tape cannot commit until it is let go. */
const stickTape = () => holding('lock table tape_heads in exclusive mode')

const opening = exampleOpening({ quantity: decimal('0.001') })
const contract: UserCommand = {
  kind: 'buy_second_contract',
  symbol: btc,
  direction: 'rise',
  durationSeconds: 30,
  stake: decimal('10'),
}

const newKey = (): string => newClientKey(now, randomBytes(10))
const submit = (command: UserCommand, key = newKey()) => submitUnder(house, key, { bookId, command })

/** What became of a command, in a word: the reason where it was refused. */
async function kindOf(answer: ReturnType<typeof submit>): Promise<string> {
  const outcome = await answer
  return outcome.kind === 'refused' ? outcome.refusal.kind : outcome.kind
}

type Row = { at: number; facts: string; command: string }
async function rows(): Promise<Row[]> {
  const found = await owner<{ at: bigint; facts: string; command: string }[]>`
    select at, facts, command from journal where book_id = ${bookId} order by sequence`
  return found.map((row) => ({ ...row, at: Number(row.at) }))
}

it.each([
  ['an order', opening],
  ['a second contract', contract],
])('%s is decided by what had come before it, however late that is committed', async (_, command) => {
  now += 1_000
  const letGo = await stickTape()
  price('90100')
  now += 600
  price('90700')
  now += 400
  const sentAt = now
  const answer = submit(command)
  await sleep(50)
  expect((await rows()).length).toBe(1)
  await letGo()
  expect(await kindOf(answer)).toBe('done')
  const row = (await rows()).at(-1)
  expect(row?.at).toBe(sentAt)
  // A second contract runs from the time of its facts.
  expect(JSON.parse(row?.facts ?? '')).toMatchObject({ at: sentAt, ticks: { [btc]: 3 } })
})

it('a tape that is stuck takes nothing new, answers what was done, and recovers', async () => {
  const key = newKey()
  expect(await kindOf(submit(exampleTransfer('100'), key))).toBe('done')
  now += 1_000
  const letGo = await stickTape()
  price('90700')
  const answers = await Promise.all([
    submit(opening),
    submit(exampleTransfer('100'), key),
    submit(exampleTransfer('101'), key),
  ])
  expect(answers).toMatchObject([
    { kind: 'overloaded', whose: 'house', retryAfterMs: 1_000 },
    { kind: 'done', sequence: 2, repeated: true },
    { kind: 'refused', refusal: { kind: 'key_reused' } },
  ])
  await letGo()
  await inForce()
  expect(await kindOf(submit(opening))).toBe('done')
})

it('what was on its way when the tape got stuck finds a stale price, as old as it is', async () => {
  const release = await holding(`select from books where id = ${bookId} for update`)
  const order = submit(opening)
  const transfer = submit(exampleTransfer('1'))
  // By then both have passed the door, and come upon the lock again and again.
  await expect.poll(() => house.counters.skipped, { timeout: 10_000 }).toBeGreaterThan(5)
  const letGo = await stickTape()
  now += 1_000
  price('90700')
  now += 4_001
  await release()
  expect([await kindOf(order), await kindOf(transfer)]).toEqual(['price_stale', 'done'])
  expect((await rows()).at(-1)?.at).toBe(noon + 1_000)
  await letGo()
})

it('two hundred commands of a person wait together, and are done in their order', async () => {
  now += 1_000
  const letGo = await stickTape()
  price('90100')
  const amounts = Array.from({ length: 200 }, (_, index) => `${index + 1}`)
  const answers = amounts.map((amount) => kindOf(submit(exampleTransfer(amount))))
  // The house's own commands do not wait.
  await house.openBook(2, 'demo')
  expect((await rows()).length).toBe(1)
  await letGo()
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['done']))
  const done = (await rows()).slice(1)
  expect(done.map(({ command }) => (JSON.parse(command) as { amount: string }).amount)).toEqual(amounts)
})

it('prices come into force though everybody reads', async () => {
  const release = await holding('select pg_advisory_xact_lock(77)')
  const readers = Array.from({ length: 12 }, () => house.sql`select pg_advisory_xact_lock(77)`.execute())
  await sleep(20)
  price('90100')
  now += 1
  price('90100')
  now += 300
  price('90200')
  await inForce()
  expect(house.market(btc)?.tick.sequence).toBe(2)
  await release()
  await Promise.all(readers)
})
