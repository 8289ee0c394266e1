import { createHash, randomBytes } from 'node:crypto'
import { named } from '@touchstone/domain/books/fact-kind'
import { type SignedIntent, signedIntentFact } from '@touchstone/domain/books/signed-intent'
import { refuse, type Result } from '@touchstone/domain/result'
import { calledBook } from '@touchstone/signatures/called-book'
import type { Call } from '@touchstone/wire/call'
import type { Language } from '@touchstone/wire/languages'
import * as z from 'zod/mini'
import { type ClientKey, clientKeyOf, newClientKey } from '../executor/client-key.ts'
import type { NamedFacts, Overloaded } from '../executor/submission.ts'
import type { HousePort } from '../house/house-port.ts'
import type { Sql } from '../platform/database.ts'
import { type Sent, sendRefusal, sendResult, sendText } from './answer.ts'
import type { CallerBooks } from './caller-books.ts'
import type { Caller, CommandAnswer, Once, Recorded, Refused, SignedIn, Visit } from './handler.ts'
import { malformed } from './malformed.ts'
import { readIntent } from './read-intent.ts'
import { findRecorded, type KeyedRequest, recordOnce, requestHash } from './requests.store.ts'

export type CallDeps = { sql: Sql; submit: HousePort['submit']; books: CallerBooks }

/** A request when the platform has found out whose it is and opened its body. */
export type Asked = {
  fields: unknown
  visit: Visit
  caller: Caller | undefined
  key: string | undefined
  /** The header `signed-intent`. */
  intent: string | undefined
  /** Of an upload. */
  file?: Buffer
}

type AnyHandler = (request: unknown, visit: Visit, once?: unknown) => unknown

/** What answers requests of one call. The handler is the one of that call, whose types the table of handlers holds. */
export function answererOf(
  name: string,
  call: Call,
  handler: unknown,
  deps: CallDeps,
): (asked: Asked) => Promise<Sent> {
  const run = handler as AnyHandler
  const { effect } = call
  if (effect === 'act') throw new Error(`${name} is an operators' call and has no user route`)
  const respond = respondBy[effect]
  return async (asked) => {
    const { visit, caller } = asked
    if (call.access === 'session' && caller === undefined)
      return sendRefusal({ kind: 'session_required' }, visit.language)
    const key = call.method === 'GET' ? undefined : clientKeyOf(asked.key ?? newKey(visit.at))
    if (key?.ok === false) return sendRefusal(key.refusal, visit.language)
    const parsed = z.safeParse(call.request, asked.fields)
    if (!parsed.success) return sendRefusal(malformed(parsed.error.issues, asked.fields), visit.language)
    const signedIn = caller === undefined ? visit : { ...visit, caller }
    const { file, intent } = asked
    const fields = parsed.data as object
    return respond({ name, call, run, deps, fields, file, visit: signedIn, key: key?.value, intent })
  }
}

type Responding = {
  name: string
  call: Call
  run: AnyHandler
  deps: CallDeps
  fields: object
  file: Buffer | undefined
  visit: Visit | SignedIn
  key: ClientKey | undefined
  intent: string | undefined
}

const respondBy = {
  read: respondPlainly,
  unrecorded: respondPlainly,
  image: respondWithImage,
  command: respondWithCommand,
  record: respondOnce,
  upload: respondOnce,
}

/** For a request that came without one. */
export const newKey = (at: number): string => newClientKey(at, randomBytes(10))

async function respondPlainly({ run, fields, visit }: Responding): Promise<Sent> {
  const answer = (await run(fields, visit)) as Result<unknown, Refused>
  return answer.ok ? sendResult(answer.value) : sendRefusal(answer.refusal, visit.language)
}

async function respondWithImage({ run, fields, visit }: Responding): Promise<Sent> {
  const answer = (await run(fields, visit)) as Result<{ type: string; bytes: Uint8Array }, Refused>
  return answer.ok ? { status: 200, image: answer.value } : sendRefusal(answer.refusal, visit.language)
}

async function respondWithCommand({ run, fields, visit, deps, key, intent }: Responding): Promise<Sent> {
  if (!('caller' in visit) || key === undefined) throw new Error('command without a caller or an idempotency key')
  const bookId = await bookOf(deps.books, fields, visit.caller)
  if (bookId === undefined) return sendRefusal({ kind: 'not_found' }, visit.language)
  const commanding: Visit & { key: string } = { ...visit, key: key.key }
  const command = (await run(fields, commanding)) as CommandAnswer
  if (!command.ok) return sendRefusal(command.refusal, visit.language)
  const signed = await readIntent(intent, { bookId, key: key.key, command: command.value, at: visit.at })
  if (!signed.ok) return sendRefusal(signed.refusal, visit.language)
  const before = await command.before?.()
  if (before?.ok === false) return sendRefusal(before.refusal, visit.language)
  const outcome = await deps.submit(bookId, key, command.value, factsOf(command.named, bookId, signed.value))
  switch (outcome.kind) {
    case 'done':
      return sendText(
        `{"sequence":${outcome.sequence},"bookId":${bookId},"outcome":${outcome.reply}${await besides(command, bookId, outcome.sequence)}}`,
      )
    case 'refused': {
      const refusal = (await command.explain?.(outcome.refusal, bookId)) ?? outcome.refusal
      return sendRefusal(refusal, visit.language)
    }
    case 'overloaded':
      return sendRefusal(refusedFor(outcome), visit.language)
    case 'failed':
      return sendRefusal({ kind: 'failed' }, visit.language)
  }
}

/** The fields of an answer that come beside the journal's reply, as they follow it in JSON. */
async function besides({ answered }: Commanded, bookId: number, sequence: number): Promise<string> {
  const fields = Object.entries((await answered?.(bookId, sequence)) ?? {})
  return fields.map(([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`).join('')
}

type Commanded = Extract<CommandAnswer, { ok: true }>
type Named = Commanded['named']

/** The facts that the handler names, and the intent of the person's device. */
function factsOf(
  facts: Named,
  bookId: number,
  intent: SignedIntent | undefined,
): NamedFacts | (() => Promise<NamedFacts>) | undefined {
  const signed = named(signedIntentFact, intent)
  const withIntent = (found: NamedFacts): NamedFacts => ({ ...found, byKind: { ...found.byKind, ...signed } })
  if (typeof facts === 'function') return async () => withIntent(await facts(bookId))
  return intent === undefined ? facts : withIntent(facts ?? {})
}

/** Whose queue is full, or that the database is away, and when to send the command again. */
export function refusedFor(crowded: Overloaded): Refused {
  const seconds = Math.ceil(crowded.retryAfterMs / 1_000)
  if (crowded.whose === 'book') return { kind: 'book_busy', seconds, maximum: crowded.queuedMax }
  return { kind: crowded.whose === 'database' ? 'unavailable' : 'overloaded', seconds }
}

/** The book that the fields name, or the one that holds the record whose id they give. */
async function bookOf(books: CallerBooks, fields: object, caller: Caller): Promise<number | undefined> {
  const called = calledBook(fields)
  if ('recordId' in called) return books.holding(caller.userId, called.recordId)
  return books.named(caller.userId, called.name)
}

async function respondOnce({ name, call, run, deps, fields, file, visit, key }: Responding): Promise<Sent> {
  if (!('caller' in visit) || key === undefined) throw new Error('record without a caller or an idempotency key')
  const compared = file === undefined ? fields : { ...fields, file: createHash('sha256').update(file).digest('hex') }
  const hash = requestHash(name, compared, call.secrets)
  const asked = file === undefined ? fields : { ...fields, file }
  const request = { userId: visit.caller.userId, key, hash, at: visit.at }
  return answerOnce(deps.sql, request, visit.language, (once) => run(asked, visit, once))
}

/** Replies with the reply recorded under the key, or runs the effect that records one. */
export async function answerOnce(
  sql: Sql,
  request: KeyedRequest,
  language: Language,
  run: (once: Once<unknown>) => unknown,
): Promise<Sent> {
  const found = await findRecorded(sql, request)
  if (!found.ok) return sendRefusal(found.refusal, language)
  if (found.value !== undefined) return sendText(found.value)
  let reply = ''
  const once = async (effect: Parameters<typeof recordOnce>[2]): Promise<Recorded<unknown>> => {
    const answer = await recordOnce(sql, request, effect)
    if (answer.ok) reply = answer.value
    return (answer.ok ? { ok: true, value: undefined } : refuse(answer.refusal)) as Recorded<unknown>
  }
  const answer = (await run(once)) as Result<unknown, Refused>
  return answer.ok ? sendText(reply) : sendRefusal(answer.refusal, language)
}
