import { decimal } from '../money/decimal.ts'
import type { Investments, StrategyTerms } from './investments.ts'

const strategy = (
  given: Pick<StrategyTerms, 'id' | 'kind' | 'rule' | 'cycleDays'> & { least: string; most: string; capacity: string },
): StrategyTerms => {
  const { least, most, capacity, ...rest } = given
  return {
    ...rest,
    currency: 'USDT',
    dailyRateMin: decimal(least),
    dailyRateMax: decimal(most),
    amountMin: decimal('10'),
    amountMax: decimal('50000'),
    step: decimal('1'),
    capacity: decimal(capacity),
    purchaseLimit: 10,
    identityLevel: 0,
    exitFeeRate: decimal('0.005'),
  }
}

/** What a sandbox offers: each rule with limits that most of its days stay within, for a week, two and a month. Our choice. */
export const defaultInvestments: Investments = {
  capital: decimal('100000000'),
  passwordFrom: decimal('1000'),
  strategies: [
    strategy({
      id: 'trend-7',
      kind: 'ai_quant',
      rule: 'trend/1',
      cycleDays: 7,
      least: '-0.03',
      most: '0.03',
      capacity: '5000000',
    }),
    strategy({
      id: 'reversion-14',
      kind: 'ai_quant',
      rule: 'reversion/1',
      cycleDays: 14,
      least: '-0.03',
      most: '0.03',
      capacity: '5000000',
    }),
    strategy({
      id: 'spread-30',
      kind: 'arbitrage',
      rule: 'spread/1',
      cycleDays: 30,
      least: '-0.015',
      most: '0.015',
      capacity: '5000000',
    }),
  ],
}
