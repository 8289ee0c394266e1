import { type Book, leverageKey } from '../books/book.ts'
import type { Command, CommandOf } from '../books/command.ts'
import type { Decision } from '../books/decision.ts'
import type { Facts } from '../books/facts.ts'
import type { Refusal } from '../books/refusal.ts'
import type { Money } from '../money/decimal.ts'
import { countryAt, countryRulesAt, isOffAt, lossLimitAt } from './in-force.ts'
import { countRealised, lostInDay } from './losses.ts'
import type { Standing } from './standing.ts'

/** What would be opened, with what a country may limit. */
export type Opening =
  | { feature: 'positions'; leverage: number }
  | { feature: 'second_contracts'; stake: Money }
  | { feature: 'exchange' }

const hourMs = 3_600_000

type Known = Pick<Facts, 'at' | 'settings'>

/**
 * Why a real book may not open this now; undefined when it may. Other worlds play, and are open. Closing, cancelling,
 * stops, added margin and withdrawals never come here. Stakes count as lost until they come back, so that a limit is
 * passed by one contract at most.
 */
export function openingRestriction(book: Book, opening: Opening, { at, settings }: Known): Refusal | undefined {
  if (book.world !== 'real') return undefined
  const { standing } = book
  const { leverageMax, stakeMax } = countryRulesAt(standing, settings, at)
  if (isOffAt(standing, opening.feature, settings, at))
    return { kind: 'not_offered_in_country', country: countryAt(standing, at) }
  const pause = pauseOf(standing, at)
  if (pause !== undefined) return pause
  if (opening.feature !== 'exchange' && standing.riskAcknowledgedAt === 0) return { kind: 'risk_not_acknowledged' }
  const lossLimit = lossLimitAt(standing, at)
  const lost = lostInDay(standing.losses, at) + book.stakes.open
  if (lossLimit !== null && lost >= lossLimit) return { kind: 'loss_limit_reached', lossLimit, lost }
  if (opening.feature === 'positions' && leverageMax !== null && opening.leverage > leverageMax)
    return { kind: 'leverage_above_country', leverageMax }
  if (opening.feature === 'second_contracts' && stakeMax !== null && opening.stake > stakeMax)
    return { kind: 'stake_above_country', maximum: stakeMax }
  return undefined
}

/** Why a person may not bring money in now; undefined when they may. What arrives all the same is credited. */
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

/** Why a command that opens something, or raises leverage, is refused, whatever else might be said of it. */
export function commandRestriction(book: Book, command: Command, facts: Known): Refusal | undefined {
  if (book.world !== 'real') return undefined
  if (command.kind === 'set_leverage') return leverageRestriction(book, command, facts)
  const opening = openingOf(book, command)
  return opening && openingRestriction(book, opening, facts)
}

function openingOf(book: Book, command: Command): Opening | undefined {
  if (command.kind === 'open_position' || command.kind === 'place_limit_order')
    return { feature: 'positions', leverage: command.leverage }
  if (command.kind === 'reverse_position')
    return { feature: 'positions', leverage: book.positions.get(command.positionId)?.leverage ?? 1 }
  if (command.kind === 'buy_second_contract') return { feature: 'second_contracts', stake: command.stake }
  return command.kind === 'exchange' ? { feature: 'exchange' } : undefined
}

/** Less leverage than now is always allowed. */
function leverageRestriction(
  { standing, leverages }: Book,
  { symbol, marginMode, leverage }: CommandOf<'set_leverage'>,
  { at, settings }: Known,
): Refusal | undefined {
  const { leverageMax } = countryRulesAt(standing, settings, at)
  if (leverageMax === null || leverage <= leverageMax) return undefined
  const isRaised = leverage > (leverages.get(leverageKey(symbol, marginMode)) ?? 1)
  return isRaised ? { kind: 'leverage_above_country', leverageMax } : undefined
}

/** The decision with what it realises counted towards the loss limit of a real book. */
export function withLossesCounted(book: Book, decision: Decision, at: number): Decision {
  if (book.world !== 'real') return decision
  const standing = decision.changes.findLast((change) => change.kind === 'standing')?.standing ?? book.standing
  const losses = countRealised(standing.losses, decision.postings, at)
  if (losses === standing.losses) return decision
  return { ...decision, changes: [...decision.changes, { kind: 'standing', standing: { ...standing, losses } }] }
}
