import type { RefusalKind } from '@touchstone/wire/codes/refusal-codes'
import { CallFailed, CallNotSent, CallRefused } from './call-failed.ts'
import type { Intent } from './client-of.ts'

/** How one sending of an intent ended. `refused`: nothing was done, since it was refused or not sent; `unknown`: no answer came, or none that says what became of it. */
export type TryEnd = 'answered' | 'refused' | 'key_over' | 'unknown'

/** One sending of an intent. Its end is told once. */
export type IntentTry = {
  intent: Intent
  end: (how: TryEnd) => void
  /** Whether this or an earlier sending of it got no answer. */
  isLost: () => boolean
}

/** The intents whose outcome is not known, each by what was asked for. */
export type PendingIntents = {
  /** Opens a try of what is asked for: of the intent that waits, else of a new one. @throws Error where none may be sent */
  open: (asked: string, newIntent: () => Intent) => IntentTry
}

export type IntentTerms = {
  /** Fields that prove who asks and are no part of what is asked for; the server leaves them out of its comparison too. */
  proofs?: readonly string[]
  pending?: PendingIntents
}

/**
 * Sends what a person confirms, with one idempotency key as long as the outcome is unknown: sending the same request
 * again after a lost response repeats the same intent, also with another code or password. A response ends it; so does a
 * refusal, unless another try under the key got no answer or is on its way: the refusal does not say what became of that one.
 *
 * @throws CallNotSent only where no try has left: after a lost one `CallFailed`, since its outcome is still unknown
 */
export function oneIntent(newIntent: () => Intent, { proofs = [], pending = pendingInMemory() }: IntentTerms = {}) {
  return async <Request, Reply>(
    request: Request,
    call: (request: Request, asking: { intent: Intent }) => Promise<Reply>,
  ): Promise<Reply> => {
    const { intent, end, isLost } = pending.open(askedFor(request, proofs), newIntent)
    try {
      const reply = await call(request, { intent })
      end('answered')
      return reply
    } catch (error) {
      end(endBy(error))
      if (error instanceof CallNotSent && isLost()) throw new CallFailed(error.message, { cause: error })
      throw error
    }
  }
}

/** What is asked for, as a text, without what proves who asks. */
export const askedFor = (request: unknown, proofs: readonly string[]): string =>
  JSON.stringify([request], (field, value: unknown) => (proofs.includes(field) ? undefined : value))

export type Tries = {
  begin: () => void
  /** Whether the intent is over with it. */
  end: (how: TryEnd) => boolean
  areOpen: () => boolean
  isLost: () => boolean
}

/** Counts the tries of one intent that are on their way, and remembers whether one of them got no answer. */
export function countTries(): Tries {
  let open = 0
  let isLost = false
  return {
    begin() {
      open += 1
    },
    end(how) {
      open -= 1
      if (how === 'unknown') isLost = true
      if (how === 'refused') return open === 0 && !isLost
      return how !== 'unknown'
    },
    areOpen: () => open > 0,
    isLost: () => isLost,
  }
}

/** One at a time, as long as the page lives: another request takes its place. */
export function pendingInMemory(): PendingIntents {
  let kept: { asked: string; intent: Intent; tries: Tries } | undefined
  return {
    open(asked, newIntent) {
      if (kept?.asked !== asked) kept = { asked, intent: newIntent(), tries: countTries() }
      const mine = kept
      mine.tries.begin()
      return {
        intent: mine.intent,
        end(how) {
          if (mine.tries.end(how) && kept === mine) kept = undefined
        },
        isLost: mine.tries.isLost,
      }
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

/** What a failure says of the try that it ended. */
export function endBy(error: unknown): TryEnd {
  if (error instanceof CallNotSent) return 'refused'
  if (!(error instanceof CallRefused) || error.kind === undefined) return 'unknown'
  if (keyEnds.includes(error.kind)) return 'key_over'
  return saysNothing.includes(error.kind) ? 'unknown' : 'refused'
}
