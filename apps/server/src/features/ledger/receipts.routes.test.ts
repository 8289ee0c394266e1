import { exampleOpening, exampleTransfer } from '@touchstone/domain/examples/example-commands'
import { checkpointHash } from '@touchstone/domain/ledger/checkpoint'
import { checkpointFromJson, receiptFromJson } from '@touchstone/domain/receipts/receipt-json'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { receipts } from '@touchstone/wire/receipts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { submitUnder } from '../../house/test-submit.ts'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { checkpointsHandlers } from './checkpoints.routes.ts'
import { receiptsHandlers } from './receipts.routes.ts'

let app: TestApp
let token: string
let bookId: number
const lost: number[] = []
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), {
    handlers: ({ house, books }) => ({
      ...receiptsHandlers({ ...house, books, onLostResults: ({ bookId: of }) => lost.push(of) }),
      ...checkpointsHandlers({ sql: house.sql }),
    }),
  })
  token = app.signIn(1)
  await app.tick('BTC/USDT', '100000', '100000.1')
  bookId = await app.books.named(1, 'demo')
  await submit(exampleOpening())
  await submit(exampleTransfer('1'))
  await submit({ kind: 'close_position', positionId: `${bookId}-2`, quantity: null })
})
afterAll(() => app.stop())

async function submit(command: UserCommand, of = bookId): Promise<void> {
  const outcome = await submitUnder(app.house, app.newKey(), { bookId: of, command })
  if (outcome.kind !== 'done') throw new Error(`${command.kind} was answered with ${outcome.kind}`)
}

async function receiptOf(query: Record<string, string>) {
  const { code, result } = await app.get(receipts.receipt.path, { book: 'demo', ...query }, { token })
  expect(code).toBe(200)
  // What a browser does with it: nothing of the schema's own making is checked.
  receipts.receipt.reply.parse(result)
  return result as { pending: boolean; receipt: unknown }
}

test('a receipt is checked from its answer alone: pending at first, complete after the next checkpoint', async () => {
  const early = await receiptOf({ sequence: '4' })
  expect(early.pending).toBe(true)
  expect(early.receipt).toMatchObject({ journal: { anchor: 'anchor_pending' }, ticks: [{ anchor: 'anchor_pending' }] })
  expect(checkReceipt(receiptFromJson(early.receipt))).toMatchObject({ ok: true, pending: true })

  app.time.now += 61_000
  await app.tick('BTC/USDT', '100002', '100003')
  await app.house.advance()
  const complete = await receiptOf({ sequence: '4' })
  expect(complete.pending).toBe(false)
  const receipt = receiptFromJson(complete.receipt)
  const verdict = checkReceipt(receipt)
  expect(verdict).toMatchObject({ ok: true, pending: false })
  expect(verdict.checks.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['row_hash', 'row_anchor', 'tick_anchor', 'entries', 'formula']),
  )
  expect(receipt).toEqual({ ...(await app.house.receipt(bookId, 4)), world: 'demo' })

  const { anchor } = receipt.journal
  if (anchor === 'anchor_pending') throw new Error('it is under a checkpoint now')
  const published = await app.get(receipts.checkpoint.path, { id: String(anchor.checkpoint.id) })
  expect(checkpointFromJson(published.result)).toEqual(anchor.checkpoint)
})

test('a receipt may name its book by the id that the command was answered with', async () => {
  const named = await receiptOf({ bookId: String(bookId), sequence: '2' })
  expect(named).toEqual(await receiptOf({ sequence: '2' }))
})

test('a receipt says itself whose money it is, where it is not real', async () => {
  expect((await receiptOf({ sequence: '2' })).receipt).toMatchObject({ world: 'demo' })
  // No command makes a book of a contest yet: one is filed as such.
  await app.house.sql`update books set world = 'contest:spring' where id = ${bookId}`
  expect(await receiptOf({ bookId: String(bookId), sequence: '2' })).toMatchObject({
    world: 'contest:spring',
    receipt: { world: 'contest:spring' },
  })
  await app.house.sql`update books set world = 'demo' where id = ${bookId}`
  const real = await app.books.named(1, 'real')
  await submit({ kind: 'acknowledge_risk' }, real)
  expect((await receiptOf({ bookId: String(real), sequence: '1' })).receipt).not.toHaveProperty('world')
})

test('a changed receipt fails', async () => {
  const { receipt } = await receiptOf({ sequence: '4' })
  const text = JSON.stringify(receipt)
  expect(text).toContain('"bid":"100000"')
  const changed = JSON.parse(text.replace('"bid":"100000"', '"bid":"99000"')) as unknown
  expect(checkReceipt(receiptFromJson(changed)).ok).toBe(false)
})

test('the list names the commands that a formula stands behind, newest first', async () => {
  const { result } = await app.get(receipts.receipts.path, { book: 'demo' }, { token })
  const page = receipts.receipts.reply.parse(result)
  expect(page).toMatchObject({ total: 2, pages: 1 })
  expect(page.records).toMatchObject([
    { bookId, sequence: 4, command: 'close_position', by: 'user', kind: 'closed', checkpointId: 1 },
    { bookId, sequence: 2, command: 'open_position', kind: 'opened', outcome: { positionId: `${bookId}-2` } },
  ])
  const closed = await app.get(receipts.receipts.path, { book: 'demo', kind: 'closed', pageSize: '1' }, { token })
  expect(receipts.receipts.reply.parse(closed.result)).toMatchObject({ total: 1, records: [{ sequence: 4 }] })
  const before = await app.get(receipts.receipts.path, { book: 'demo', to: '2026-11-17 00:00:00' }, { token })
  expect(before.result).toMatchObject({ total: 0, records: [] })
})

test('a command that is not there is refused, and so is another’s, without a word whether it exists', async () => {
  const missing = await app.get(receipts.receipt.path, { book: 'demo', sequence: '999' }, { token })
  expect([missing.code, missing.result]).toMatchObject([4500, { key: 'receipt_not_found' }])
  const stranger = app.signIn(2)
  for (const sequence of ['4', '999']) {
    const query = { bookId: String(bookId), sequence }
    const { status, result } = await app.get(receipts.receipt.path, query, { token: stranger })
    expect([status, result]).toMatchObject([404, { key: 'not_found' }])
  }
  const noBook = await app.get(receipts.receipt.path, { bookId: '123456789', sequence: '1' }, { token })
  expect(noBook.status).toBe(404)
  const own = await app.get(receipts.receipts.path, { book: 'demo' }, { token: stranger })
  expect(own.result).toMatchObject({ records: [] })
  for (const { path } of [receipts.receipt, receipts.receipts])
    expect((await app.get(path, { book: 'demo', sequence: '4' })).code).toBe(401)
  expect((await app.get(receipts.receipt.path, { sequence: '-1' }, { token })).status).toBe(400)
})

test('anybody reads the chain of checkpoints, and can compute every hash in it', async () => {
  for (let minute = 0; minute < 3; minute += 1) {
    app.time.now += 61_000
    await app.tick('BTC/USDT', '100001', '100002')
    await app.house.advance()
  }
  const first = receipts.checkpoints.reply.parse((await app.get(receipts.checkpoints.path, { pageSize: '3' })).result)
  const second = receipts.checkpoints.reply.parse(
    (await app.get(receipts.checkpoints.path, { pageSize: '3', pageNo: '2' })).result,
  )
  expect(first).toMatchObject({ total: 4, size: 3, current: 1, pages: 2 })
  const chain = [...first.records, ...second.records]
  expect(chain.map(({ id }) => id)).toEqual([4, 3, 2, 1])
  for (const [index, checkpoint] of chain.entries()) {
    expect(checkpointHash(checkpointFromJson(checkpoint))).toBe(checkpoint.hash)
    expect(checkpoint.previousHash).toBe(chain[index + 1]?.hash ?? '0'.repeat(64))
    expect((await app.get(receipts.checkpoint.path, { id: String(checkpoint.id) })).result).toEqual(checkpoint)
  }
  const beyond = await app.get(receipts.checkpoints.path, { pageNo: '1000000', pageSize: '100' })
  expect(beyond.result).toMatchObject({ total: 4, records: [] })
  const missing = await app.get(receipts.checkpoint.path, { id: '99' })
  expect([missing.code, missing.result]).toMatchObject([4501, { key: 'checkpoint_not_found' }])
})

test('a receipt is answered where the results of its book cannot be made, which is said once', async () => {
  expect(await receiptOf({ sequence: '4' })).toMatchObject({ results: [{ positionId: `${bookId}-2` }] })
  await app.owner`
    update result_heads set sequence = 0, lives = '[]' where book_id = ${bookId}`
  await app.owner`delete from close_results where book_id = ${bookId}`
  await app.owner`revoke insert on close_results from touchstone_server`
  for (const _time of [1, 2]) expect(await receiptOf({ sequence: '4' })).toMatchObject({ results: [] })
  expect(lost).toEqual([bookId])
  await app.owner`grant insert on close_results to touchstone_server`
  expect(await receiptOf({ sequence: '4' })).toMatchObject({ results: [{ positionId: `${bookId}-2` }] })
})
