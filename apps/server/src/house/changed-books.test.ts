import { exampleTick } from '@touchstone/domain/examples/example-facts'
import { emptyBook } from '@touchstone/domain/books/book'
import { stateText } from '@touchstone/domain/rulebook/book-texts'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { settingsText } from '@touchstone/domain/settings/settings-text'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { sealOf } from '../executor/book-seal.ts'
import type { Submission } from '../executor/submission.ts'
import { askFor, fundedBook, mustDo } from '../executor/test-funds.ts'
import { connect, type Sql } from '../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../platform/test-database.ts'
import { lockedFacts } from '../start/noun-features.ts'
import { type House, openHouse } from './house.ts'
import { createBookReplay } from './ledger/book-replay.ts'

const btc = 'BTC/USDT'
const leverage: Command = { kind: 'set_leverage', symbol: btc, marginMode: 'isolated', leverage: 7 }
const exclusion: Command = { kind: 'exclude_self', days: 30 }

let database: TestDatabase
let owner: Sql
let house: House
let logged: { message: string; bookId?: unknown; difference?: unknown }[]
let now = 0
let keys = 0
beforeEach(async () => {
  database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 2)
  now = Date.UTC(2026, 10, 18, 7)
  logged = []
  await open()
  const { sequence: _, ...tick } = exampleTick(btc, 0, now, '64000')
  await house.ingest([{ ...tick, receivedAt: now }])
})
afterEach(async () => {
  await Promise.all([house.stop(), owner.end()])
  await database.drop()
})

async function open(): Promise<void> {
  const log = (message: string, details: Record<string, unknown>): void => void logged.push({ message, ...details })
  house = await openHouse({ lockedFacts, address: database.address, clock: () => now, log })
}

async function submit(bookId: number, submission: Partial<Submission> & { command: Command }): Promise<string> {
  keys += 1
  now += 1_000
  const outcome = await house.executor.submit({ bookId, key: `u:${keys}`, ...submission })
  return outcome.kind === 'refused' ? outcome.refusal.kind : outcome.kind
}

type Stored = { head: string; state: string; seal: string }

const storedBook = async (bookId: number): Promise<Stored> => {
  const [row] = await owner<Stored[]>`select head, state, seal from books where id = ${bookId}`
  if (row === undefined) throw new Error(`book ${bookId} not found`)
  return row
}

/** What a version does that does not know a part of the state: it loses that with the next command, and seals nothing. */
async function lifeOfOlderVersion(part: string, bookIds: readonly number[]): Promise<void> {
  await house.stop()
  const seals = new Map<number, string>()
  for (const bookId of bookIds) {
    const { state, seal, head } = await storedBook(bookId)
    const { [part]: _, ...known } = JSON.parse(state) as Record<string, unknown>
    const left = JSON.stringify(known)
    await owner`update books set state = ${left}, seal = ${sealOf({ head, state: left })} where id = ${bookId}`
    seals.set(bookId, seal)
  }
  await open()
  for (const bookId of bookIds) expect(await submit(bookId, { command: leverage })).toBe('done')
  await house.stop()
  for (const [bookId, seal] of seals) await owner`update books set seal = ${seal} where id = ${bookId}`
  await open()
}

it('an exclusion that an older version erased stops that book, and no other', async () => {
  const [erased, kept] = [await house.openBook(1, 'real'), await house.openBook(2, 'real')]
  expect(await submit(erased, { command: exclusion })).toBe('done')
  await lifeOfOlderVersion('standing', [erased, kept])

  const answers = await Promise.all([
    submit(erased, { command: leverage }),
    submit(erased, { command: { kind: 'acknowledge_risk' } }),
    submit(kept, { command: leverage }),
  ])
  expect(answers).toEqual(['book_differs', 'book_differs', 'done'])
  const found = logged.filter(({ difference }) => difference !== undefined)
  expect(found).toMatchObject([{ bookId: erased }])
  expect(found[0]?.difference).toContain('exclu')
})

it('an open withdrawal that an older version erased stops that book', async () => {
  const bookId = await fundedBook(owner, house.executor, 1)
  await mustDo(house.executor.submit({ bookId, key: 'u:ask', ...askFor('100') }))
  await lifeOfOlderVersion('withdrawals', [bookId])
  expect(await submit(bookId, { command: leverage })).toBe('book_differs')
  expect(logged.find(({ difference }) => difference !== undefined)?.difference).toContain('withdrawals')
})

it('a state that was changed by hand stops its book until it is what the journal leads to', async () => {
  const bookId = await house.openBook(1, 'real')
  expect(await submit(bookId, { command: exclusion })).toBe('done')
  await house.stop()
  const { state, seal } = await storedBook(bookId)
  await owner`update books set state = '{}' where id = ${bookId}`
  await open()
  expect(await submit(bookId, { command: leverage })).toBe('book_differs')
  // Whoever sets it right need know nothing of seals, and restart nothing.
  await owner`update books set state = ${state}, seal = '' where id = ${bookId}`
  expect(await submit(bookId, { command: leverage })).toBe('done')
  expect((await storedBook(bookId)).seal).not.toBe(seal)
})

it('an open record that somebody changed beside an unsealed state stops its book', async () => {
  const bookId = await house.openBook(1, 'demo')
  const terms = { symbol: btc, direction: 'rise', durationSeconds: 300 } as const
  const stake = 10n * 10n ** 18n
  expect(await submit(bookId, { command: { kind: 'buy_second_contract', ...terms, stake } })).toBe('done')
  await house.stop()
  await owner`update books set seal = '' where id = ${bookId}`
  await owner`update records set body = replace(body, '"10"', '"99"') where book_id = ${bookId}`
  await open()
  expect(await submit(bookId, { command: leverage })).toBe('book_differs')
})

it('a book without a seal of its own, as every earlier version left it, goes on once its journal has led to it', async () => {
  const bookId = await house.openBook(1, 'real')
  expect(await submit(bookId, { command: exclusion })).toBe('done')
  await house.stop()
  await owner`update books set seal = default`
  await open()
  const answers = await Promise.all([
    submit(bookId, { command: leverage }),
    submit(bookId, { command: { ...leverage, leverage: 9 } }),
    submit(bookId, { command: { ...leverage, leverage: 11 } }),
  ])
  expect(answers).toEqual(['done', 'done', 'done'])
  const rows = await owner`select command from journal where book_id = ${bookId} order by sequence desc limit 3`
  expect(rows.map(({ command }) => (JSON.parse(String(command)) as { leverage: number }).leverage)).toEqual([11, 9, 7])
  const stored = await storedBook(bookId)
  expect(stored.seal).toBe(sealOf(stored))
  expect(logged).toEqual([])
})

it('a replay tells of each answer of the database: nobody takes it for away', async () => {
  const bookId = await house.openBook(1, 'real')
  const settings = Array.from({ length: 101 }, (_, turn) =>
    submit(bookId, { command: { ...leverage, leverage: 5 + (turn % 2) } }),
  )
  expect(new Set(await Promise.all(settings))).toEqual(new Set(['done']))
  let heard = 0
  expect(await createBookReplay(owner)(bookId, () => (heard += 1))).toBeUndefined()
  // Rows and their tape, a hundred at a time, and that there are no more.
  expect(heard).toBe(5)
})

it('a state that this version cannot read stops its book', async () => {
  const bookId = await house.openBook(1, 'demo')
  await house.stop()
  const { head } = await storedBook(bookId)
  const state = '{"lottery":{"tickets":1}}'
  await owner`update books set state = ${state}, seal = ${sealOf({ head, state })} where id = ${bookId}`
  await open()
  expect(await submit(bookId, { command: leverage })).toBe('book_differs')
})

it('every new book has the seal of an empty one', async () => {
  expect(stateText(emptyBook(1, 'demo'))).toBe('{}')
  await owner`insert into books (user_id, world) values (77, 'demo')`
  const [row] = await owner<Stored[]>`select head, state, seal from books where user_id = 77`
  expect(row?.seal).toBe(sealOf({ head: row?.head ?? '', state: row?.state ?? '' }))
})

it('the settings that decided are those of the replay', async () => {
  const bookId = await house.openBook(1, 'demo')
  const effectiveAt = now + 5_000
  const body = settingsText({ ...defaultSettings, version: 2, effectiveAt })
  await owner`insert into settings (version, effective_at, body) values (2, ${effectiveAt}, ${body})`
  await house.followSettings()
  now = effectiveAt
  expect(await submit(bookId, { command: leverage })).toBe('done')
  await house.stop()
  await owner`update books set seal = ''`
  await open()
  expect(await submit(bookId, { command: { ...leverage, leverage: 9 } })).toBe('done')
})
