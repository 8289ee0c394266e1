import type { StrategyTerms } from '../settings/investments.ts'
import { ruleHash } from '../strategy-rules/run-strategy.ts'
import type { StrategyOrder } from './strategy-order.ts'
import type { ShownStrategy } from './strategy-terms-hash.ts'

type Terms = Pick<
  StrategyTerms,
  'id' | 'kind' | 'rule' | 'currency' | 'dailyRateMin' | 'dailyRateMax' | 'cycleDays' | 'exitFeeRate'
>
type Given = Pick<StrategyOrder, 'id' | 'amount' | 'pool' | 'settingsVersion' | 'agreementSha256'> & { at: number }

/** What an order copies of the terms of the settings. */
export const promisedBy = ({
  id: product,
  kind,
  rule,
  currency,
  dailyRateMin,
  dailyRateMax,
  cycleDays,
  exitFeeRate,
}: Terms): Pick<StrategyOrder, keyof ShownStrategy> => ({
  product,
  kind,
  rule,
  ruleHash: ruleHash(rule),
  currency,
  dailyRateMin,
  dailyRateMax,
  cycleDays,
  exitFeeRate,
})

/** An order as it is asked for, on the terms of the settings. */
export function freshStrategyOrder(terms: Terms, { at, ...given }: Given): StrategyOrder {
  return {
    ...given,
    state: 'requested',
    ...promisedBy(terms),
    remaining: given.amount,
    carry: 0n,
    requestedAt: at,
    startDay: 0,
    daysPaid: 0,
    exitDay: null,
    exitRow: null,
    lastDay: 0,
    lastIncome: 0n,
    income: 0n,
    returned: 0n,
    exitFee: 0n,
    endedAt: null,
  }
}
