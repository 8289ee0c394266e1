import { CallFailed, CallRefused } from '@touchstone/client/call-failed'
import { sessionRequiredCode } from '@touchstone/wire/answer-codes'

/** What an operator reads of a failed call; nothing when the session has ended, which leads to the sign-in. */
export function messageOf(error: unknown): string | undefined {
  if (error instanceof CallRefused) {
    if (error.code === sessionRequiredCode) return undefined
    return error.message
  }
  if (error instanceof CallFailed)
    return 'The server did not answer. Whether it was done is not known: trying again is safe, it is done once at most.'
  return brokenText
}

/** The same of what was only read. */
export function readMessageOf(error: unknown): string | undefined {
  if (!(error instanceof CallFailed)) return messageOf(error)
  return 'The server did not answer, or not in words that this page knows.'
}

const brokenText = 'Something in this page went wrong. Reload it and try again.'
