import type { Call } from '@touchstone/wire/call'
import * as z from 'zod/mini'
import { CallFailed } from './call-failed.ts'
import { readAnswer } from './read-answer.ts'

/** The schemas of a table of calls: how their responses are read, and what is sent. Needed once a response has arrived. */
export type Answers = {
  /** Whether the schema of this call's result is among them. */
  knows: (name: string) => boolean
  /** @throws as `readAnswer` does. */
  resultOf: typeof readAnswer
  /** Parses a call's result. @throws CallFailed when it does not match the schema. */
  replyOf: (name: string, result: unknown) => unknown
  /** The fields of a request as its schema reads them; undefined where it refuses them or the call is unknown. */
  fieldsOf: (name: string, fields: object) => unknown
}

export const answersOf = (calls: Readonly<Record<string, Call>>): Answers => ({
  knows: (name) => name in calls,
  resultOf: readAnswer,
  replyOf(name, result) {
    const call = calls[name]
    if (call === undefined) throw new CallFailed(`no schema for the response of ${name}`)
    const reply = z.safeParse(call.reply, result)
    if (reply.success) return reply.data
    throw new CallFailed(`unexpected response to ${name}: ${z.prettifyError(reply.error)}`)
  },
  fieldsOf(name, fields) {
    const call = calls[name]
    return call && z.safeParse(call.request, fields).data
  },
})
