import { canonicalText } from '../ledger/canonical.ts'
import { type Hash, hashText } from '../ledger/hash.ts'
import type { Rate } from '../money/decimal.ts'

/** What a house promises of an order, and a person is shown before they sign: an order has all of it, a screen too. */
export type ShownStrategy = {
  product: string
  kind: string
  rule: string
  ruleHash: Hash
  currency: string
  dailyRateMin: Rate
  dailyRateMax: Rate
  cycleDays: number
  exitFeeRate: Rate
}

/** The one text of what is promised, whatever else the value has. */
export function strategyTermsText(shown: ShownStrategy): string {
  const { product, kind, rule, ruleHash, currency, dailyRateMin, dailyRateMax, cycleDays, exitFeeRate } = shown
  return canonicalText({
    product,
    kind,
    rule,
    ruleHash,
    currency,
    dailyRateMin,
    dailyRateMax,
    cycleDays,
    exitFeeRate,
  })
}

/** What a purchase names the terms by: the device makes it of what it shows, the book of the settings, a checker of the order. */
export const strategyTermsHash = (shown: ShownStrategy): Hash => hashText(strategyTermsText(shown))
