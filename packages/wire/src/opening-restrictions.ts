import type { RefusalKind } from './refusal-codes.ts'

/** Why a real book may exchange nothing: the person's own limits, or the country of residence. */
export const pauseRefusals = [
  'not_offered_in_country',
  'self_excluded',
  'cooling_off',
  'loss_limit_reached',
] as const satisfies RefusalKind[]

/** Why a real book may open nothing. */
export const openingRestrictions = ['risk_not_acknowledged', ...pauseRefusals] as const satisfies RefusalKind[]
