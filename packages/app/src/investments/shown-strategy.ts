import { decimal } from '@touchstone/domain/money/decimal'
import type { Hash } from '@touchstone/domain/ledger/hash'
import { strategyTermsHash } from '@touchstone/domain/strategies/strategy-terms-hash'
import { ruleTextHash } from '@touchstone/domain/strategy-rules/rule-text-hash'
import type { ProductDetail } from './investments.queries.ts'

type Shown = Pick<
  ProductDetail,
  'id' | 'kind' | 'rule' | 'ruleText' | 'currency' | 'dailyRateMin' | 'dailyRateMax' | 'cycleDays' | 'exitFeeRate'
>

/** What a purchase names the terms by, made here of what the screen shows: no hash of the house's is taken, not even the rule's. */
export const shownStrategyHash = ({ id: product, kind, rule, ruleText, currency, cycleDays, ...rates }: Shown): Hash =>
  strategyTermsHash({
    product,
    kind,
    rule,
    ruleHash: ruleTextHash(rule, ruleText),
    currency,
    dailyRateMin: decimal(rates.dailyRateMin),
    dailyRateMax: decimal(rates.dailyRateMax),
    cycleDays,
    exitFeeRate: decimal(rates.exitFeeRate),
  })
