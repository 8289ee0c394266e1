import { CallRefused } from '@touchstone/client/call-failed'
import { isMissing } from '../feedback/failures.ts'
import { OtherKind } from './kinds.ts'

/** Nothing has the id that was asked for, or could have it, or it is something else: it may have been cut off or typed. */
export const isUnknownId = (error: unknown): boolean =>
  isMissing(error) || error instanceof OtherKind || (error instanceof CallRefused && error.kind === 'malformed')
