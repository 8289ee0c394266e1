import { createConfig, lintFromString } from '@redocly/openapi-core'
import { api } from '@touchstone/wire/api'
import type { Call } from '@touchstone/wire/call'
import { refusalCodes, type RefusalKind } from '@touchstone/wire/codes/refusal-codes'
import { consoleApi } from '@touchstone/wire/console/console-api'
import { refusalsOf } from '@touchstone/wire/docs/refusals-of'
import { languages } from '@touchstone/wire/languages'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDocs } from './docs.routes.ts'

type Schema = {
  $ref?: string
  properties?: Record<string, Schema>
  required?: string[]
  const?: unknown
  oneOf?: Schema[]
  description?: string
  additionalProperties?: unknown
}
type Content = Record<string, { schema: Schema }>
type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: object[]
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean; schema?: Schema }[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content: Content; headers?: object }>
}
type Document = {
  tags: { name: string }[]
  servers: { url: string }[]
  paths: Record<string, Record<'get' | 'post', Operation | undefined>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, { name: string; schema: { enum?: string[] } }>
  }
}

let app: FastifyInstance
beforeAll(() => {
  app = fastify()
  addDocs(app)
})
afterAll(() => app.close())

const calls = { ...api, ...consoleApi } as Readonly<Record<string, Call>>

describe.each([
  { of: 'users', path: '/docs/openapi.json', all: api as Readonly<Record<string, Call>> },
  { of: 'operators', path: '/docs/console/openapi.json', all: consoleApi as Readonly<Record<string, Call>> },
])('the document of $of', ({ path, all }) => {
  let text: string
  let document: Document
  let operations: (Operation & { path: string; method: string })[]
  beforeAll(async () => {
    text = (await app.inject(path)).body
    document = JSON.parse(text) as Document
    operations = Object.entries(document.paths).flatMap(([at, methods]) =>
      Object.entries(methods).flatMap(([method, each]) => (each === undefined ? [] : [{ path: at, method, ...each }])),
    )
  })

  /** What a reference leads to. */
  const found = (schema: Schema | undefined): Schema =>
    schema?.$ref === undefined
      ? (schema ?? {})
      : (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  const bodyOf = ({ requestBody }: Operation): Schema => found(Object.values(requestBody?.content ?? {})[0]?.schema)
  const headersOf = ({ parameters }: Operation): string[] =>
    parameters.flatMap(({ $ref }) => ($ref === undefined ? [] : [$ref.split('/').at(-1) ?? '']))

  it('is valid OpenAPI 3.1 that refers to nothing that is not there, and holds nothing that nobody needs', async () => {
    const rules = {
      struct: 'error',
      'no-unresolved-refs': 'error',
      'no-unused-components': 'error',
      'operation-operationId-unique': 'error',
      'operation-tag-defined': 'error',
      'path-parameters-defined': 'error',
      'no-identical-paths': 'error',
      'no-ambiguous-paths': 'error',
      'no-enum-type-mismatch': 'error',
      'no-schema-type-mismatch': 'error',
      'no-invalid-parameter-examples': 'error',
      'security-defined': 'error',
      'operation-2xx-response': 'error',
      'tag-description': 'off',
    } as const
    const config = await createConfig({ rules })
    const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config })
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([])
  })

  it('publishes only patterns that every engine of regular expressions reads', () => {
    const patterns = new Set<string>()
    JSON.parse(text, (name, value: unknown) => {
      if (name === 'pattern') patterns.add(String(value))
      return value
    })
    expect(patterns.size).toBeGreaterThan(5)
    // No properties of Unicode, \\u, look-around, names or references: Python, Go and Rust know none, or not all.
    const special = [...patterns].filter((pattern) => /\\[pPukK1-9]|\(\?(?!:)/.test(pattern))
    expect(special).toEqual([])
    for (const pattern of patterns) expect(() => [new RegExp(pattern), new RegExp(pattern, 'u')]).not.toThrow()
  })

  it('has every call, in its group', () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(all).toSorted())
    const tags = document.tags.map(({ name }) => name)
    expect(operations.filter((each) => each.tags.length !== 1 || !tags.includes(each.tags[0] ?? ''))).toEqual([])
    expect(document.servers).toMatchObject([{ url: '/' }])
  })

  it('says who may call, what it weighs, and what may be sent beside the fields', () => {
    for (const operation of operations) {
      const { access, right, method, weight, effect } = all[operation.operationId] ?? {}
      expect([operation.operationId, operation.security]).toEqual([
        operation.operationId,
        access === 'public' ? [] : [{ token: [] }],
      ])
      expect(/right `(\w+)`/.exec(operation.description)?.[1]).toBe(right)
      expect(operation.description).toContain(`Takes ${weight} off`)
      const signed = effect === 'command' ? ['signedIntent'] : []
      expect(headersOf(operation)).toEqual(['lang', ...(method === 'POST' ? ['idempotencyKey'] : []), ...signed])
    }
    expect(document.components.parameters['lang']?.schema.enum).toEqual(languages)
  })

  it('asks for an id of a path there alone, and for no body where nothing is left', () => {
    for (const operation of operations) {
      const inPath = Array.from(operation.path.matchAll(/\{(\w+)\}/g), ([, name]) => name)
      const documented = operation.parameters.filter((each) => each.in === 'path')
      expect(documented.map(({ name, required }) => [name, required])).toEqual(inPath.map((name) => [name, true]))
      for (const name of inPath) expect(Object.keys(bodyOf(operation).properties ?? {})).not.toContain(name)
    }
  })

  it('has a named body of known fields behind each POST that takes one, encrypted but for a form', () => {
    for (const operation of operations) {
      const { requestBody, method, operationId } = operation
      if (requestBody === undefined) continue
      const [type = ''] = Object.keys(requestBody.content)
      const isForm = all[operationId]?.effect === 'upload'
      expect([operationId, method, type]).toEqual([
        operationId,
        'post',
        isForm ? 'multipart/form-data' : 'application/vnd.touchstone.sealed',
      ])
      const body = bodyOf(operation)
      for (const form of body.oneOf ?? [body])
        expect([operationId, form.additionalProperties]).toEqual([operationId, false])
      expect(requestBody.required).toBe(body.oneOf !== undefined || (body.required ?? []).length > 0)
    }
  })

  it('has each refusal of a call as a schema under its HTTP status, and a result beside it', () => {
    for (const { operationId, responses } of operations) {
      const call = all[operationId]
      if (call === undefined) throw new Error(`there is no call ${operationId}`)
      const documented = Object.entries(responses).flatMap(([status, { content }]) => {
        const json = content['application/json']?.schema ?? {}
        return (json.oneOf ?? [json]).map((each) => ({ status, schema: found(each) }))
      })
      const refused = documented.flatMap(({ status, schema }) => {
        const kind = schema.properties?.['result']?.properties?.['key']?.const as RefusalKind | undefined
        return kind === undefined ? [] : [{ kind, code: schema.properties?.['code']?.const, status }]
      })
      const wanted = refusalsOf(call).map((kind) => ({
        kind,
        code: refusalCodes[kind],
        status: String(refusalCodes[kind] >= 1_000 || kind === 'session_required' ? 200 : refusalCodes[kind]),
      }))
      const byKind = (a: { kind: string }, b: { kind: string }): number => (a.kind < b.kind ? -1 : 1)
      expect([operationId, refused.toSorted(byKind)]).toEqual([operationId, wanted.toSorted(byKind)])
      const done = documented.filter(({ schema }) => schema.properties?.['code']?.const === 200)
      expect(done.length).toBe(call.effect === 'image' ? 0 : 1)
    }
  })
})

it('names what lists are of, and says what is masked', async () => {
  const document = (await app.inject('/docs/openapi.json')).json<Document>()
  const { schemas } = document.components
  expect(schemas['PositionsResult']?.properties?.['records']).toMatchObject({
    items: { $ref: '#/components/schemas/Position' },
  })
  expect(schemas['User']?.properties?.['email']?.description).toContain('Masked')
  expect(schemas['NotificationPreferences']?.properties?.['antiPhishingCode']?.description).toContain('Masked')
  expect(Object.keys(calls).length).toBeGreaterThan(150)
})
