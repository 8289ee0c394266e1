import { atRiskIn, type Book, partOf } from '../books/book.ts'
import type { Facts } from '../books/facts.ts'
import type { Opening } from '../noun/noun.ts'
import { countryAt, countryRulesAt, isOffAt, lossLimitAt } from './in-force.ts'
import { lostInDay } from './losses.ts'
import type { RestrictionRefusal as Refusal } from './restriction-refusal.ts'
import { type Standing, standingPart } from './standing.ts'
import { hourMs } from '../time.ts'

type Known = Pick<Facts, 'at' | 'settings'>

/**
 * Why a real book may not open this now; undefined when it may. Other worlds play, and are open. Closing, cancelling,
 * stops, added margin and withdrawals never come here. Stakes count as lost until they come back, so that a limit is
 * passed by one contract at most.
 */
export function openingRestriction(book: Book, opening: Opening, { at, settings }: Known): Refusal | undefined {
  if (book.world !== 'real') return undefined
  const standing = partOf(book, standingPart)
  const { leverageMax, stakeMax } = countryRulesAt(standing, settings, at)
  if (isOffAt(standing, opening.feature, settings, at))
    return { kind: 'not_offered_in_country', country: countryAt(standing, at) }
  const pause = pauseOf(standing, at)
  if (pause !== undefined) return pause
  if (opening.feature !== 'exchange' && standing.riskAcknowledgedAt === 0) return { kind: 'risk_not_acknowledged' }
  const lossLimit = lossLimitAt(standing, at)
  const lost = lostInDay(standing.losses, at) + atRiskIn(book)
  if (lossLimit !== null && lost >= lossLimit) return { kind: 'loss_limit_reached', lossLimit, lost }
  if (opening.feature === 'positions' && leverageMax !== null && opening.leverage > leverageMax)
    return { kind: 'leverage_above_country', leverageMax }
  if (opening.feature === 'second_contracts' && stakeMax !== null && opening.stake > stakeMax)
    return { kind: 'stake_above_country', maximum: stakeMax }
  return undefined
}

/** Returns why a person may not deposit now; undefined if they may. Money that arrives anyway is credited. */
export function depositRestriction(standing: Standing, { at, settings }: Known): Refusal | undefined {
  if (isOffAt(standing, 'deposits', settings, at))
    return { kind: 'not_offered_in_country', country: countryAt(standing, at) }
  return exclusionOf(standing, at)
}

const pauseOf = (standing: Standing, at: number): Refusal | undefined =>
  exclusionOf(standing, at) ??
  (at < standing.coolOffUntil
    ? { kind: 'cooling_off', untilAtMs: standing.coolOffUntil, hours: Math.ceil((standing.coolOffUntil - at) / hourMs) }
    : undefined)

const exclusionOf = ({ excludedUntil }: Standing, at: number): Refusal | undefined =>
  at < excludedUntil
    ? { kind: 'self_excluded', untilAtMs: excludedUntil, days: Math.ceil((excludedUntil - at) / (24 * hourMs)) }
    : undefined

/** Less leverage than now is always allowed. */
export function leverageRestriction(
  book: Book,
  { current, leverage }: { current: number; leverage: number },
  { at, settings }: Known,
): Refusal | undefined {
  if (book.world !== 'real') return undefined
  const { leverageMax } = countryRulesAt(partOf(book, standingPart), settings, at)
  if (leverageMax === null || leverage <= leverageMax) return undefined
  return leverage > current ? { kind: 'leverage_above_country', leverageMax } : undefined
}
