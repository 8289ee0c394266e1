import { createBodySeal } from '@touchstone/client/body-seal'
import { api, type CallName } from '@touchstone/wire/api'
import { consoleApi } from '@touchstone/wire/console/console-api'
import { languages } from '@touchstone/wire/languages'
import { clientFrames } from '@touchstone/wire/stream'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import * as z from 'zod/mini'
import { harmlessRequests } from './harmless-requests.ts'
import type { Owner } from './test-owner.ts'
import { inPathOf, placesOf, withAt } from './test-fields.ts'
import { type Asking, type Siege, startSiege } from './test-siege.ts'

let siege: Siege
let owner: Owner
let harmless: ReturnType<typeof harmlessRequests>

beforeAll(async () => {
  siege = await startSiege(inject('cluster'), createBodySeal)
  const [first, second] = siege.owners
  owner = first
  harmless = harmlessRequests(first, second)
})
afterAll(() => siege.stop())

const names = Object.keys(api) as CallName[]

async function resultOf(name: CallName, fields: unknown, asking: Asking = {}): Promise<unknown> {
  const answer = await siege.ask(name, fields, { token: owner.token, ...asking })
  const { code, result } = JSON.parse(answer.text) as { code: number; result: unknown }
  return { status: answer.status, code, result }
}
const unknown = (field: string) => ({ status: 400, code: 400, result: { key: 'unknown_field', details: { field } } })

it.each(names.filter((name) => api[name].effect !== 'upload'))('%s names a field that it has not', async (name) => {
  expect(await resultOf(name, { ...harmless[name], stoploss: '1' })).toEqual(unknown('stoploss'))
  expect(await siege.changes()).toEqual([])
})

/** A field inside of another, with what is around it. */
it.each<[CallName, string]>([
  ['openPosition', 'takeProfit.prise'],
  ['openPosition', 'stopLoss.prise'],
  ['setStops', 'stopLoss.prise'],
  ['placeLimitOrder', 'takeProfit.prise'],
  ['subscribePush', 'keys.prise'],
  ['changeNotificationPreferences', 'trades.prise'],
])('%s names %s', async (name, field) => {
  const within = field.split('.')
  expect(placesOf(api[name])).toContainEqual([within[0], expect.any(String)])
  const fields = withAt(harmless[name], within, '1')
  expect(await resultOf(name, fields)).toEqual(unknown(field))
})

it.each(names.filter((name) => inPathOf(api[name]).length > 0))('%s asks for an id in its path alone', async (name) => {
  const [field = ''] = inPathOf(api[name])
  const fields = harmless[name] as Record<string, unknown>
  const twice = JSON.stringify({ [field]: fields[field] })
  const asking = api[name].method === 'GET' ? { query: `${field}=1` } : { body: siege.seal(twice) }
  expect(await resultOf(name, fields, asking)).toEqual(unknown(field))
})

it.each(names.filter((name) => api[name].method === 'POST'))('%s has no query', async (name) => {
  const { path } = api[name]
  const sent = { path: `${path.replace(/\{\w+\}/, '1-1')}?book=demo`, headers: { 'access-token': owner.token } }
  const answer = await siege.requester.send({ ...sent, method: 'POST', body: '' })
  expect(JSON.parse(answer.text)).toMatchObject({
    code: 400,
    result: { key: 'unknown_field', details: { field: 'book' } },
  })
})

it('says so in the language of whoever asked, and says of a long name only its beginning', async () => {
  const name = 'a\u0000'.repeat(500)
  const said = await Promise.all(
    languages.map(async (lang) => {
      const answer = await siege.ask('transfer', { [name]: 1 }, { token: owner.token, headers: { lang } })
      return JSON.parse(answer.text) as { message: string; result: { details: { field: string } } }
    }),
  )
  expect(new Set(said.map(({ message }) => message)).size).toBe(languages.length)
  expect(new Set(said.map(({ result }) => result.details.field))).toEqual(new Set([`${'a\u{fffd}'.repeat(30)}…`]))
})

/** Where a schema is open to fields that it does not name. */
function openIn(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, additionalProperties, propertyNames } = schema as Record<string, unknown>
  const areNamed = typeof propertyNames === 'object' && propertyNames !== null && 'enum' in propertyNames
  const isOpen = type === 'object' && additionalProperties !== false && !areNamed
  return [
    ...(isOpen ? [at] : []),
    ...Object.entries(schema).flatMap(([name, inner]: [string, unknown]) => openIn(inner, `${at}.${name}`)),
  ]
}

it('has no call, of users or operators, and no frame whose fields are open', () => {
  const requests = Object.entries({ ...api, ...consoleApi }).map(([name, { request }]) => [name, request] as const)
  const open = [...requests, ...Object.entries(clientFrames)].flatMap(([name, schema]) =>
    openIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), name),
  )
  // Settings are checked by their own rules, which refuse what they do not know.
  expect(open).toEqual(['compareSettings.properties.changes', 'proposeSettings.properties.changes'])
})
