import { CallFailed } from './call-failed.ts'
import type { Intent } from './client-of.ts'

/**
 * Sends what a person confirms, with one idempotency key as long as the outcome is unknown: sending the same request
 * again after a lost response repeats the same intent. A changed request, a response or a refusal ends it.
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
      if (!(error instanceof CallFailed)) pending = undefined
      throw error
    }
  }
}
