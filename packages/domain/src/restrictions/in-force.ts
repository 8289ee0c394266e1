import type { Money } from '../money/decimal.ts'
import { barsInterest } from '../settings/interest-barred.ts'
import type { CountryFeature, CountryRules, Settings } from '../settings/settings.ts'
import type { Standing } from './standing.ts'

/** The loss limit at a time: a looser one that was asked for counts from its time on. */
export const lossLimitAt = ({ lossLimit, lossLimitNext }: Standing, at: number): Money | null =>
  lossLimitNext !== null && at >= lossLimitNext.from ? lossLimitNext.lossLimit : lossLimit

/** Returns the country of residence at a time; empty before it is known. A country proved by a document stays. */
export const countryAt = ({ country, countryNext, identityLevel }: Standing, at: number): string =>
  identityLevel === 0 && countryNext !== null && at >= countryNext.from ? countryNext.country : country

const openCountry: CountryRules = { off: [], leverageMax: null, stakeMax: null }

/** The rules of the country of residence; everything is open where it is not known or not named. */
export const countryRulesAt = (standing: Standing, { countries }: Pick<Settings, 'countries'>, at: number) =>
  countries.get(countryAt(standing, at)) ?? openCountry

export const isOffAt = (
  standing: Standing,
  feature: CountryFeature,
  settings: Pick<Settings, 'countries'>,
  at: number,
): boolean => countryRulesAt(standing, settings, at).off.includes(feature)

/** Whether strategies with a fixed rate are off: as the settings say of the country, or by its law. */
export function isFixedRateOffAt(standing: Standing, settings: Pick<Settings, 'countries'>, at: number): boolean {
  const { fixedRates = 'by_law' } = countryRulesAt(standing, settings, at)
  return fixedRates === 'by_law' ? barsInterest(countryAt(standing, at)) : fixedRates === 'off'
}
