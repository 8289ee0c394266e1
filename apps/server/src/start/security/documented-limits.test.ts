import { createBodySeal } from '@touchstone/client/body-seal'
import { api, type CallName } from '@touchstone/wire/api'
import type { Call } from '@touchstone/wire/call'
import { consoleApi } from '@touchstone/wire/console/console-api'
import { jsonSchema } from '@touchstone/wire/docs/json-schema'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import * as z from 'zod/mini'
import { type Edge, edgesOf } from './documented-edges.ts'
import { harmlessRequests } from './harmless-requests.ts'
import type { Owner } from './test-owner.ts'
import { withAt } from './test-fields.ts'
import { type Siege, startSiege } from './test-siege.ts'
import { verdictsOf } from './test-verdicts.ts'

let siege: Siege
let owner: Owner
let harmless: ReturnType<typeof harmlessRequests>
const seen = new Map<string, number>()

beforeAll(async () => {
  siege = await startSiege(inject('cluster'), createBodySeal)
  const [first, second] = siege.owners
  owner = first
  harmless = harmlessRequests(first, second)
})
afterAll(() => siege.stop())

/** Of the document that clients are made from; the server reads requests with the schemas that it is made of. */
const documented = (call: Call, example: unknown): Edge[] => edgesOf(jsonSchema(call.request, 'input'), example)
const labelOf = ({ place, limit, value }: Edge): string =>
  `${place.join('.')} ${limit} ${JSON.stringify(value).slice(0, 40)}`

/** A list stands in a query with commas. */
const asSent = ({ method }: Call, fields: unknown): unknown =>
  method === 'POST'
    ? fields
    : Object.fromEntries(
        Object.entries(fields as object).map(([name, field]: [string, unknown]) => [
          name,
          typeof field === 'object' && field !== null ? Object.values(field).join(',') : field,
        ]),
      )

/** Fields that stand for others: a request has the one or the others. */
const insteadOf: Readonly<Partial<Record<CallName, Readonly<Record<string, readonly string[]>>>>> = {
  buyProduct: { units: ['amount', 'termsSha256'] },
}

function exampleFor(name: CallName, { place: [field = ''] }: Edge): object {
  const left = insteadOf[name]?.[field] ?? []
  return Object.fromEntries(Object.entries(harmless[name]).filter(([each]) => !left.includes(each)))
}

it.each((Object.keys(api) as CallName[]).filter((name) => documented(api[name], {}).length > 0))(
  '%s takes what is at a limit of openapi.json, and refuses what is one beyond it',
  async (name) => {
    const edges = documented(api[name], harmless[name])
    for (const { limit, isTaken } of edges) {
      const kind = `${limit} ${isTaken ? 'taken' : 'refused'}`
      seen.set(kind, (seen.get(kind) ?? 0) + 1)
    }
    const cases = edges.map((edge) => ({
      label: labelOf(edge),
      fields: asSent(api[name], withAt(exampleFor(name, edge), edge.place, edge.value)),
      isWellFormed: edge.isTaken,
    }))
    expect(await verdictsOf(siege, name, cases, owner.token)).toHaveLength(edges.length)
  },
)

it('has tried limits of every kind from both sides', () => {
  const kinds = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'enum']
  const tried = kinds.flatMap((kind) => [`${kind} taken`, `${kind} refused`])
  expect(tried.filter((kind) => !seen.has(kind))).toEqual([])
  expect(seen.get('maximum refused')).toBeGreaterThan(50)
  expect(seen.get('pattern refused')).toBeGreaterThan(100)
})

/** The calls of operators by their schemas alone, field by field: their effects have tests of their own. */
it.each(Object.entries(consoleApi as Readonly<Record<string, Call>>))(
  '%s of operators keeps its limits',
  (_name, call) => {
    const { def } = (call.request as unknown as z.core.$ZodTypes)._zod
    const shape = def.type === 'object' ? def.shape : {}
    const wrong = documented(call, {})
      .filter(({ place }) => place.length === 1)
      .filter(({ place: [field = ''], value, isTaken }) => {
        const schema = shape[field]
        return schema === undefined || z.safeParse(schema as z.ZodMiniType, value).success !== isTaken
      })
    expect(wrong.map(labelOf)).toEqual([])
  },
)

/** A second list, of what independent clients ran into. */
it.each<[CallName, string, number, number]>([
  ['positions', 'pageSize', 1, 100],
  ['positions', 'pageNo', 1, 1_000_000],
  ['candles', 'limit', 1, 1_000],
  ['recentTicks', 'limit', 1, 100],
  ['journal', 'limit', 1, 500],
  ['excludeSelf', 'days', 1, 3_650],
  ['coolOff', 'hours', 1, 1_008],
  ['receipt', 'bookId', 1, 999_999_999_999_999],
  ['receipt', 'sequence', 1, 999_999_999_999_999],
])('the document says of %s that %s is %i to %i', (name, field, minimum, maximum) => {
  const { properties } = jsonSchema(api[name].request, 'input')
  expect(properties?.[field]).toMatchObject({ type: 'integer', minimum, maximum })
})

it.each<[CallName, string, unknown]>([
  ['positions', 'pageSize', 20],
  ['positions', 'pageNo', 1],
  ['positions', 'book', 'real'],
  ['candles', 'limit', 300],
  ['recentTicks', 'limit', 30],
  ['journal', 'limit', 100],
])('the document says of %s that %s is %s by default', (name, field, value) => {
  expect(jsonSchema(api[name].request, 'input').properties?.[field]?.default).toBe(value)
})
