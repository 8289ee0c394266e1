import type { BondTerms } from '@touchstone/domain/settings/bond-terms'

type OfBonds = Exclude<keyof BondTerms, 'id' | 'currency' | 'identityLevel' | 'levelLimit'>

/** The fields of bonds, in the order in which people think of them. */
export const bondSettingWords: Readonly<Record<OfBonds, string>> = {
  issuer: 'Issuer',
  riskClass: 'Risk class',
  unit: 'Price of a unit',
  units: 'Units',
  unitsMin: 'Units to go ahead',
  dailyRate: 'Daily rate',
  termDays: 'Term, days',
  repayment: 'Repayment',
  subscriptionDays: 'Subscription, days',
  thinkDays: 'Then to think, days',
  unitsMax: 'Units per person',
}
