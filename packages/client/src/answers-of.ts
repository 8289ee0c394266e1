import type { Call } from '@touchstone/wire/call'
import * as z from 'zod/mini'
import { CallFailed } from './call-failed.ts'
import { readAnswer } from './read-answer.ts'

/** How answers are read. It knows every form of the wire, and is only needed once there is an answer. */
export type Answers = {
  /** @throws as `readAnswer` does. */
  resultOf: typeof readAnswer
  /** What a call's result says. @throws CallFailed where it has another form. */
  replyOf: (name: string, result: unknown) => unknown
}

export const answersOf = (calls: Readonly<Record<string, Call>>): Answers => ({
  resultOf: readAnswer,
  replyOf(name, result) {
    const call = calls[name]
    if (call === undefined) throw new CallFailed(`nothing tells how ${name} is answered`)
    const reply = z.safeParse(call.reply, result)
    if (reply.success) return reply.data
    throw new CallFailed(`${name} was answered with something else: ${z.prettifyError(reply.error)}`)
  },
})
