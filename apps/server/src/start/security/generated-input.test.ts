import { createBodySeal } from '@touchstone/client/body-seal'
import { api, type CallName } from '@touchstone/wire/api'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import * as z from 'zod/mini'
import { arbitraryRequest, type GeneratedRequest, placeholderOf } from './arbitrary-requests.ts'
import { type Verdict, verdictOf } from './test-faults.ts'
import type { Owner } from './test-owner.ts'
import { type Siege, startSiege } from './test-siege.ts'

const requests = Number(process.env['INPUT_REQUESTS'] ?? 3_000)
const atOnce = 6
const booksCheckedEvery = 1_500
/** Hashing passwords takes its time on purpose, and the past of the simulated market is computed when it is asked for. */
const costly: readonly CallName[] = ['guest', 'login', 'logout', 'candles']

/** A key of a browser has to lie on a curve, which no schema says. */
const looksItself: readonly CallName[] = ['subscribePush']

type User = Owner & { ids: string[]; quotes: string[] }
let siege: Siege
let users: User[]

beforeAll(async () => {
  siege = await startSiege(inject('cluster'), createBodySeal, { pushServices: ['https://127.0.0.1:9'] })
  users = siege.owners.map((owner) => {
    const { isolated, cross, order, contract, quote } = owner.own
    return { ...owner, ids: [isolated, cross, order, contract], quotes: [quote] }
  })
})
afterAll(() => siege.stop())

/** What the placeholders stand for now. */
function filled(value: unknown, user: User, other: User): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(item, user, other))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, filled(field, user, other)]))
  const placeholder = typeof value === 'string' ? placeholderOf(value) : undefined
  if (placeholder === undefined) return value
  const { of, at } = placeholder
  const among = {
    own: user.ids,
    other: other.ids,
    quote: [user.quotes.at(-1) ?? '', ...other.quotes],
    session: [String(other.sessionId), '999999'],
    alert: [user.own.alert, other.own.alert],
  }[of]
  return among[at % among.length] ?? ''
}

/** What comes from an answer about a user's own records is asked about again later. */
function learn(user: User, text: string): void {
  for (const [, id = ''] of text.matchAll(/"(\d+-\d+)"/g)) if (!user.ids.includes(id)) user.ids.unshift(id)
  for (const [, id = ''] of text.matchAll(/"id":"([0-9a-f-]{36})"/g)) user.quotes.push(id)
  user.ids.length = Math.min(user.ids.length, 12)
}

/** Nothing of anybody else may stand in an answer. */
function foreignIn(text: string, others: readonly User[]): string[] {
  const marks = others.flatMap(({ account, password, token, invitationCode, bookId, realBookId }) => [
    // A record's id has digits after it: a name like "3-:O" is of a field that was sent, and that the answer calls unknown.
    ...[bookId, realBookId].flatMap((id) => [new RegExp(`[",]${id}-\\d`), `"bookId":${id},`]),
    account,
    password,
    token,
    invitationCode,
  ])
  return marks.filter((mark) => (typeof mark === 'string' ? text.includes(mark) : mark.test(text))).map(String)
}

/** Whether the server can take the fields as it will read them: those of a query all as text, the first of their name. */
function isTaken(name: CallName, fields: unknown): boolean {
  const call = api[name]
  if (call.method !== 'GET') return z.safeParse(call.request, JSON.parse(JSON.stringify(fields))).success
  const entries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : []
  const texts = entries.map(([field, value]) => [
    field.toWellFormed(),
    (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed(),
  ])
  return z.safeParse(call.request, Object.fromEntries(texts)).success
}

const seen = new Map<CallName, Set<Verdict>>()
const done = { commands: 0, users: 0 }

/** @throws when the answer is not of the documented kind, names others, or takes what its schema does not. */
async function ask({ user: at, name, fields: generated }: GeneratedRequest): Promise<void> {
  const user = users[at]
  const other = users[(at + 1) % users.length]
  if (user === undefined || other === undefined) throw new Error('there are three users')
  const fields = filled(generated, user, other)
  const answer = await siege.ask(name, fields, { token: user.token })
  const verdict = verdictOf(answer, api[name])
  const others = users.filter((one) => one !== user)
  const foreign = foreignIn(answer.text, others)
  if (foreign.length > 0) throw new Error(`${name} names others: ${foreign.join(', ')}`)
  const known =
    verdict === 'ok' || verdict === 'unknown_field' || (verdict === 'malformed' && !looksItself.includes(name))
  if (known && isTaken(name, fields) !== (verdict === 'ok')) throw new Error(`${name} was ${verdict}`)
  if (verdict === 'ok') count(name, user, answer.text)
  seen.set(name, (seen.get(name) ?? new Set()).add(verdict))
  if (name === 'logout' || name === 'revokeSession') await signInAgain(user)
}

function count(name: CallName, user: User, text: string): void {
  if (api[name].effect === 'command') done.commands += 1
  if (name === 'guest' || name === 'register') done.users += 1
  if (api[name].access === 'session') learn(user, text)
}

async function signInAgain(user: User): Promise<void> {
  if (verdictOf(await siege.ask('myInfo', {}, { token: user.token }), api.myInfo) === 'ok') return
  const { account, password } = user
  user.token = String((await siege.call('login', { account, password }))['token'])
}

async function counted(): Promise<{ commands: number; users: number }> {
  const [row] = await siege.sql<{ commands: bigint; users: bigint }[]>`
    select (select count(*) from journal where key like 'u:%') as commands, (select count(*) from users) as users`
  return { commands: Number(row?.commands), users: Number(row?.users) }
}

it('holds against thousands of requests that were made from its own descriptions', async () => {
  const start = await counted()
  const seed = Number(process.env['INPUT_SEED'] ?? Date.now() % 2 ** 31)
  let sent = 0
  const several = fc.array(arbitraryRequest(fc, users.length, costly), { minLength: atOnce, maxLength: atOnce })
  await fc.assert(
    fc.asyncProperty(several, async (together) => {
      await Promise.all(together.map(ask))
      sent += atOnce
      const troubles = sent % booksCheckedEvery === 0 ? await siege.troubles() : []
      if (troubles.length > 0) throw new Error(troubles.join('\n'))
    }),
    { seed, numRuns: Math.ceil(requests / atOnce), endOnFailure: true },
  )
  const end = await counted()
  expect({ commands: end.commands - start.commands, users: end.users - start.users }).toEqual(done)
  expect(await siege.troubles()).toEqual([])
}, 180_000)

it('was answered in every way, not only with a no', () => {
  const all = [...seen.values()]
  const never = (Object.keys(api) as CallName[]).filter((name) => !seen.has(name) && !costly.includes(name))
  expect(never).toEqual([])
  expect(all.filter((verdicts) => verdicts.has('ok')).length).toBeGreaterThan(60)
  expect(new Set(all.flatMap((verdicts) => [...verdicts])).size).toBeGreaterThan(30)
})
