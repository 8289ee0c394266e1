import type { RestrictionRefusal } from '@touchstone/domain/restrictions/restriction-refusal'
import type { Reach } from '../noun/coverage.ts'

/** Restrictions are asked before a command of any noun: what they refuse is reached by whichever comes to it. */
export const restrictionCoverage: { readonly [Kind in RestrictionRefusal['kind']]: Reach } = {
  risk_not_acknowledged: 'reached',
  self_excluded: 'reached',
  cooling_off: 'reached',
  loss_limit_reached: 'reached',
  not_offered_in_country: 'reached',
  leverage_above_country: 'reached',
  stake_above_country: 'reached',
}
