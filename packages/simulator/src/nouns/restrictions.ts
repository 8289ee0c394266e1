import type { RestrictionRefusal } from '@touchstone/domain/restrictions/restriction-refusal'
import type { RefusalReach } from '../noun/coverage.ts'

/** Restrictions are asked before a command of any noun: what they refuse is reached by whichever comes to it. */
export const restrictionCoverage: { readonly [Kind in RestrictionRefusal['kind']]: RefusalReach } = {
  risk_not_acknowledged: 'crowd',
  self_excluded: 'crowd',
  cooling_off: 'crowd',
  loss_limit_reached: 'crowd',
  not_offered_in_country: 'crowd',
  leverage_above_country: 'crowd',
  stake_above_country: 'crowd',
}
