import type { Currency } from '../money/currency.ts'
import type { Money, Rate } from '../money/decimal.ts'

/** When a bond pays: all at the end of its term, or interest every 30 days and the principal at the end. */
export type Repayment = 'at_end' | 'monthly'

/** How likely an issuer is to fail, by our own judgement: A is the least likely. */
export const riskClasses = ['A', 'B', 'C', 'D', 'E'] as const
export type RiskClass = (typeof riskClasses)[number]

/** The most units that a bond has, and that one command names: what they cost stays exact. */
export const unitsMost = 1_000_000

/** A loan to an issuer in equal units. The house stands between, and owes nothing itself. */
export type BondTerms = {
  id: string
  /** Who borrows: the texts of the app have the name. */
  issuer: string
  riskClass: RiskClass
  currency: Currency
  /** What one unit costs, how many there are, and with how many sold it goes ahead. */
  unit: Money
  units: number
  unitsMin: number
  dailyRate: Rate
  termDays: number
  repayment: Repayment
  /** For so many whole UTC days from its opening on it can be subscribed, and then given back for some more. */
  subscriptionDays: number
  thinkDays: number
  /** The most units that one person may hold; 0 for any number. */
  unitsMax: number
  identityLevel: 0 | 1 | 2
  /** The VIP level that it takes; absent in versions from before it was asked for, and then none. */
  levelLimit?: number
}
