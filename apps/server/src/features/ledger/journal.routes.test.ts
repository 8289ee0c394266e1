import { type Book, emptyBook } from '@touchstone/domain/books/book'
import { replayBook } from '@touchstone/domain/books/replay'
import type { World } from '@touchstone/domain/ledger/account'
import { type TapeRow, tickDecimals } from '@touchstone/domain/market/tick'
import { readAs } from '@touchstone/domain/books/codec'
import { exampleOpening, exampleTransfer } from '@touchstone/domain/examples/example-commands'
import { carriedArchive } from '@touchstone/domain/receipts/carried-archive'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { houseRules } from '@touchstone/domain/rulebook/rules'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { settingsFromText, settingsText } from '@touchstone/domain/settings/settings-text'
import { receipts } from '@touchstone/wire/receipts'
import type * as z from 'zod/mini'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readBook } from '../../executor/books.store.ts'
import { submitUnder } from '../../house/test-submit.ts'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { journalHandlers } from './journal.routes.ts'
import { pageCharactersMax } from './journal-page.ts'

type Page = z.output<typeof receipts.journal.reply>

let app: TestApp
let token: string
let bookId: number
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), {
    handlers: ({ house, books }) => journalHandlers({ ...house, books }),
  })
  token = app.signIn(1)
  bookId = await app.books.named(1, 'demo')
  await app.tick('BTC/USDT', '100000', '100000.1')
  await submit(exampleOpening())
  app.time.now += 1_000
  await app.tick('BTC/USDT', '100010', '100010.1')
  await submit(exampleTransfer('1'))
  await submit({ kind: 'close_position', positionId: `${bookId}-2`, quantity: null })
})
afterAll(() => app.stop())

async function submit(command: UserCommand, key = app.newKey()): Promise<void> {
  const outcome = await submitUnder(app.house, key, { bookId, command })
  if (outcome.kind !== 'done') throw new Error(`${command.kind} was answered with ${outcome.kind}`)
}

async function pageOf(query: Record<string, string> = {}): Promise<Page> {
  const { code, result } = await app.get(receipts.journal.path, { book: 'demo', ...query }, { token })
  expect(code).toBe(200)
  return receipts.journal.reply.parse(result)
}

/** What the caller's device does: nothing but the answer is at hand. */
function replayed(book: Book, { rows, tape, settings }: Page) {
  const read = tape.map((row) => readAs<TapeRow>(JSON.stringify(row), tickDecimals))
  const versions = new Map(settings.map(({ version, text }) => [version, settingsFromText(text)]))
  return replayBook(book, rows, { archive: carriedArchive(read, versions), rules: houseRules })
}

test('a book is decided again from the answer alone, and ends where the house has it', async () => {
  const page = await pageOf()
  expect(page).toMatchObject({ bookId, world: 'demo', head: { sequence: 4 } })
  expect(page.rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4])
  expect(page.tape.map(({ symbol, sequence }) => `${symbol} ${sequence}`)).toEqual(['BTC/USDT 1', 'BTC/USDT 2'])
  expect(page.settings).toEqual([{ version: 1, text: settingsText(defaultSettings) }])
  const book = await readBook(app.house.sql, bookId)
  expect(replayed(emptyBook(bookId, page.world as World), page)).toEqual({ ok: true, value: book })
  expect(page.head).toEqual({ sequence: book.sequence, hash: book.head })
})

test('the heads are those of the caller’s own books, and asking opens none', async () => {
  const heads = async (as: string) => {
    const { code, result } = await app.get(receipts.bookHeads.path, {}, { token: as })
    expect(code).toBe(200)
    return receipts.bookHeads.reply.parse(result).books
  }
  const { head } = await pageOf()
  expect(await heads(token)).toEqual([{ bookId, world: 'demo', head }])
  expect(await heads(app.signIn(3))).toEqual([])
  expect(await heads(app.signIn(3))).toEqual([])
  expect((await app.get(receipts.bookHeads.path)).code).toBe(401)
})

test('it goes on in pages from any row, and sends no settings twice', async () => {
  const first = await pageOf({ limit: '2' })
  const second = await pageOf({ from: '3', limit: '2', settingsHeld: '1' })
  expect([first.rows.length, second.rows.length]).toEqual([2, 2])
  expect(first.tape.map(({ sequence }) => sequence)).toEqual([1])
  expect(second).toMatchObject({ settings: [], head: { sequence: 4 }, rows: [{ sequence: 3 }, { sequence: 4 }] })
  const half = replayed(emptyBook(bookId, 'demo'), first)
  if (!half.ok) throw new Error(half.refusal.sentence)
  expect(replayed(half.value, { ...second, settings: first.settings })).toMatchObject({ ok: true })
  expect(await pageOf({ from: '99' })).toMatchObject({ rows: [], tape: [], settings: [], head: { sequence: 4 } })
})

test('a book without a row has none, and the head of an empty book', async () => {
  const { result } = await app.get(receipts.journal.path, { book: 'real' }, { token })
  expect(result).toMatchObject({ world: 'real', rows: [], head: { sequence: 0, hash: '0'.repeat(64) } })
})

test('an answer stops before it grows too long, and never at nothing', async () => {
  const long = 'x'.repeat(pageCharactersMax)
  const half = 'x'.repeat(pageCharactersMax / 2)
  const [was] = await app.owner<{ reply: string }[]>`
    select reply from journal where book_id = ${bookId} and sequence = 2`
  const lengthen = async (text: string): Promise<unknown> =>
    app.owner`update journal set reply = ${text} where book_id = ${bookId} and sequence = 2`
  await lengthen(long)
  expect((await pageOf()).rows.map(({ sequence }) => sequence)).toEqual([1])
  expect((await pageOf({ from: '2' })).rows.map(({ sequence }) => sequence)).toEqual([2])
  await lengthen(half)
  expect((await pageOf()).rows).toHaveLength(4)
  await lengthen(was?.reply ?? '')
})

test('a row with facts that cannot be read is shown as it stands', async () => {
  const [was] = await app.owner<{ facts: string }[]>`
    select facts from journal where book_id = ${bookId} and sequence = 2`
  const write = async (facts: string): Promise<unknown> =>
    app.owner`update journal set facts = ${facts} where book_id = ${bookId} and sequence = 2`
  await write('{')
  const page = await pageOf()
  expect(page.rows[1]).toMatchObject({ sequence: 2, facts: '{' })
  expect(replayed(emptyBook(bookId, 'demo'), page)).toMatchObject({ ok: false, refusal: { sequence: 2 } })
  await write(was?.facts ?? '')
})

test('nobody reads another’s journal, and no answer tells whether a book exists', async () => {
  const stranger = app.signIn(2)
  for (const id of [String(bookId), '123456789']) {
    const { status, result } = await app.get(receipts.journal.path, { bookId: id }, { token: stranger })
    expect([status, result]).toMatchObject([404, { key: 'not_found' }])
  }
  const own = await app.get(receipts.journal.path, { bookId: String(bookId) }, { token })
  expect(own.result).toEqual((await app.get(receipts.journal.path, { book: 'demo' }, { token })).result)
  expect((await app.get(receipts.journal.path, { book: 'demo' })).code).toBe(401)
  for (const query of [{ from: '0' }, { limit: '0' }, { limit: '501' }, { from: 'x' }, { settingsHeld: '-1' }])
    expect((await app.get(receipts.journal.path, query, { token })).status).toBe(400)
})

test('a command is found by its key, by its sender alone, and one that was refused is not', async () => {
  const answerTo = async (key: string, as = token) => {
    const { code, result } = await app.get(receipts.commandAnswer.path, { book: 'demo', key }, { token: as })
    expect(code).toBe(200)
    return receipts.commandAnswer.reply.parse(result).answer
  }
  const [done, refused] = [app.newKey(), app.newKey()]
  const close = { kind: 'close_position', positionId: `${bookId}-99`, quantity: null } as const
  await submit(exampleTransfer('1'), done)
  expect((await submitUnder(app.house, refused, { bookId, command: close })).kind).toBe('refused')
  expect(await answerTo(done.toUpperCase())).toMatchObject({ bookId, outcome: { kind: 'transferred' } })
  expect(await answerTo(refused)).toBeNull()
  expect(await answerTo(done, app.signIn(4))).toBeNull()
  const asked = { book: 'demo', key: `settle:${done}` }
  expect(await app.get(receipts.commandAnswer.path, asked, { token })).toMatchObject({
    result: { key: 'key_malformed' },
  })
})
