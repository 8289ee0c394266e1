import type { Call } from '@touchstone/wire/call'
import * as z from 'zod/mini'
import { CallFailed } from './call-failed.ts'
import { readAnswer } from './read-answer.ts'

/** The response parsers. They know the schemas of a table of calls and are only needed once a response has arrived. */
export type Answers = {
  /** Whether the schema of this call's result is among them. */
  knows: (name: string) => boolean
  /** @throws as `readAnswer` does. */
  resultOf: typeof readAnswer
  /** Parses a call's result. @throws CallFailed when it does not match the schema. */
  replyOf: (name: string, result: unknown) => unknown
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
})
