import type { Sending, Sms } from './sending.ts'

const answerWithinMs = 30_000

/** Posts texts as JSON { to, text }. A provider that knows the idempotency key sends a repeated one once. */
export function createSmsCourier(url: string, token: string | undefined): (sms: Sms) => Promise<Sending> {
  return async ({ id, to, text }) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(answerWithinMs),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `delivery-${id}`,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text }),
      })
      await response.body?.cancel()
      return sendingOf(response.status)
    } catch (error) {
      const reason = reasonOf(error)
      return neverConnected.has(reason) ? { kind: 'not_sent', reason } : { kind: 'unknown', reason }
    }
  }
}

const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** `fetch` says what happened in the cause of its error. */
function reasonOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return error instanceof Error ? error.name : 'unknown'
}

/** A provider that is too busy, broken or rejects our token may take it later. */
function sendingOf(status: number): Sending {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  const reason = `HTTP ${status}`
  const mayBeTaken = status >= 500 || [401, 403, 408, 409, 425, 429].includes(status)
  return { kind: mayBeTaken ? 'not_sent' : 'refused', reason }
}
