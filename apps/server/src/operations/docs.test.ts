import { api } from '@touchstone/wire/api'
import { refusalsOf } from '@touchstone/wire/openapi'
import { refusalCodes } from '@touchstone/wire/refusals/codes'
import type { Call } from '@touchstone/wire/call'
import { clientFrames, serverFrames } from '@touchstone/wire/stream'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addDocs } from './docs.routes.ts'
import { callsByNoun } from './docs-page.ts'
import { jsonSchema, schemaText } from './schema-text.ts'

const calls = Object.entries(api) as [string, Call][]
let app: FastifyInstance
beforeAll(() => {
  app = fastify()
  addDocs(app)
})
afterAll(() => app.close())

test('the page holds every call with its path, its fields and its refusals', async () => {
  const { body, headers } = await app.inject('/docs')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  for (const [name, call] of calls) {
    const from = body.indexOf(`<article id="${name}">`)
    const article = body.slice(from, body.indexOf('</article>', from))
    expect(from).toBeGreaterThan(0)
    expect(article).toContain(`>${call.method}</b> <code>${call.path}</code>`)
    expect(article).toContain(call.access)
    for (const field of Object.keys(jsonSchema(call.request, 'input').properties ?? {}))
      expect(article).toContain(`<code>${field}</code>`)
    for (const kind of refusalsOf(call)) expect(article).toContain(`<td>${refusalCodes[kind]}</td><td><code>${kind}`)
  }
  for (const op of [...Object.keys(clientFrames), ...Object.keys(serverFrames)])
    expect(body).toContain(`op: &#34;${op}&#34;`)
})

test('each call stands under one noun, and none is left over', () => {
  const groups = callsByNoun()
  expect(groups.map(([noun]) => noun)).not.toContain('Other')
  expect(groups.flatMap(([, own]) => own.map(([name]) => name)).toSorted()).toEqual(
    calls.map(([name]) => name).toSorted(),
  )
})

test('the page needs no style or script of its own', async () => {
  const { body } = await app.inject('/docs')
  expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
  const style = await app.inject('/docs/style.css')
  expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  expect(style.body).toContain('prefers-color-scheme: dark')
})

const operation = z.object({
  operationId: z.string(),
  summary: z.string().check(z.minLength(1)),
  parameters: z.optional(
    z.array(
      z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema: z.looseObject({}) }),
    ),
  ),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) })),
  security: z.optional(z.array(z.object({ token: z.array(z.never()) }))),
  responses: z.record(
    z.string().check(z.regex(/^\d{3}$/)),
    z.object({ description: z.string(), content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) }),
  ),
})
const openApiDocument = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string().check(z.regex(/^\//)), z.record(z.enum(['get', 'post']), z.optional(operation))),
  components: z.object({ securitySchemes: z.object({ token: z.looseObject({ type: z.literal('apiKey') }) }) }),
})

test('openapi.json is an OpenAPI document of every call', async () => {
  const { body } = await app.inject('/docs/openapi.json')
  const document = z.parse(openApiDocument, JSON.parse(body))
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, each]) => (each === undefined ? [] : [{ path, method, ...each }])),
  )
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(calls.map(([name]) => name).toSorted())
  for (const { path, parameters = [] } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const told = parameters.filter((each) => each.in === 'path')
    expect(new Set(told.map(({ name }) => name))).toEqual(new Set(inPath))
    expect(told.every(({ required }) => required)).toBe(true)
  }
  expect(body).not.toContain('"$ref"')
})

test.each([
  [z.object({ side: z.optional(z.enum(['a', 'b'])), count: z.int() }), '{ side?: "a" | "b", count: whole }'],
  [z.array(z.union([z.string(), z.null()])), '(text | null)[]'],
  [z.record(z.string(), z.boolean()), '{ [name]: boolean }'],
  [z.string().check(z.maxLength(5)), 'text, 0 to 5 signs'],
  [z.int().check(z.minimum(1), z.maximum(9)), 'whole 1 to 9'],
  [z.object({}), '{}'],
  [z.unknown(), 'anything'],
])('a schema reads as a person would write it', (schema, text) => {
  expect(schemaText(jsonSchema(schema, 'output'))).toBe(text)
})
