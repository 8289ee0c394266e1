import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'
import { CallFailed, CallRefused } from './call-failed.ts'
import type { Intent } from './client-of.ts'

/** These say nothing of what an earlier request under the same key did; and after `failed` only the key knows. */
const openKinds = new Set<RefusalKind | undefined>([
  'too_many_requests',
  'overloaded',
  'book_busy',
  'unavailable',
  'failed',
])

const isOpen = (error: unknown): boolean => error instanceof CallRefused && openKinds.has(error.kind)

/**
 * Sends what a person confirms, with one idempotency key as long as the outcome is unknown: sending the same request
 * again after a lost response repeats the same intent. A changed request, a response or a decided refusal ends it.
 */
export function oneIntent(newIntent: () => Intent) {
  let pending: { intent: Intent; request: string } | undefined
  return async <Request, Reply>(
    request: Request,
    call: (request: Request, asking: { intent: Intent }) => Promise<Reply>,
  ): Promise<Reply> => {
    const text = JSON.stringify([request])
    if (pending?.request !== text) pending = { intent: newIntent(), request: text }
    try {
      const reply = await call(request, { intent: pending.intent })
      pending = undefined
      return reply
    } catch (error) {
      if (!(error instanceof CallFailed) && !isOpen(error)) pending = undefined
      throw error
    }
  }
}
