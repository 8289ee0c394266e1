import { shownOf } from '@touchstone/domain/examples/example-terms'
import { ruleHash, ruleText } from '@touchstone/domain/strategy-rules/run-strategy'
import { describe, expect, it } from 'vitest'
import { shownStrategyHash } from './shown-strategy.ts'

/** As the house begins with it. */
const shown = {
  id: 'trend-7',
  kind: 'ai_quant',
  rule: 'trend/1',
  ruleText: ruleText('trend/1'),
  currency: 'USDT',
  dailyRateMin: '-0.03',
  dailyRateMax: '0.03',
  cycleDays: 7,
  exitFeeRate: '0.005',
} as const

describe('what a purchase names the terms by', () => {
  it('is what the book makes of the settings', () => {
    expect({ termsSha256: shownStrategyHash(shown) }).toEqual(shownOf('trend-7'))
    expect(shownStrategyHash({ ...shown, dailyRateMax: '0.030' })).toBe(shownStrategyHash(shown))
  })

  it.each([
    { id: 'trend-8' },
    { kind: 'arbitrage' as const },
    { rule: 'spread/1' },
    { ruleText: ruleText('spread/1') },
    { currency: 'BTC' as const },
    { dailyRateMin: '-0.02' },
    { dailyRateMax: '0.04' },
    { cycleDays: 6 },
    { exitFeeRate: '0' },
  ])('is another one where the screen shows %o', (changed) => {
    expect(shownStrategyHash({ ...shown, ...changed })).not.toBe(shownStrategyHash(shown))
  })

  it('is made of the words of the rule, whatever hash came with them', () => {
    const told = { ...shown, ruleHash: ruleHash('spread/1') }
    expect(shownStrategyHash(told)).toBe(shownStrategyHash(shown))
  })
})
