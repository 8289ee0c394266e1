/** Why a real book may exchange nothing: what the person has set, or the country of residence. */
export const pauseRefusals = ['not_offered_in_country', 'self_excluded', 'cooling_off', 'loss_limit_reached'] as const

/** Why a real book may open nothing. */
export const openingRestrictions = ['risk_not_acknowledged', ...pauseRefusals] as const
