import { printDecimal } from '@touchstone/domain/money/decimal'
import { countryAt, countryRulesAt, isFixedRateOffAt, lossLimitAt } from '@touchstone/domain/restrictions/in-force'
import { lostInDay } from '@touchstone/domain/restrictions/losses'
import type { Standing } from '@touchstone/domain/restrictions/standing'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { protection } from '@touchstone/wire/protection'
import type * as z from 'zod/mini'

export type Protection = z.output<typeof protection.protection.reply>

/** What protects a person at a time (epoch milliseconds): without what has passed, with what has come to count. */
export function protectionOf(standing: Standing, settings: Pick<Settings, 'countries'>, at: number): Protection {
  const { riskAcknowledgedAt, excludedUntil, coolOffUntil, lossLimitNext, countryNext, identityLevel } = standing
  const rules = countryRulesAt(standing, settings, at)
  const isWaiting = (next: { from: number } | null): boolean => next !== null && at < next.from
  const country = countryAt(standing, at)
  return {
    riskAcknowledgedAtMs: riskAcknowledgedAt === 0 ? null : riskAcknowledgedAt,
    lossLimit: printed(lossLimitAt(standing, at)),
    lossLimitNext:
      lossLimitNext !== null && isWaiting(lossLimitNext)
        ? { lossLimit: printed(lossLimitNext.lossLimit), fromAtMs: lossLimitNext.from }
        : null,
    lostToday: printDecimal(lostInDay(standing.losses, at)),
    excludedUntilAtMs: at < excludedUntil ? excludedUntil : null,
    coolOffUntilAtMs: at < coolOffUntil ? coolOffUntil : null,
    country: country === '' ? null : country,
    countryNext:
      countryNext !== null && identityLevel === 0 && isWaiting(countryNext)
        ? { country: countryNext.country, fromAtMs: countryNext.from }
        : null,
    countryVerified: identityLevel > 0,
    featuresOff: [...rules.off, ...(isFixedRateOffAt(standing, settings, at) ? (['fixed_rates'] as const) : [])],
    leverageMax: rules.leverageMax,
    stakeMax: printed(rules.stakeMax),
  }
}

const printed = (amount: bigint | null): string | null => (amount === null ? null : printDecimal(amount))
