import { CallRefused } from '@touchstone/client/call-failed'
import { isMissing } from '../feedback/failures.ts'

/** Nothing has the id that was asked for, or could have it: it may have been cut off or typed. */
export const isUnknownId = (error: unknown): boolean =>
  isMissing(error) || (error instanceof CallRefused && error.kind === 'malformed')
