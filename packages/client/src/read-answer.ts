import { isSuccess, sessionRequiredCode } from '@touchstone/wire/answer-codes'
import { refusedResult } from '@touchstone/wire/envelope'
import * as z from 'zod/mini'
import { CallFailed, CallRefused } from './call-failed.ts'
import type { Answer } from './fetch-with-retries.ts'

/** The minimum that the specification requires of a response. */
const anyEnvelope = z.object({
  code: z.int(),
  message: z.nullish(z.string()),
  result: z.optional(z.unknown()),
})

/**
 * The result in a response; for an image, the image itself. By the specification the codes 200 and 0 mean success,
 * and so does a list without an envelope.
 * @throws CallRefused for a refusal, with code 401 if only the HTTP status says that a session is missing; CallFailed
 * if this client cannot read the response.
 */
export function readAnswer({ status, text, image }: Omit<Answer, 'date'>): unknown {
  if (image !== undefined && status === 200) return image
  const body = parseJson(text)
  if (Array.isArray(body) && status < 300) return body
  const read = z.safeParse(anyEnvelope, body)
  if (status === sessionRequiredCode || read.data?.code === sessionRequiredCode)
    throw new CallRefused(sessionRequiredCode, read.data?.message ?? '', 'session_required', {})
  if (!read.success) throw new CallFailed(`unreadable response: HTTP ${status}`)
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
