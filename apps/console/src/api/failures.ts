import { CallFailed, CallRefused } from '@touchstone/client/call-failed'
import { sessionRequiredCode } from '@touchstone/wire/answer-codes'

/** Returns the message for a failed call; undefined if the session has ended, which leads to the sign-in. */
export function messageOf(error: unknown): string | undefined {
  if (error instanceof CallRefused) {
    if (error.code === sessionRequiredCode) return undefined
    return error.message
  }
  if (error instanceof CallFailed)
    return 'No answer from the server, so we don’t know if it worked. Try again: it can only happen once.'
  return brokenText
}

/** The same of what was only read. */
export function readMessageOf(error: unknown): string | undefined {
  if (!(error instanceof CallFailed)) return messageOf(error)
  return 'No answer from the server, or one that this page can’t read.'
}

const brokenText = 'Something in this page went wrong. Reload it and try again.'
