import { exampleOpening } from '@touchstone/domain/examples/example-commands'
import { receiptFromJson } from '@touchstone/domain/receipts/receipt-json'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { receipts } from '@touchstone/wire/receipts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { submitUnder } from '../../house/test-submit.ts'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { receiptsHandlers } from './receipts.routes.ts'
import { sharedMax, sharedReceiptsHandlers } from './shared-receipts.routes.ts'

let app: TestApp
let bookId: number
beforeAll(async () => {
  app = await startTestApp(inject('cluster'), {
    handlers: ({ house, books }) => {
      const deps = { ...house, books, onLostResults: () => undefined }
      return { ...receiptsHandlers(deps), ...sharedReceiptsHandlers(deps) }
    },
  })
  await app.tick('BTC/USDT', '100000', '100000.1')
  bookId = await app.books.named(1, 'demo')
  for (const command of [
    exampleOpening(),
    { kind: 'close_position', positionId: `${bookId}-2`, quantity: null } as const,
  ])
    await submitUnder(app.house, app.newKey(), { bookId, command })
})
afterAll(() => app.stop())

const { shareReceipt, stopSharingReceipt, sharedReceipts, sharedReceipt } = receipts
type Shared = { code: string; bookId: number; sequence: number }
const share = (sequence: number, user = 1) =>
  app.post(shareReceipt.path, { bookId, sequence }, { token: app.signIn(user) })
const codeOf = async (sequence: number): Promise<string> => ((await share(sequence)).result as Shared).code
const seen = (code: string) => app.get(sharedReceipt.path, { code })
const mine = async (user = 1) =>
  ((await app.get(sharedReceipts.path, {}, { token: app.signIn(user) })).result as { receipts: Shared[] }).receipts

it('a receipt is shared under its book by id or by name', async () => {
  const code = await codeOf(2)
  const token = app.signIn(1)
  expect((await app.post(shareReceipt.path, { book: 'demo', sequence: 2 }, { token })).result).toMatchObject({
    code,
    bookId,
  })
  expect((await app.post(shareReceipt.path, { sequence: 2 }, { token })).code).toBe(4500)
  await app.post(stopSharingReceipt.path, { code }, { token })
})

it('a shared receipt is seen by anybody who has its code, and it is the one that its owner sees', async () => {
  const { result } = await share(3)
  shareReceipt.reply.parse(result)
  const { code } = result as Shared
  expect(code).toMatch(/^[\w-]{22}$/)
  const answer = await seen(code)
  expect(answer.headers['cache-control']).toBe('no-store')
  sharedReceipt.reply.parse(answer.result)
  const own = await app.get(receipts.receipt.path, { bookId: String(bookId), sequence: '3' }, { token: app.signIn(1) })
  const { before, ...seenOfIt } = answer.result as { before: { sequence: number }[] }
  expect(seenOfIt).toEqual(own.result)
  expect(before.map((row) => row.sequence)).toEqual([2])
  expect(answer.result).toMatchObject({ world: 'demo', pending: true, results: [{ symbol: 'BTC/USDT' }] })
  const { receipt } = answer.result as { receipt: unknown }
  expect(checkReceipt(receiptFromJson(receipt))).toMatchObject({ ok: true, pending: true })
})

it('nothing in it names its owner but the number of the book', async () => {
  const { result } = await seen(await codeOf(3))
  const { receipt } = result as { receipt: { journal: { row: object } } }
  expect(Object.keys(receipt.journal.row).toSorted()).toEqual(
    ['at', 'bookId', 'command', 'entries', 'facts', 'hash', 'key', 'previousHash', 'reply', 'sequence'].toSorted(),
  )
  expect(JSON.stringify(result)).not.toMatch(/user_?id|@|phone/i)
})

it('becomes complete for whoever has the code, once a checkpoint covers it', async () => {
  const code = await codeOf(3)
  app.time.now += 61_000
  await app.tick('BTC/USDT', '100002', '100003')
  await app.house.advance()
  const { result } = await seen(code)
  expect(result).toMatchObject({ pending: false })
  expect(checkReceipt(receiptFromJson((result as { receipt: unknown }).receipt)).pending).toBe(false)
})

it('shared again it has the same code, also from two devices at once', async () => {
  const codes = await Promise.all([codeOf(2), codeOf(2), codeOf(2)])
  expect(new Set(codes).size).toBe(1)
  expect(await mine()).toMatchObject([{ sequence: 2 }, { sequence: 3 }])
})

it('its owner alone ends that, and from then on nobody sees it', async () => {
  const code = await codeOf(3)
  const stop = (user: number) => app.post(stopSharingReceipt.path, { code }, { token: app.signIn(user) })
  await stop(2)
  expect(await seen(code)).toMatchObject({ code: 200 })
  await stop(1)
  const gone = await seen(code)
  expect(gone).toMatchObject({ code: 4502, result: { key: 'shared_receipt_not_found' } })
  expect(gone.headers['cache-control']).toBe('no-store')
  expect((await mine()).map(({ sequence }) => sequence)).toEqual([2])
  expect(await codeOf(3)).not.toBe(code)
})

it.each([
  ['of somebody else', 3, 2, 'not_found'],
  ['that is not there', 99, 1, 'receipt_not_found'],
])('a receipt %s cannot be shared', async (_what, sequence, user, key) => {
  expect(await share(sequence, user)).toMatchObject({ result: { key } })
})

it('says of a text that can be no code what one is', async () => {
  const { message } = await seen('x')
  expect(message).toMatch(/code must be a code of 22 letters, digits, - or _/)
})

it('no code but a real one is a code, and none of these calls is for strangers', async () => {
  expect(await seen('A'.repeat(22))).toMatchObject({ code: 4502 })
  expect(await seen("' or 1=1 --")).toMatchObject({ result: { key: 'malformed' } })
  expect(await app.post(shareReceipt.path, { bookId, sequence: 3 })).toMatchObject({ code: 401 })
  expect(await app.post(stopSharingReceipt.path, { code: 'A'.repeat(22) })).toMatchObject({ code: 401 })
  expect(await app.get(sharedReceipts.path)).toMatchObject({ code: 401 })
  expect(await mine(2)).toEqual([])
})

it('nobody shares without end', async () => {
  await app.owner`
    insert into shared_receipts (code, user_id, book_id, sequence, at)
    select 'code' || n, 1, 999, n, 0 from generate_series(1, ${sharedMax}::int) as n`
  await app.owner`delete from shared_receipts where user_id = 1 and book_id = ${bookId}`
  expect(await share(3)).toMatchObject({ code: 4503, result: { details: { maximum: sharedMax } } })
})
