import { createBodySeal } from '@touchstone/client/body-seal'
import { api, type CallName } from '@touchstone/wire/api'
import type { Call } from '@touchstone/wire/call'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import * as z from 'zod/mini'
import { actsWhenEmpty, alwaysActs, harmlessRequests } from './harmless-requests.ts'
import { hostileJson, hostileRequests, hostileTexts } from './hostile-values.ts'
import type { Verdict } from './test-faults.ts'
import { inPathOf, placesOf, withAt } from './test-fields.ts'
import type { Owner } from './test-owner.ts'
import { queryOf } from './test-query.ts'
import { type Asking, type Siege, startSiege } from './test-siege.ts'
import { type Case, verdictsOf } from './test-verdicts.ts'

let siege: Siege
let owner: Owner
let stranger: Owner
let harmless: ReturnType<typeof harmlessRequests>

beforeAll(async () => {
  siege = await startSiege(inject('cluster'), createBodySeal)
  ;[owner, stranger] = siege.owners
  harmless = harmlessRequests(owner, stranger)
})
afterAll(() => siege.stop())

const names = Object.keys(api) as CallName[]
const withMethod = (method: Call['method']): CallName[] => names.filter((name) => api[name].method === method)
/** An upload is a form, whose fields are tried with the files. */
const posts = withMethod('POST').filter((name) => api[name].effect !== 'upload')
const gets = withMethod('GET')
const ofSession = names.filter((name) => api[name].access === 'session')
const isTaken = (name: CallName, fields: unknown): boolean => z.safeParse(api[name].request, fields).success

/** What the owner changes by asking all this of a call, to which each answer is one that is documented. */
async function changesBy(name: CallName, cases: readonly Case[]): Promise<string[]> {
  // Logging out is never refused, and nobody would stay signed in: without a session it does not come to the fields.
  if (name === 'logout') await verdictsOf(siege, name, cases.map(unread))
  else await verdictsOf(siege, name, cases, owner.token)
  const changed = await siege.changes()
  return changed.filter((table) => table !== alwaysActs[name])
}
const unread = (one: Case): Case => ({ ...one, isWellFormed: undefined })

it.each(names)('%s has something harmless that can be asked of it', async (name) => {
  const fields = harmless[name]
  expect(isTaken(name, fields)).toBe(true)
  expect(await changesBy(name, [{ label: 'harmless', fields, isWellFormed: true }])).toEqual([])
})

it.each(ofSession)('%s answers nobody without a session', async (name) => {
  const fields = harmless[name]
  const { token } = owner
  const tokens = ['', 'x', token.slice(1), `${token}=`, `${token}, ${token}`, 'ÿ'.repeat(43), '\t', 'a'.repeat(9_000)]
  const headers = (sent: Record<string, string>): Asking => ({ headers: sent })
  const cases: Case[] = [
    { label: 'no token', fields },
    { label: 'no token, and nothing right', fields: { id: '1', book: 7 } },
    ...tokens.map((wrong) => ({ label: `token ${wrong.slice(0, 50)}`, fields, asking: { token: wrong } })),
    { label: 'in the other header', fields, asking: headers({ 'x-access-token': 'x' }) },
    { label: 'as a cookie', fields, asking: headers({ cookie: `access-token=${token}; token=${token}` }) },
    { label: 'as a bearer', fields, asking: headers({ authorization: `Bearer ${token}` }) },
    { label: 'in the query', fields, asking: { query: `access-token=${token}&token=${token}` } },
  ]
  expect(new Set(await verdictsOf(siege, name, cases))).toEqual(new Set(['session_required']))
  expect(await siege.changes()).toEqual([])
})

it.each(posts)('%s takes nothing for a field that is none', async (name) => {
  const call: Call = api[name]
  const fields: Record<string, unknown> = { ...harmless[name] }
  const inPath = Object.fromEntries(inPathOf(call).map((field) => [field, fields[field]]))
  const bodyFields = Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in inPath)))
  const caseOf = (label: string, text: string): Case => {
    const read: unknown = JSON.parse(text)
    const isObject = typeof read === 'object' && read !== null && !Array.isArray(read)
    return {
      label,
      fields,
      asking: { body: siege.seal(text) },
      isWellFormed: isTaken(name, isObject ? { ...read, ...inPath } : read),
    }
  }
  const places = placesOf(call)
  const swapped = places.flatMap((place) =>
    hostileJson.map((json) =>
      caseOf(
        `${place.join('.')} = ${json.slice(0, 60)}`,
        JSON.stringify(withAt(bodyFields, place, '@')).replace('"@"', () => json),
      ),
    ),
  )
  const fewer = withAt(bodyFields, places[0] ?? ['zqxj'], undefined)
  const rest = actsWhenEmpty.includes(name) ? ['null', '[]', '7', '"a"'] : [...hostileRequests, JSON.stringify(fewer)]
  const whole = rest.map((text) => caseOf(text.slice(0, 60), text))
  const noJson = ['', ' ', '{', '{"a":}', "{'a':1}", '{"a":1}}', '\u0000', 'NaN', '{"a":01}'].map((text): Case => ({
    label: `as JSON: ${text}`,
    fields,
    asking: { body: siege.seal(text) },
    isWellFormed: false,
  }))
  expect(await changesBy(name, [...swapped, ...whole, ...noJson])).toEqual([])
})

it.each(gets)('%s takes nothing for a field that is none', async (name) => {
  const fields: Record<string, unknown> = { ...harmless[name] }
  const swapped = placesOf(api[name]).flatMap(([field = '']) => [
    ...hostileTexts.map((text): Case => {
      const sent = { ...fields, [field]: text.toWellFormed() }
      return {
        label: `${field}=${text.slice(0, 60)}`,
        fields: { ...fields, [field]: text },
        isWellFormed: isTaken(name, sent),
      }
    }),
    ...[
      `${field}=1&${field}=2`,
      `${field}[]=1`,
      `${field}[a]=1`,
      `${field}`,
      `${field}=%00`,
      `${field}=%ff%fe`,
      `${field}=%zz`,
    ].map((query): Case => ({
      label: query,
      asking: { query: `${queryOf({ ...fields, [field]: undefined })}&${query}` },
    })),
  ])
  const beside = [
    '__proto__=1&constructor=2&toString=3',
    '__proto__[polluted]=1&constructor[prototype][polluted]=1',
    `${'a=b&'.repeat(2_500)}c`,
    `${'x'.repeat(10_000)}=1`,
    '&&&===&=',
    '%',
    '?#',
    '%00=%00',
  ].map((query): Case => ({
    label: query.slice(0, 60),
    fields,
    asking: { query: `${queryOf(fields)}&${query}` },
    isWellFormed: false,
  }))
  expect(await changesBy(name, [...swapped, ...beside])).toEqual([])
})

/** Calls that take the id of what belongs to somebody, and how they refuse another's. */
const ofSomebody: [CallName, (of: Owner) => object, Verdict][] = [
  ['revokeSession', ({ sessionId }) => ({ id: sessionId }), 'session_not_found'],
  ['setStops', ({ own }) => ({ id: own.isolated, takeProfit: null, stopLoss: null }), 'not_found'],
  ['closePosition', ({ own }) => ({ id: own.isolated }), 'not_found'],
  ['positionResult', ({ own }) => ({ id: own.cross }), 'not_found'],
  ['closePart', ({ own }) => ({ id: own.cross, quantity: '0.001' }), 'not_found'],
  ['reversePosition', ({ own }) => ({ id: own.isolated }), 'not_found'],
  ['addMargin', ({ own }) => ({ id: own.isolated, amount: '1' }), 'not_found'],
  ['removeMargin', ({ own }) => ({ id: own.isolated, amount: '1' }), 'not_found'],
  ['placeLimitClose', ({ own }) => ({ id: own.isolated, quantity: '0.001', price: '1' }), 'not_found'],
  ['cancelOrder', ({ own }) => ({ id: own.order }), 'not_found'],
  ['exchange', ({ own }) => ({ book: 'demo', quoteId: own.quote }), 'quote_not_found'],
  ['receipt', ({ bookId }) => ({ book: 'demo', bookId, sequence: 2 }), 'not_found'],
  ['shareReceipt', ({ bookId }) => ({ bookId, sequence: 2 }), 'not_found'],
  ['journal', ({ bookId }) => ({ book: 'demo', bookId, from: 1 }), 'not_found'],
  ['readMessages', ({ own }) => ({ ids: [own.message] }), 'message_not_found'],
  ['acceptedAgreement', ({ own }) => ({ id: own.acceptance }), 'acceptance_not_found'],
  ['deletePriceAlert', ({ own }) => ({ id: own.alert }), 'alert_not_found'],
  ['file', ({ own }) => ({ id: own.file }), 'not_found'],
  ['deposit', ({ own }) => ({ id: own.deposit }), 'not_found'],
  ['cancelDeposit', ({ own }) => ({ id: own.deposit }), 'not_found'],
  ['withdrawal', ({ realBookId }) => ({ id: `${realBookId}-1` }), 'not_found'],
  ['cancelWithdrawal', ({ realBookId }) => ({ id: `${realBookId}-1` }), 'not_found'],
  ['productOrder', ({ realBookId }) => ({ id: `${realBookId}-1` }), 'not_found'],
  ['productIncomes', ({ realBookId }) => ({ id: `${realBookId}-1` }), 'not_found'],
  ['productExitQuote', ({ realBookId }) => ({ id: `${realBookId}-1` }), 'not_found'],
  ['bondIncomes', ({ realBookId }) => ({ id: `${realBookId}-1` }), 'not_found'],
  ['withdrawBondOrder', ({ realBookId }) => ({ id: `${realBookId}-1` }), 'not_found'],
  ['minerIncomes', ({ realBookId }) => ({ id: `${realBookId}-1` }), 'not_found'],
  ['cancelMinerOrder', ({ realBookId }) => ({ id: `${realBookId}-1` }), 'not_found'],
  ['changeIeo', ({ realBookId }) => ({ id: `${realBookId}-1`, lots: 1 }), 'not_found'],
  ['withdrawIeo', ({ realBookId }) => ({ id: `${realBookId}-1` }), 'not_found'],
  ['payIeo', ({ realBookId }) => ({ id: `${realBookId}-1` }), 'not_found'],
  ['cancelProductOrder', ({ realBookId }) => ({ id: `${realBookId}-1` }), 'not_found'],
  ['exitProductOrder', ({ realBookId }) => ({ id: `${realBookId}-1`, exitDay: '2026-01-01' }), 'not_found'],
]

it.each(ofSomebody)(
  '%s is refused with the ids of somebody else, and of nobody',
  async (name, fieldsOfOwner, verdict) => {
    const nobody: Owner = { ...stranger, bookId: 999_999, realBookId: 999_999, sessionId: 999_999, own: nobodysOwn }
    const cases = [stranger, nobody].map((of) => ({ label: of.account, fields: fieldsOfOwner(of) }))
    expect(await verdictsOf(siege, name, cases, owner.token)).toEqual([verdict, verdict])
    expect(await siege.changes()).toEqual([])
  },
)

const nobodysOwn: Owner['own'] = {
  isolated: '999999-7',
  cross: '999999-8',
  order: '999999-9',
  contract: '999999-10',
  alert: '999999',
  quote: '00000000-0000-4000-8000-000000000000',
  message: '999999',
  acceptance: '999999',
  file: '00000000-0000-4000-8000-000000000000',
  deposit: '999999',
  shared: 'A'.repeat(22),
}

it('shows nothing of a record of somebody else', async () => {
  const fields = { book: 'demo', subject: stranger.own.isolated }
  expect(await siege.call('ledgerEntries', fields, stranger.token)).not.toMatchObject({ total: 0 })
  expect(await siege.call('ledgerEntries', fields, owner.token)).toMatchObject({ total: 0, records: [] })
  expect(await siege.call('ledgerMovements', fields, stranger.token)).not.toMatchObject({ records: [] })
  expect(await siege.call('ledgerMovements', fields, owner.token)).toEqual({ records: [], next: null })
  const [whole, none] = [
    await siege.call('exportLedger', fields, stranger.token),
    await siege.call('exportLedger', fields, owner.token),
  ].map(({ csv }) => String(csv).trim().split('\n').length)
  expect(whole).toBeGreaterThan(1)
  expect(none).toBe(1)
})

it('leaves out no call that takes the id of something', () => {
  const takesId = ofSession.filter((name) =>
    placesOf(api[name])
      .concat(inPathOf(api[name]).map((field) => [field]))
      .some(([field = '']) => /^(ids?|subject|\w+Id)$/.test(field)),
  )
  // What notices there are, and what became of a sale, is known to all. The last two ask for secrets first: their own tests have another's ids.
  const others: CallName[] = [
    'ledgerEntries',
    'ledgerMovements',
    'exportLedger',
    'ieoOutcome',
    'readNotices',
    'applyIeo',
    'buyMiner',
    'buyProduct',
    'removeSettlementAccount',
    'requestWithdrawal',
  ]
  expect(takesId.toSorted()).toEqual([...ofSomebody.map(([name]) => name), ...others].toSorted())
})

it('has not let a prototype be changed, and its books add up', async () => {
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  expect(await siege.troubles()).toEqual([])
})
