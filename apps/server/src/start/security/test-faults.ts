import type { Call } from '@touchstone/wire/call'
import { successCode } from '@touchstone/wire/answer-codes'
import { envelope, refusedResult } from '@touchstone/wire/envelope'
import { refusalsOf } from '@touchstone/wire/docs/refusals-of'
import { isRefusalKind, refusalCodes, type RefusalKind } from '@touchstone/wire/codes/refusal-codes'
import { refusalText } from '@touchstone/texts/refusal-text'
import * as z from 'zod/mini'
import type { Received } from './test-request.ts'

/** Stands in whatever was made up to be wrong: no answer has it. */
export const marker = 'zqxj'

const anEnvelope = z.strictObject(envelope.shape)
const aRefusal = z.strictObject(refusedResult.shape)
const insides = /\n\s+at |node_modules|\.ts:\d|[A-Z]\w*Error\b|\bselect \w|\binsert into\b|postgres/i

/** The kind of a refusal, or `ok`. */
export type Verdict = RefusalKind | 'ok'

/**
 * What an answer says.
 * @throws when it is not of the documented kind: envelope, code, status, a finished sentence, nothing of our insides. A
 * call's answer is one of that call's refusals, or a result by its schema.
 */
export function verdictOf(answer: Received, call?: Call): Verdict {
  const fault = (what: string): Error =>
    new Error(`${what}: HTTP ${answer.status} ${answer.text.slice(0, 1_000)}`, { cause: answer })
  if (answer.status >= 500 && answer.status !== 503) throw fault('the server failed')
  const type = String(answer.headers['content-type'])
  if (call?.effect === 'image' && answer.status === 200 && type.startsWith('image/')) return 'ok'
  if (!type.startsWith('application/json')) throw fault('no JSON')
  const read = z.safeParse(anEnvelope, parsed(answer.text))
  if (!read.success) throw fault('no envelope')
  const { code, message, result } = read.data
  if (code === successCode) {
    if (answer.status !== 200 || call === undefined) throw fault('done, where nothing was to be done')
    const reply = z.safeParse(call.reply, result)
    if (!reply.success) throw fault(`undocumented reply: ${z.prettifyError(reply.error)}`)
    return 'ok'
  }
  const refused = z.safeParse(aRefusal, result)
  if (!refused.success || !isRefusalKind(refused.data.key)) throw fault('no refusal')
  const { key: kind, details } = refused.data
  if (insides.test(answer.text)) throw fault('it shows our insides')
  if (code !== refusalCodes[kind]) throw fault('the code of another refusal')
  if (answer.status !== statusOf(code)) throw fault('another status')
  if (message !== refusalText(kind, 'en-us', details)) throw fault('another sentence')
  if (!isSentence(refusalText(kind, 'en-us', plain(details)))) throw fault('no finished sentence')
  if (kind === 'failed') throw fault('the server failed')
  if (call !== undefined && !refusalsOf(call).includes(kind)) throw fault('a refusal that is not documented')
  if (echoing(answer.text, kind, details).includes(marker)) throw fault('an echo of what was sent')
  return kind
}

/** The name of a field that we do not know is said again, and nothing else. */
const echoing = (text: string, kind: RefusalKind, details: Readonly<Record<string, unknown>>): string =>
  kind === 'unknown_field' ? text.replaceAll(String(details['field']), '') : text

/** The name of an unknown field may be anything, also what an unfinished sentence looks like. */
const plain = (details: Readonly<Record<string, unknown>>) =>
  'field' in details ? { ...details, field: 'name' } : details

const statusOf = (code: number): number => (code >= 1_000 || code === refusalCodes.session_required ? 200 : code)
const isSentence = (message: string): boolean => /^[A-Z].*[.]$/s.test(message) && !/\{\w*\}|undefined|NaN/.test(message)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
