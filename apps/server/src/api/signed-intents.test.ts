import { signedIntentOf } from '@touchstone/domain/books/signed-intent'
import type { CommandCall } from '@touchstone/signatures/call-commands'
import { checkSignedReceipt } from '@touchstone/signatures/check-signed-receipt'
import { type DeviceKey, newDeviceKey } from '@touchstone/signatures/ed25519'
import { printIntent } from '@touchstone/signatures/intent-header'
import { signCall } from '@touchstone/signatures/sign-call'
import { api } from '@touchstone/wire/api'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import * as z from 'zod/mini'
import {
  buying,
  exchangePath,
  positionsPath,
  startTestTrading,
  transferPath,
  type TestTrading,
} from '../features/positions/test-trading.ts'
import { verifyDatabase } from '../start/verify/verify.ts'

let app: TestTrading
let device: DeviceKey
beforeAll(async () => {
  app = await startTestTrading(inject('cluster'))
  device = await newDeviceKey()
})
afterAll(() => app.stop())

const demo = { ...buying('0.1'), book: 'demo' }
const opening = `${positionsPath}/create`

type Signing = { fields?: object; key?: string; at?: number; bookId?: number; name?: string }

/** What a device sends with a call; the book is that of the caller if not said otherwise. */
async function intentOf(token: string, { name = 'openPosition', fields = demo, key = '', at, bookId }: Signing) {
  const own = bookId ?? (await demoBook(token))
  const read = (call: CommandCall) => Promise.resolve(z.safeParse(api[call].request, fields).data)
  const asked = { name, fields, key, at: at ?? app.time.now, device, read, bookIdOf: () => Promise.resolve(own) }
  const intent = await signCall(asked)
  if (intent === undefined) throw new Error('it is signed')
  return intent
}

const demoBook = async (token: string): Promise<number> => app.books.named(Number(token.split(' ').at(-1)), 'demo')

const rowOf = async (bookId: number, sequence: number) => (await app.house.receipt(bookId, sequence)).journal.row

describe('a signed command', () => {
  it('is recorded with the signature, and its receipt confirms it', async () => {
    const token = app.newcomer()
    const key = app.newKey()
    const intent = await intentOf(token, { key })
    const answer = await app.post(opening, demo, { token, key, intent: printIntent(intent) })
    expect(answer).toMatchObject({ code: 200 })
    const { bookId, sequence } = answer.result as { bookId: number; sequence: number }
    expect(signedIntentOf(await rowOf(bookId, sequence))).toEqual(intent)
    const { checks, unproven } = await checkSignedReceipt(await app.house.receipt(bookId, sequence))
    expect(checks.find(({ name }) => name === 'signature')).toMatchObject({ ok: true })
    expect(unproven).not.toContain('signature')
    const again = await app.post(opening, demo, { token, key, intent: printIntent(intent) })
    expect(again.result).toEqual(answer.result)
    expect(await verifyDatabase(app.owner)).toMatchObject({ differences: [] })
  })

  it('that waits for facts of the house keeps both', async () => {
    const token = app.newcomer()
    await app.done(transferPath, { from: 'contract', to: 'balance', amount: '100' }, token)
    const quoted = await app.post(
      `${exchangePath}/quote`,
      { book: 'demo', from: 'USDT', to: 'BTC', pay: '10' },
      { token },
    )
    const fields = { book: 'demo', quoteId: (quoted.result as { id: string }).id }
    const key = app.newKey()
    const intent = await intentOf(token, { name: 'exchange', fields, key })
    const answer = await app.post(`${exchangePath}/flashExchange`, fields, { token, key, intent: printIntent(intent) })
    expect(answer).toMatchObject({ code: 200 })
    const { bookId, sequence } = answer.result as { bookId: number; sequence: number }
    const { facts } = await rowOf(bookId, sequence)
    expect(Object.keys(JSON.parse(facts) as object)).toEqual(expect.arrayContaining(['exchangeQuote', 'intent']))
  })

  it('without a signature is done, and its receipt says so', async () => {
    const token = app.newcomer()
    const { sequence } = await app.done(opening, buying('0.1'), token)
    const receipt = await app.house.receipt(await demoBook(token), sequence)
    expect((await checkSignedReceipt(receipt)).unproven).toContain('signature')
  })
})

describe('a signature', () => {
  const wrong = { code: 4008, result: { key: 'signature_wrong' } }
  const expired = { code: 4009, result: { key: 'signature_expired' } }

  it.each<[string, Signing, object]>([
    ['over another quantity', { fields: { ...demo, quantity: '0.2' } }, wrong],
    ['under another key', { key: '0190c2a4-7b1e-7000-8000-000000000001' }, wrong],
    ['for another book', { bookId: 1 }, wrong],
    ['of a minute ago and more', { at: Date.UTC(2026, 10, 18, 9, 0, 0) - 60_001 }, expired],
    ['of a minute ahead and more', { at: Date.UTC(2026, 10, 18, 9, 0, 0) + 60_001 }, expired],
  ])('%s is refused, and nothing is done', async (_, signing, refused) => {
    const token = app.newcomer()
    const bookId = await demoBook(token)
    const key = app.newKey()
    const intent = await intentOf(token, {
      key,
      ...signing,
      bookId: signing.bookId === undefined ? bookId : bookId + 1,
    })
    expect(await app.post(opening, demo, { token, key, intent: printIntent(intent) })).toMatchObject(refused)
    expect(await app.resultOf(`${positionsPath}/listMy`, token)).toMatchObject({ total: 0 })
  })

  it.each(['', 'abc', `${'A'.repeat(43)}.1.${'A'.repeat(86)}`, `${'A'.repeat(43)}.01.${'A'.repeat(86)}`])(
    'that is none is refused: %s',
    async (intent) => {
      const token = app.newcomer()
      expect(await app.post(opening, demo, { token, key: app.newKey(), intent })).toMatchObject(wrong)
    },
  )

  it('of a minute ago holds', async () => {
    const token = app.newcomer()
    const key = app.newKey()
    const intent = await intentOf(token, { key, at: app.time.now - 60_000 })
    expect(await app.post(opening, demo, { token, key, intent: printIntent(intent) })).toMatchObject({ code: 200 })
  })
})
