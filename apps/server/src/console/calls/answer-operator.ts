import type { Canonical } from '@touchstone/domain/ledger/canonical'
import type { Result } from '@touchstone/domain/result'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import type { CallAct } from '@touchstone/wire/console/audit-acts'
import type { Call } from '@touchstone/wire/call'
import * as z from 'zod/mini'
import { audit } from '../audit/audit.ts'
import type { NoteReading } from './note-reading.ts'
import { type OperatorKey, operatorKeyOf } from '../../executor/client-key.ts'
import type { Sql } from '../../platform/database.ts'
import type { Outcome } from '../../executor/submission.ts'
import { answerOnce, newKey, refusedFor } from '../../api/answer-call.ts'
import type { Act, ActAnswer, ByOperator, Operator, Refused, Visit } from '../../api/handler.ts'
import { malformed } from '../../api/malformed.ts'
import { findRecorded, recordOnce, requestHash } from '../../api/requests.store.ts'
import { sendRefusal, sendResult, sendText, type Sent } from '../../api/answer.ts'

export type SubmitForHouse = (bookId: number, key: string, command: HouseCommand) => Promise<Outcome>
export type OperatorCallDeps = { sql: Sql; submitForHouse: SubmitForHouse; noteReading: NoteReading }

/** A request to the console when the platform has found out whose it is and opened its body. */
export type AskedByOperator = {
  fields: unknown
  visit: Visit
  operator: Operator | undefined
  key: string | undefined
}

type AnyHandler = (request: unknown, visit: Visit, once?: unknown) => unknown

/**
 * Creates the answerer of one call of the console: an operator without the right is refused before anything is looked
 * up.
 */
export function operatorAnswererOf(
  name: string,
  call: Call,
  handler: unknown,
  deps: OperatorCallDeps,
): (asked: AskedByOperator) => Promise<Sent> {
  const run = handler as AnyHandler
  return async ({ fields, visit, operator, key: sentKey }) => {
    const { language, at } = visit
    const barred = barrierOf(call, operator)
    if (barred !== undefined) return sendRefusal(barred, language)
    const key = call.method === 'GET' ? undefined : operatorKeyOf(sentKey ?? newKey(at))
    if (key?.ok === false) return sendRefusal(key.refusal, language)
    const parsed = z.safeParse(call.request, fields)
    if (!parsed.success) return sendRefusal(malformed(parsed.error.issues, fields), language)
    if (operator === undefined) return answerPlainly(run, call, parsed.data, visit)
    const responding = { name, call, run, deps, fields: parsed.data as object, visit: { ...visit, operator } }
    if (key === undefined) return answerReading(responding)
    if (call.effect === 'record') return recordedAnswer({ ...responding, key: key.value })
    // A call that acts on a book stands in the audit log by its own name.
    if (call.effect === 'act') return actOnBook({ ...responding, key: key.value }, name as CallAct)
    return answerPlainly(run, call, parsed.data, responding.visit)
  }
}

function barrierOf(call: Call, operator: Operator | undefined): Refused | undefined {
  if (call.access === 'public') return undefined
  if (operator === undefined) return { kind: 'session_required' }
  if (operator.mustChangePassword && call.withGivenPassword !== true) return { kind: 'password_change_required' }
  return call.right === undefined || operator.rights.has(call.right) ? undefined : { kind: 'not_allowed' }
}

type Responding = {
  name: string
  call: Call
  run: AnyHandler
  deps: OperatorCallDeps
  fields: object
  visit: ByOperator
  key: OperatorKey
}

/** What is read of a person is in the audit log before they are shown it. */
async function answerReading({ name, call, run, deps, fields, visit }: Omit<Responding, 'key'>): Promise<Sent> {
  const answer = (await run(fields, visit)) as Result<unknown, Refused>
  if (answer.ok) await deps.noteReading(name, fields, answer.value, visit)
  return sendAnswer(call, answer, visit)
}

async function answerPlainly(run: AnyHandler, call: Call, fields: unknown, visit: Visit): Promise<Sent> {
  return sendAnswer(call, (await run(fields, visit)) as Result<unknown, Refused>, visit)
}

function sendAnswer(call: Call, answer: Result<unknown, Refused>, visit: Visit): Sent {
  if (!answer.ok) return sendRefusal(answer.refusal, visit.language)
  if (call.effect === 'image') return { status: 200, image: answer.value as { type: string; bytes: Uint8Array } }
  return sendResult(answer.value)
}

const requestOf = ({ name, call, fields, visit, key }: Responding) => ({
  userId: visit.operator.operatorId,
  key,
  hash: requestHash(name, fields, call.secrets),
  at: visit.at,
})

const recordedAnswer = (responding: Responding): Promise<Sent> =>
  answerOnce(responding.deps.sql, requestOf(responding), responding.visit.language, (once) =>
    responding.run(responding.fields, responding.visit, once),
  )

/**
 * Writes the act to the audit log, then submits it to the book under its number in the log. A retry with the same key
 * finds that number again, so the book does the same act once. A refusal of the book is the reply, and is in the log
 * too.
 */
async function actOnBook(responding: Responding, act: CallAct): Promise<Sent> {
  const { run, deps, fields, visit } = responding
  const { language, at, operator } = visit
  const answer = (await run(fields, visit)) as ActAnswer
  if (!answer.ok) return sendRefusal(answer.refusal, language)
  const { bookId, command, subject } = answer.value
  const noteRefused = (details: { readonly [name: string]: Canonical }) =>
    deps.sql.begin((tx) => audit(tx, { at, operatorId: operator.operatorId, act: `${act}_refused`, subject, details }))
  const noted = await auditNumberOf(responding, act, answer.value)
  if (!noted.ok) {
    if (noted.isOfCheck) await noteRefused({ refusal: noted.refusal.kind })
    return sendRefusal(noted.refusal, language)
  }
  const outcome = await deps.submitForHouse(bookId, `operator:${noted.value}`, command)
  switch (outcome.kind) {
    case 'done':
      return sendText(`{"sequence":${outcome.sequence},"bookId":${bookId},"outcome":${outcome.reply}}`)
    case 'refused':
      await noteRefused({ of: noted.value, refusal: outcome.refusal.kind })
      return sendRefusal(outcome.refusal, language)
    case 'overloaded':
      return sendRefusal(refusedFor(outcome), language)
    case 'failed':
      return sendRefusal({ kind: 'failed' }, language)
  }
}

type Noted = { ok: true; value: string } | { ok: false; refusal: Refused; isOfCheck: boolean }

/** The number of the act in the audit log: the one that was recorded under the key, or a new one. */
async function auditNumberOf(responding: Responding, act: CallAct, { subject, check }: Act): Promise<Noted> {
  const { deps, fields, visit } = responding
  const request = requestOf(responding)
  const found = await findRecorded(deps.sql, request)
  if (!found.ok) return { ...found, isOfCheck: false }
  if (found.value !== undefined) return { ok: true, value: found.value }
  let isOfCheck = false
  const recorded = await recordOnce(deps.sql, request, async (tx) => {
    const { at, operator } = visit
    const checked = await check?.(tx)
    isOfCheck = checked?.ok === false
    if (checked?.ok === false) return checked
    const details = { ...(fields as Record<string, string>), ...checked?.value }
    return { ok: true, value: await audit(tx, { at, operatorId: operator.operatorId, act, subject, details }) }
  })
  return recorded.ok ? recorded : { ...recorded, isOfCheck }
}
