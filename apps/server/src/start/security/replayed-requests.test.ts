import { randomBytes } from 'node:crypto'
import { createBodySeal } from '@touchstone/client/body-seal'
import { api, type CallName } from '@touchstone/wire/api'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { newClientKey } from '../../executor/client-key.ts'
import { harmlessRequests } from './harmless-requests.ts'
import { verdictOf } from './test-faults.ts'
import type { Owner } from './test-owner.ts'
import { type Asking, type Siege, startSiege } from './test-siege.ts'
import { verdictsOf } from './test-verdicts.ts'

let siege: Siege
let owner: Owner
let stranger: Owner

beforeAll(async () => {
  siege = await startSiege(inject('cluster'), createBodySeal)
  ;[owner, stranger] = siege.owners
})
afterAll(() => siege.stop())

const posts = (Object.keys(api) as CallName[]).filter((name) => api[name].method === 'POST')
const move = (amount: string) => ({ book: 'demo', from: 'balance', to: 'contract', currency: 'USDT', amount })
const answerOf = async (name: CallName, fields: object, asking: Asking): Promise<string> =>
  (await siege.ask(name, fields, asking)).text
const verdict = async (name: CallName, fields: object, asking: Asking) =>
  verdictOf(await siege.ask(name, fields, asking), api[name])
async function journalled(key: string): Promise<number> {
  const [row] = await siege.sql<{ count: bigint }[]>`select count(*) as count from journal where key = ${`u:${key}`}`
  return Number(row?.count)
}

it.each<[CallName, object, string]>([
  ['transfer', move('1'), 'journal'],
  ['setLeverage', { book: 'demo', symbol: 'LTC/USDT', marginMode: 'cross', leverage: 7 }, 'journal'],
  ['addFavourite', { symbol: 'SOL/USDT' }, 'favourites'],
  ['createPriceAlert', { symbol: 'ETH/USDT', price: '2' }, 'price_alerts'],
])('%s sent again under its key is answered as before, and done once', async (name, fields, table) => {
  const { token } = owner
  const key = siege.newKey()
  const body = siege.seal(JSON.stringify(fields))
  const sealAgain = await createBodySeal(String((await siege.call('publicKey', {}))['publicKey']))
  const together = await Promise.all(Array.from({ length: 8 }, () => answerOf(name, fields, { token, key, body })))
  expect(await siege.changes()).toEqual([table])
  const later = [
    await answerOf(name, fields, { token, key, body }),
    await answerOf(name, fields, { token, key, body: sealAgain(JSON.stringify(fields)) }),
    await answerOf(name, fields, { token, key: key.toUpperCase(), body: JSON.stringify(body) }),
  ]
  expect(JSON.parse(together[0] ?? '')).toMatchObject({ code: 200 })
  expect(new Set([...together, ...later]).size).toBe(1)
  expect(await verdict(name, { ...fields, zqxj: 1 }, { token, key })).toBe('unknown_field')
  expect(await siege.changes()).toEqual([])
})

it.each<[CallName, object, object]>([
  ['transfer', move('1'), move('2')],
  ['addFavourite', { symbol: 'SOL/USDT' }, { symbol: 'DOT/USDT' }],
])('%s takes no other request under the key of one that was done', async (name, first, second) => {
  const asking = { token: owner.token, key: siege.newKey() }
  expect(await verdict(name, first, asking)).toBe('ok')
  await siege.changes()
  expect(await verdict(name, second, asking)).toBe('key_reused')
  expect(await siege.changes()).toEqual([])
})

it('lets a key that came with a refusal be used again', async () => {
  const asking = { token: owner.token, key: siege.newKey() }
  expect(await verdict('transfer', move('999999999999'), asking)).toBe('balance_too_small')
  expect(await verdict('transfer', move('1'), asking)).toBe('ok')
  expect(await journalled(asking.key)).toBe(1)
})

it('keeps the keys of two users apart', async () => {
  const key = siege.newKey()
  const first = await answerOf('transfer', move('3'), { token: owner.token, key })
  const second = await answerOf('transfer', move('3'), { token: stranger.token, key })
  expect(first).toContain(`"bookId":${owner.bookId},`)
  expect(second).toContain(`"bookId":${stranger.bookId},`)
  expect(await journalled(key)).toBe(2)
})

it.each(posts)('%s refuses a key that is no UUID of version 7', async (name) => {
  const fields = harmlessRequests(owner, stranger)[name]
  const right = siege.newKey()
  const { own } = owner
  const keys = [
    '',
    'zqxj',
    `u:${right}`,
    `settle:${own.contract}`,
    `fill:${own.order}`,
    `funding:BTC/USDT:${Date.UTC(2026, 10, 18)}`,
    'transit:1',
    'demo:grant',
    `{${right}}`,
    `${right}, ${right}`,
    right.replaceAll('-', ''),
    `${right.slice(0, 14)}4${right.slice(15)}`,
    `${right.slice(0, 14)}1${right.slice(15)}`,
    `${right.slice(0, 19)}c${right.slice(20)}`,
    `${right}0`,
    '00000000-0000-0000-0000-000000000000',
    'a'.repeat(5_000),
  ]
  const cases = keys.map((key) => ({ label: key.slice(0, 60), fields, asking: { key } }))
  await siege.changes()
  expect(new Set(await verdictsOf(siege, name, cases, owner.token))).toEqual(new Set(['key_malformed']))
  expect(await siege.changes()).toEqual([])
})

it.each<[CallName, object]>([
  ['transfer', move('1')],
  ['addFavourite', { symbol: 'XRP/USDT' }],
])(
  '%s refuses a key from days ago, or from the future, whose request may have been done and forgotten',
  async (name, fields) => {
    await siege.changes()
    for (const at of [0, Date.now() - 25 * 3_600_000]) {
      const key = newClientKey(at, randomBytes(10))
      expect(await verdict(name, fields, { token: owner.token, key })).toBe('key_expired')
    }
    // One from the future would be new again long after what it did is forgotten.
    for (const at of [2 ** 48 - 1, Date.now() + 6 * 60_000]) {
      const key = newClientKey(at, randomBytes(10))
      expect(await verdict(name, fields, { token: owner.token, key })).toBe('key_ahead')
    }
    expect(await siege.changes()).toEqual([])
    const soon = newClientKey(Date.now() + 4 * 60_000, randomBytes(10))
    expect(await verdict(name, fields, { token: owner.token, key: soon })).toBe('ok')
  },
)

it('has books that add up', async () => {
  expect(await siege.troubles()).toEqual([])
})
