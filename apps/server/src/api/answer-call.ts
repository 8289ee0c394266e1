import { randomBytes } from 'node:crypto'
import { refuse, type Result } from '@touchstone/domain/result'
import type { Call } from '@touchstone/wire/call'
import * as z from 'zod/mini'
import { type ClientKey, clientKeyOf, newClientKey } from '../books/client-key.ts'
import type { House } from '../house.ts'
import type { Sql } from '../platform/database.ts'
import { type Sent, sendRefusal, sendResult, sendText } from './answer.ts'
import type { CallerBooks } from './caller-books.ts'
import type { Caller, CommandAnswer, Recorded, Refused, SignedIn, Visit } from './handler.ts'
import { malformed } from './malformed.ts'
import { findRecorded, recordOnce, requestHash } from './requests.store.ts'

export type CallDeps = { sql: Sql; submit: House['submit']; books: CallerBooks }

/** A request when the platform has found out whose it is and opened its body. */
export type Asked = { fields: unknown; visit: Visit; caller: Caller | undefined; key: string | undefined }

type AnyHandler = (request: unknown, visit: Visit, once?: unknown) => unknown

/** What answers requests of one call. The handler is the one of that call, whose types the table of handlers holds. */
export function answererOf(
  name: string,
  call: Call,
  handler: unknown,
  deps: CallDeps,
): (asked: Asked) => Promise<Sent> {
  const run = handler as AnyHandler
  const respond = respondBy[call.effect]
  return async (asked) => {
    const { visit, caller } = asked
    if (call.access === 'session' && caller === undefined)
      return sendRefusal({ kind: 'session_required' }, visit.language)
    const key = call.method === 'GET' ? undefined : keyOf(asked.key, visit.at)
    if (key?.ok === false) return sendRefusal(key.refusal, visit.language)
    const parsed = z.safeParse(call.request, asked.fields)
    if (!parsed.success) return sendRefusal(malformed(parsed.error.issues), visit.language)
    const signedIn = caller === undefined ? visit : { ...visit, caller }
    return respond({ name, call, run, deps, fields: parsed.data as object, visit: signedIn, key: key?.value })
  }
}

type Responding = {
  name: string
  call: Call
  run: AnyHandler
  deps: CallDeps
  fields: object
  visit: Visit | SignedIn
  key: ClientKey | undefined
}

const respondBy = { read: respondPlainly, unrecorded: respondPlainly, command: respondWithCommand, record: respondOnce }

const keyOf = (header: string | undefined, at: number): Result<ClientKey, Refused> =>
  clientKeyOf(header ?? newClientKey(at, randomBytes(10)))

async function respondPlainly({ run, fields, visit }: Responding): Promise<Sent> {
  const answer = (await run(fields, visit)) as Result<unknown, Refused>
  return answer.ok ? sendResult(answer.value) : sendRefusal(answer.refusal, visit.language)
}

async function respondWithCommand({ run, fields, visit, deps, key }: Responding): Promise<Sent> {
  if (!('caller' in visit) || key === undefined) throw new Error('a command has a caller and a key')
  const bookId = await bookOf(deps.books, fields, visit.caller)
  if (bookId === undefined) return sendRefusal({ kind: 'not_found' }, visit.language)
  const command = (await run(fields, visit)) as CommandAnswer
  if (!command.ok) return sendRefusal(command.refusal, visit.language)
  const outcome = await deps.submit(bookId, key.key.slice('u:'.length), command.value)
  switch (outcome.kind) {
    case 'done':
      return sendText(`{"sequence":${outcome.sequence},"bookId":${bookId},"outcome":${outcome.reply}}`)
    case 'refused': {
      const refusal = (await command.explain?.(outcome.refusal, bookId)) ?? outcome.refusal
      return sendRefusal(refusal, visit.language)
    }
    case 'overloaded':
      return sendRefusal({ kind: 'overloaded', seconds: outcome.retryAfterMs / 1_000 }, visit.language)
    case 'failed':
      return sendRefusal({ kind: 'failed' }, visit.language)
  }
}

/** The book that the fields name, or the one that holds the record whose id they give. */
async function bookOf(books: CallerBooks, fields: object, caller: Caller): Promise<number | undefined> {
  if ('id' in fields && typeof fields.id === 'string') return books.holding(caller.userId, fields.id)
  return books.named(caller.userId, 'book' in fields && fields.book === 'demo' ? 'demo' : 'real')
}

async function respondOnce({ name, call, run, deps, fields, visit, key }: Responding): Promise<Sent> {
  if (!('caller' in visit) || key === undefined) throw new Error('a record has a caller and a key')
  const hash = requestHash(name, fields, call.secrets)
  const request = { userId: visit.caller.userId, key, hash, at: visit.at }
  const found = await findRecorded(deps.sql, request)
  if (!found.ok) return sendRefusal(found.refusal, visit.language)
  if (found.value !== undefined) return sendText(found.value)
  let reply = ''
  const once = async (effect: Parameters<typeof recordOnce>[2]): Promise<Recorded<unknown>> => {
    const answer = await recordOnce(deps.sql, request, effect)
    if (answer.ok) reply = answer.value
    return (answer.ok ? { ok: true, value: undefined } : refuse(answer.refusal)) as Recorded<unknown>
  }
  const answer = (await run(fields, visit, once)) as Result<unknown, Refused>
  return answer.ok ? sendText(reply) : sendRefusal(answer.refusal, visit.language)
}
