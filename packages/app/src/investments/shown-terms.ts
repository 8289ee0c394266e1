import { decimal } from '@touchstone/domain/money/decimal'
import type { Hash } from '@touchstone/domain/ledger/hash'
import { termsHash } from '@touchstone/domain/strategies/terms-hash'
import { ruleTextHash } from '@touchstone/domain/strategy-rules/rule-text-hash'
import { CallRefused } from '@touchstone/client/call-failed'
import type { ProductDetail } from './investments.queries.ts'

type Shown = Pick<
  ProductDetail,
  'id' | 'kind' | 'rule' | 'ruleText' | 'currency' | 'dailyRateMin' | 'dailyRateMax' | 'cycleDays' | 'exitFeeRate'
>

/** What a purchase names the terms by, made here of what the screen shows: no hash of the house's is taken, not even the rule's. */
export const shownTermsHash = ({ id: product, kind, rule, ruleText, currency, cycleDays, ...rates }: Shown): Hash =>
  termsHash({
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

/** Whether a purchase was refused because other terms are in force than were shown. */
export const haveTermsChanged = (error: unknown): boolean =>
  error instanceof CallRefused && error.kind === 'terms_differ'
