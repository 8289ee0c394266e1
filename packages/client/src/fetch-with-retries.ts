import { sessionRequiredCode } from '@touchstone/wire/answer-codes'
import type { commonRefusals } from '@touchstone/wire/common-refusals'
import { CallFailed, CallNotSent } from './call-failed.ts'

/** A whole response; `date` is its header, the clock of the server or proxy. An image has no text. */
export type Answer = { status: number; date: string | null; text: string; image?: Image }
type Image = { type: string; bytes: Uint8Array<ArrayBuffer> }

export type SentRequest = RequestInit & { signal: AbortSignal }
export type Fetch = (url: string, request: SentRequest) => Promise<Response>

export type RetryOptions = {
  fetch: Fetch
  retries: number
  retryAfterMs: number
  /** Whether the request may still leave. It is asked before each attempt. */
  mayLeave?: () => boolean
}

/** The server is overloaded or stopping and did nothing; with this refusal its database went away, perhaps under it. */
const overloadedStatus = 503
const unavailable = '"key":"unavailable"' satisfies `"key":"${keyof typeof commonRefusals}"`
/** The status of a proxy that got no response itself: the server may have done the request. */
const proxyStatuses = [502, 504]
/** We wait no longer than this, whatever `retry-after` the server sends. Our choice. */
const retryAfterMsMax = 5_000

/**
 * Sends a request until a whole response arrives. Repeatable requests are retried after any failure, others only when
 * the server says that it did nothing. That says nothing of an earlier attempt that got no response: such a request stays
 * unknown. A transport error whose text contains "code 401" is swallowed: it resolves as the 401 that it speaks of
 * (specification, section 8).
 * @throws CallFailed when no response arrived or the signal aborted; CallNotSent when no attempt was allowed to leave.
 */
export async function fetchWithRetries(
  url: string,
  request: SentRequest,
  isRepeatable: boolean,
  { fetch: fetchOf, retries, retryAfterMs, mayLeave = () => true }: RetryOptions,
): Promise<Answer> {
  // Why it is not known what became of an attempt.
  let lost: unknown
  let last: Answer | undefined
  const lastAnswer = (): Answer => {
    // What only reads has done nothing in any case.
    if (last !== undefined && (lost === undefined || request.method === 'GET')) return last
    throw new CallFailed(`no response from ${url.split('?')[0] ?? ''}`, { cause: lost })
  }
  for (let attempt = 0; ; attempt += 1) {
    if (!mayLeave()) {
      if (attempt === 0) throw notSentNow()
      return lastAnswer()
    }
    // Some randomness, or all clients would return at the same moment.
    let waitMs = retryAfterMs * 2 ** attempt * (0.5 + Math.random())
    try {
      const response = await fetchOf(url, request)
      const { status, headers } = response
      last = { status, date: headers.get('date'), ...(await contentOf(response)) }
      const isUndone = status === overloadedStatus && (isRepeatable || !last.text.includes(unavailable))
      const isOfProxy = isRepeatable && proxyStatuses.includes(status)
      if (!isUndone && !isOfProxy) return last
      if (isOfProxy) lost = new Error(`status ${status}`)
      const askedMs = Number(headers.get('retry-after') ?? 0) * 1_000
      if (askedMs > waitMs) waitMs = Math.min(askedMs, retryAfterMsMax)
    } catch (error) {
      if (saysCode401(error)) return { status: sessionRequiredCode, date: null, text: '' }
      lost = error
      last = undefined
      if (!isRepeatable) return lastAnswer()
    }
    if (attempt >= retries || request.signal.aborted) return lastAnswer()
    await pause(waitMs, request.signal)
  }
}

/** Nothing has left, and by the options of the client nothing may. */
export const notSentNow = (): CallNotSent =>
  new CallNotSent('not sent: offline, or later than sendCommandsForMs after the call')

/** Whether a transport error, or what it was caused by, speaks of code 401. */
function saysCode401(error: unknown): boolean {
  return error instanceof Error && (error.message.includes('code 401') || saysCode401(error.cause))
}

async function contentOf(response: Response): Promise<Pick<Answer, 'text' | 'image'>> {
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('image/')) return { text: await response.text() }
  return { text: '', image: { type, bytes: new Uint8Array(await response.arrayBuffer()) } }
}

/** Resolves early when the signal aborts. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
