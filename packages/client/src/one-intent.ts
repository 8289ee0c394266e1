import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'
import { CallRefused } from './call-failed.ts'
import type { Intent } from './client-of.ts'

/** The intents whose outcome is not known, each by what was asked for. */
export type PendingIntents = {
  find: (asked: string) => Intent | undefined
  /** Before it is sent. What it returns is sent. */
  begin: (asked: string, intent: Intent) => Intent
  /** No answer came, or none that says what became of it. */
  unanswered: (asked: string) => void
  /** Its outcome is known. */
  end: (asked: string) => void
}

export type IntentTerms = {
  /** Fields that prove who asks and are no part of what is asked for; the server leaves them out of its comparison too. */
  proofs?: readonly string[]
  pending?: PendingIntents
}

/**
 * Sends what a person confirms, with one idempotency key as long as the outcome is unknown: sending the same request
 * again after a lost response repeats the same intent, also with another code or password. A response ends it; so does a
 * refusal, unless an earlier try under the key got no answer: the refusal does not say what became of that one.
 */
export function oneIntent(newIntent: () => Intent, { proofs = [], pending = pendingInMemory() }: IntentTerms = {}) {
  return async <Request, Reply>(
    request: Request,
    call: (request: Request, asking: { intent: Intent }) => Promise<Reply>,
  ): Promise<Reply> => {
    const asked = askedFor(request, proofs)
    const earlier = pending.find(asked)
    try {
      const reply = await call(request, { intent: earlier ?? pending.begin(asked, newIntent()) })
      pending.end(asked)
      return reply
    } catch (error) {
      if (isKnown(error, earlier !== undefined)) pending.end(asked)
      else pending.unanswered(asked)
      throw error
    }
  }
}

/** What is asked for, as a text, without what proves who asks. */
export const askedFor = (request: unknown, proofs: readonly string[]): string =>
  JSON.stringify([request], (field, value: unknown) => (proofs.includes(field) ? undefined : value))

/** One at a time, as long as the page lives: another request takes its place. */
export function pendingInMemory(): PendingIntents {
  let kept: { asked: string; intent: Intent } | undefined
  return {
    find: (asked) => (kept?.asked === asked ? kept.intent : undefined),
    begin(asked, intent) {
      kept = { asked, intent }
      return intent
    },
    unanswered: () => undefined,
    end(asked) {
      if (kept?.asked === asked) kept = undefined
    },
  }
}

/** The server takes no more of this key: it knows no request under it, or another. */
const keyEnds: readonly RefusalKind[] = ['key_expired', 'key_ahead', 'key_malformed', 'key_reused']
/** Said without looking at the request: the client itself may have sent it before, and lost the answer. */
const saysNothing: readonly RefusalKind[] = [
  'session_required',
  'too_many_requests',
  'unavailable',
  'overloaded',
  'failed',
  'book_busy',
]

function isKnown(error: unknown, wasSentBefore: boolean): boolean {
  if (!(error instanceof CallRefused) || error.kind === undefined) return false
  if (keyEnds.includes(error.kind)) return true
  return !wasSentBefore && !saysNothing.includes(error.kind)
}
