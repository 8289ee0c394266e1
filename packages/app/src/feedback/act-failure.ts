import { CallFailed, CallNotSent } from '@touchstone/client/call-failed'
import i18next from 'i18next'
import { messageOf } from './failures.ts'

/** Whether the outcome of an act is unknown: it was sent, and there was no response. */
export const isUnanswered = (error: unknown): boolean => error instanceof CallFailed && !(error instanceof CallNotSent)

/** Why sending a form failed. Without a response: that sending it again cannot do it twice. */
export function formFailure(error: unknown): string | undefined {
  return isUnanswered(error) ? i18next.t('ui.unknownOutcome') : messageOf(error)
}

/** Why an act failed, in place. Where no answer came: that pressing again asks for the same, never for a second one. */
export function actFailure(error: unknown): string | undefined {
  if (error === null || error === undefined) return undefined
  return isUnanswered(error) ? i18next.t('positions.unknownOutcome') : messageOf(error)
}

/** Where a form is changed: what is asked for now is something else than what failed, or got no answer. */
export function forgetFailure(act: { error: Error | null; reset: () => void }): void {
  if (act.error !== null) act.reset()
}
