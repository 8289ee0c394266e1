import { CallRefused } from '@touchstone/client/call-failed'

/** Whether a purchase was refused because other terms are in force than were shown. */
export const haveTermsChanged = (error: unknown): boolean =>
  error instanceof CallRefused && error.kind === 'terms_differ'
