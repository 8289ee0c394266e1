import { decimal } from '@touchstone/domain/money/decimal'
import type { Feature } from '@touchstone/wire/protection'
import type { Protection } from './protection.queries.ts'

/** Why nothing of a kind may be opened for real, other than that the risk warning is not acknowledged. */
export type OpeningBar = 'off' | 'excluded' | 'cooling' | 'limit'

/** In the order in which the server refuses; undefined while nothing bars it, or it is not known. */
export function openingBar(protection: Protection | undefined, feature: Feature): OpeningBar | undefined {
  if (protection === undefined) return undefined
  const { featuresOff, excludedUntilAtMs, coolOffUntilAtMs, lossLimit, lostToday } = protection
  // A fixed rate is a strategy too.
  const features: readonly Feature[] = feature === 'fixed_rates' ? ['strategies', feature] : [feature]
  if (features.some((each) => featuresOff.includes(each))) return 'off'
  if (excludedUntilAtMs !== null) return 'excluded'
  if (coolOffUntilAtMs !== null) return 'cooling'
  return lossLimit !== null && decimal(lostToday) >= decimal(lossLimit) ? 'limit' : undefined
}
