import { isSuccess, sessionRequiredCode } from '@touchstone/wire/answer-codes'
import { refusedResult } from '@touchstone/wire/envelope'
import * as z from 'zod/mini'
import { CallFailed, CallRefused } from './call-failed.ts'
import type { Answer } from './fetch-again.ts'

/** As little as the specification asks of an answer. */
const anyEnvelope = z.object({
  code: z.int(),
  message: z.nullish(z.string()),
  result: z.optional(z.unknown()),
})

/**
 * The result in an answer; an image is one itself. The specification takes the codes 200 and 0 as success, and a list without any envelope.
 * @throws CallRefused where the answer is a no, with code 401 where it says by its HTTP status alone that a session is
 * missing; CallFailed where it is nothing that this client can read.
 */
export function readAnswer({ status, text, image }: Omit<Answer, 'date'>): unknown {
  if (image !== undefined && status === 200) return image
  const body = parseJson(text)
  if (Array.isArray(body) && status < 300) return body
  const read = z.safeParse(anyEnvelope, body)
  if (status === sessionRequiredCode || read.data?.code === sessionRequiredCode)
    throw new CallRefused(sessionRequiredCode, read.data?.message ?? '', 'session_required', {})
  if (!read.success) throw new CallFailed(`answered with something else: HTTP ${status}`)
  const { code, message, result } = read.data
  if (isSuccess(code)) return result
  const refused = z.safeParse(refusedResult, result)
  throw new CallRefused(code, message ?? '', refused.data?.key ?? '', refused.data?.details ?? {})
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
