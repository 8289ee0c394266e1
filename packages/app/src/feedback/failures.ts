import { CallFailed, CallNotSent, CallRefused } from '@touchstone/client/call-failed'
import { sessionRequiredCode } from '@touchstone/wire/answer-codes'
import i18next from 'i18next'

/**
 * The text for a failed call: the message of a refusal or "Error" (specification, section 8), a word on the
 * network if there was no response or nothing was sent. Nothing when the session has ended: that leads to the sign-in.
 */
export function messageOf(error: unknown): string | undefined {
  if (error instanceof CallRefused) {
    if (error.code === sessionRequiredCode) return undefined
    return error.message === '' ? 'Error' : error.message
  }
  if (error instanceof CallNotSent) return i18next.t('ui.notSent')
  return i18next.t(error instanceof CallFailed ? 'ui.offlineText' : 'ui.failedText')
}

/** What was asked for is not there: another try finds it no more. */
export const isMissing = (error: unknown): boolean =>
  error instanceof CallRefused && /((^|_)not_found|^symbol_unknown)$/.test(error.kind ?? '')

export const isOffline = (error: unknown): boolean => error instanceof CallFailed
