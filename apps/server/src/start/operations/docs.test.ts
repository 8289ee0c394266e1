import { type Canonical, canonicalText } from '@touchstone/domain/ledger/canonical'
import { exampleCalls } from '@touchstone/signatures/example-calls'
import { parseIntent } from '@touchstone/signatures/intent-header'
import { isIntentFor } from '@touchstone/signatures/signed-rows'
import { api } from '@touchstone/wire/api'
import { consoleApi } from '@touchstone/wire/console/console-api'
import { type JsonSchema, jsonSchema } from '@touchstone/wire/docs/json-schema'
import { refusalsOf } from '@touchstone/wire/docs/refusals-of'
import { refusalCodes } from '@touchstone/wire/codes/refusal-codes'
import type { Call } from '@touchstone/wire/call'
import { clientFrames, serverFrames } from '@touchstone/wire/stream'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { exampleSignature } from './docs-page.ts'
import { addDocs } from './docs.routes.ts'
import { callsByNoun, consoleNouns, nouns } from './docs-nouns.ts'
import { schemaText } from './schema-text.ts'

const pages = [
  { of: 'users', path: '/docs', all: api as Readonly<Record<string, Call>>, byNoun: nouns },
  { of: 'operators', path: '/docs/console', all: consoleApi as Readonly<Record<string, Call>>, byNoun: consoleNouns },
]
/** Of all forms that a request may have. */
const fieldsOf = ({ properties = {}, oneOf = [], anyOf = [] }: JsonSchema): string[] => [
  ...Object.keys(properties),
  ...[...oneOf, ...anyOf].flatMap(fieldsOf),
]
let app: FastifyInstance
beforeAll(() => {
  app = fastify()
  addDocs(app)
})
afterAll(() => app.close())

test.each(pages)(
  'the page of $of holds every call with its path, fields, refusals, and who may',
  async ({ path, all }) => {
    const { body, headers } = await app.inject(path)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    for (const [name, call] of Object.entries(all)) {
      const from = body.indexOf(`<article id="${name}">`)
      const article = body.slice(from, body.indexOf('</article>', from))
      expect(from).toBeGreaterThan(0)
      expect(article).toContain(`>${call.method}</b> <code>${call.path}</code>`)
      expect(article).toContain(`<span class="access">${call.access}</span>`)
      expect(/right <code>(\w+)</.exec(article)?.[1]).toBe(call.right)
      expect(article).toContain(`<span class="weight">weight ${call.weight}</span>`)
      expect(article.includes('<span class="limit">sign-in</span>')).toBe(call.limit === 'sign_in')
      for (const field of fieldsOf(jsonSchema(call.request, 'input')))
        expect(article).toContain(`<tr><td><code>${field}</code></td><td>`)
      for (const kind of refusalsOf(call)) expect(article).toContain(`<td>${refusalCodes[kind]}</td><td><code>${kind}`)
    }
  },
)

test('the page of users has the stream, and leads to that of operators and back', async () => {
  const [users, operators] = await Promise.all([app.inject('/docs'), app.inject('/docs/console')])
  for (const op of [...Object.keys(clientFrames), ...Object.keys(serverFrames)])
    expect(users.body).toContain(`op: &quot;${op}&quot;`)
  expect(users.body).toContain('<a href="/docs/console">')
  expect(operators.body).toContain('<a href="/docs">')
})

/** What a caller may ask for, written down a second time: as a client's author reads it. */
test('the page of users states the limits, and that of operators leads to them', async () => {
  const [users, operators] = await Promise.all([app.inject('/docs'), app.inject('/docs/console')])
  const from = users.body.indexOf('<section id="limits">')
  const section = users.body.slice(from, users.body.indexOf('</section>', from)).replaceAll(/<[^>]+>|\s+/g, ' ')
  const text = section.replaceAll(/\s+/g, ' ')
  for (const sentence of [
    'weights of all calls from one address 1200 ',
    'calls marked sign-in from one address, whatever they weigh 30 ',
    'weights of all calls of one account, wherever they come from 600 ',
    'A token that has no session weighs 10 more.',
    'Of the calls that weigh 5 or more a caller has 2 running at once; 6 more wait for up to 10 seconds.',
    'Those that weigh 30 or more run one at a time for all callers together.',
    'each 10 hours of a chart that must be computed weigh 1 more',
    'One address has at most 50 WebSockets open.',
    'Of the commands of one book 400 wait at once.',
  ])
    expect(text).toContain(sentence)
  expect(users.body).toContain('<a href="#limits">')
  expect(operators.body).toContain('<a href="/docs#limits">')
})

/** What a client's author asked in vain, written down a second time. */
test('the page of users says what a name and a form do not', async () => {
  const { body } = await app.inject('/docs')
  const text = body
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
  for (const sentence of [
    // Patterns, limits and defaults.
    'pageSize whole 1 to 100 default 20. Records on a page.',
    'limit whole 1 to 1000 default 300. The newest candles up to this number.',
    'only an empty answer is.',
    'beforeAtMs whole 1 to 8640000000000 optional. Only candles that open before this moment, which itself is not included.',
    'code text, ^\\d{6}$',
    'password text, 1 to 128 characters required',
    'withdrawalPassword text, ^\\d{6}$ required',
    'birthday text, ^\\d{4}-\\d\\d-\\d\\d$ required',
    'topics: topic[], 1 to 200 of them',
    // Fields that are masked.
    'User.email : Masked',
    'NotificationPreferences.antiPhishingCode : Masked',
    // The WebSocket.
    'topics of one socket 200',
    'closes the socket (1009) 8192',
    'sockets from one address 50',
    'when its next frame is due',
    'The server pings every 20 seconds',
    'The profit is of prices alone, before all fees and funding: the net result is in the receipt',
    'AnsweredReceipt.pending : Something in it is not under a checkpoint yet. One is made about once a minute',
    'SharedReceipt.code : The link that shows it to anybody is `/#/check?code=&lt;code&gt;` on this server.',
    'Settlement.profit : Of prices alone',
  ])
    expect(text).toContain(sentence)
})

test.each(pages)('the page of $of is there with a slash too', async ({ path }) => {
  const [page, withSlash] = await Promise.all([app.inject(path), app.inject(`${path}/`)])
  expect([withSlash.statusCode, withSlash.body]).toEqual([200, page.body])
})

test.each(pages)('each call of $of stands under one noun, and none is left over', ({ all, byNoun }) => {
  const groups = callsByNoun(all, byNoun)
  expect(groups.map(([noun]) => noun)).not.toContain('Other')
  expect(groups.flatMap(([, own]) => own.map(([name]) => name)).toSorted()).toEqual(Object.keys(all).toSorted())
})

test('who may call it is in the refusals of a call of operators', () => {
  expect(refusalsOf(consoleApi.depositQueue)).toEqual(expect.arrayContaining(['session_required', 'not_allowed']))
  expect(refusalsOf(consoleApi.thisOperator)).not.toContain('not_allowed')
  expect(refusalsOf(consoleApi.signInOperator)).not.toContain('session_required')
  expect(refusalsOf(consoleApi.payWithdrawal).filter((kind) => kind === 'not_allowed')).toHaveLength(1)
})

test.each(pages)('the page of $of needs no style or script of its own', async ({ path }) => {
  const { body } = await app.inject(path)
  expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
  const style = await app.inject('/docs/style.css')
  expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  expect(style.body).toContain('prefers-color-scheme: dark')
})

test.each([
  [z.object({ side: z.optional(z.enum(['a', 'b'])), count: z.int() }), '{ side?: "a" | "b", count: whole }'],
  [z.array(z.union([z.string(), z.null()])), '(text | null)[]'],
  [z.record(z.string(), z.boolean()), '{ [name]: boolean }'],
  [z.string().check(z.maxLength(5)), 'text, 0 to 5 characters'],
  [z.string().check(z.regex(/^a$/)), 'text, ^a$'],
  [z.int().check(z.minimum(1)), 'whole 1 or more'],
  [z.array(z.boolean()).check(z.maxLength(3)), 'boolean[], 0 to 3 of them'],
  [z.int().check(z.minimum(1), z.maximum(9)), 'whole 1 to 9'],
  [z.object({}), '{}'],
  [z.unknown(), 'anything'],
])('a schema reads as a person would write it', (schema, text) => {
  expect(schemaText(jsonSchema(schema, 'output'))).toBe(text)
})

test('the page shows the command of each call, and a signature that holds', async () => {
  const { body } = await app.inject('/docs')
  for (const [, command] of Object.values(exampleCalls))
    expect(body.replaceAll('&quot;', '"')).toContain(`<code>${canonicalText(command as Canonical)}</code>`)
  const { key, header } = exampleSignature
  expect(body).toContain(header)
  const intent = parseIntent(header)
  if (intent === undefined) throw new Error('the header is well-formed')
  expect(await isIntentFor({ bookId: 7, key: `u:${key}`, command: '{"kind":"close_all"}' }, intent)).toBe(true)
})

test('the page of users has the questions of the test about bonds, and every command that a purchase can be', async () => {
  const { body } = await app.inject('/docs')
  const [, rest = ''] = body.split('<article id="takeBondTest">')
  const [asked = ''] = rest.split('</article>')
  expect(asked.match(/<li>[^<]*\?<ol start="0">(<li>[^<]+<\/li>){4}<\/ol><\/li>/g)).toHaveLength(5)
  for (const kind of ['buy_strategy', 'subscribe_bond']) expect(body).toContain(kind)
})
