import { exampleOpening } from '@touchstone/domain/examples/example-commands'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { decimal } from '@touchstone/domain/money/decimal'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { settingsText } from '@touchstone/domain/settings/settings-text'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { submitUnder } from './test-submit.ts'
import { newClientKey } from '../executor/client-key.ts'
import { lockedFacts } from '../start/noun-features.ts'
import { type House, openHouse } from './house.ts'
import { connect, type Sql } from '../platform/database.ts'
import { surviveLostWrites } from '../platform/lost-write.ts'
import { createTestDatabase, type TestDatabase } from '../platform/test-database.ts'

// The driver throws some of what it cannot write any more where only this catches it, in the server too.
surviveLostWrites(() => undefined)

const btc = 'BTC/USDT'
/** More often than the house has sessions, so that each has been lost once. */
const times = 8

let database: TestDatabase
let owner: Sql
let house: House
let now = 0
let keys = 0
beforeEach(async () => {
  database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 3)
  now = Date.UTC(2026, 10, 18, 7)
  await open()
})
afterEach(async () => {
  await Promise.all([house.stop(), owner.end()])
  await database.drop()
})

async function open(): Promise<void> {
  house = await openHouse({ lockedFacts, address: database.address, clock: () => now, checkpointEveryMs: 1 })
}

async function price(text: string): Promise<void> {
  now += 500
  const { sequence: _, ...tick } = exampleTick(btc, 0, now, text)
  await house.ingest([{ ...tick, receivedAt: now }])
}

async function submit(bookId: number, command: UserCommand): Promise<void> {
  keys += 1
  const outcome = await submitUnder(house, newClientKey(now, new Uint8Array(10).fill(keys)), { bookId, command })
  expect(outcome.kind).toBe('done')
}

/** Has turns of the house stopped in their middle by a lock, and ends the session that waits for it, time after time. */
async function loseSessionsAt(lock: string): Promise<void> {
  const waiting = () => owner<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await owner.begin(async (transaction) => {
    await transaction.unsafe(lock)
    for (let time = 0; time < times; time += 1) {
      now += 10
      const turn = house.advance().then(
        () => 'done',
        () => 'lost',
      )
      let found = await waiting()
      for (; found.length === 0; found = await waiting()) await new Promise((resolve) => setTimeout(resolve, 5))
      for (const { pid } of found) await owner`select pg_terminate_backend(${pid})`
      expect(await turn).toBe('lost')
    }
  })
}

it('what is due is settled, whichever sessions were lost under a checkpoint before', async () => {
  await price('64000')
  const bookId = await house.openBook(1, 'demo')
  const terms = { kind: 'buy_second_contract', symbol: btc, direction: 'rise', durationSeconds: 30 } as const
  await submit(bookId, { ...terms, stake: decimal('10') })
  await price('64001')
  await loseSessionsAt('select pg_advisory_xact_lock(7230947)')
  now += 28_000
  await price('64002')
  now += 2_000
  await price('64003')
  await house.advance()
  expect([...(await house.sql`select state from second_contracts`)]).toEqual([{ state: 'won' }])
})

it('other settings come into effect, though the sessions that read the open books for them were lost', async () => {
  const effectiveAt = now + 60_000
  const stricter = [...defaultSettings.symbols].map(([name, terms]) => {
    const brackets = terms.brackets.map((bracket) => ({ ...bracket, maintenanceRate: decimal('0.015') }))
    return [name, { ...terms, brackets }] as const
  })
  const body = settingsText({ ...defaultSettings, version: 2, effectiveAt, symbols: new Map(stricter) })
  await owner`insert into settings (version, effective_at, body) values (2, ${effectiveAt}, ${body})`
  await house.stop()
  await open()
  await price('64000')
  const bookId = await house.openBook(1, 'demo')
  await submit(bookId, exampleOpening({ leverage: 50 }))
  // Under the old settings it is liquidated at 63,035, under the new ones at 63,675.
  await price('63651')
  now = effectiveAt
  await loseSessionsAt('lock table records in access exclusive mode')
  await price('63650')
  await house.advance()
  expect([...(await house.sql`select state from positions`)]).toEqual([{ state: 'closed' }])
})
