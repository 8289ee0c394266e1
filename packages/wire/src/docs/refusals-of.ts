import { type Call, everyCall } from '../call.ts'
import type { RefusalKind } from '../codes/refusal-codes.ts'

/** The refusals that a call may be answered with, its own first. Each has a code: else `refusalCodes` does not compile. */
export const refusalsOf = (call: Call): RefusalKind[] => [
  ...new Set<RefusalKind>([
    ...(call.refusals as readonly RefusalKind[]),
    ...(call.access === 'public' ? [] : (['session_required'] as const)),
    ...(call.right === undefined ? [] : (['not_allowed'] as const)),
    ...everyCall[call.effect],
  ]),
]
