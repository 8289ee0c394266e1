import { expect, it } from 'vitest'
import type { StrategyRuleId } from '../strategy-rules/rule.ts'
import { defaultInvestments } from './default-investments.ts'
import type { StrategyTerms } from './investments.ts'
import { ruleNamedSince } from './rule-named-since.ts'

const [terms] = defaultInvestments.strategies as [StrategyTerms]
const [trend, other] = ['trend/1', 'spread/1'] as const
/** A version from a time on, with a product of each rule; `id`: what they are called. */
const from = (effectiveAt: number, rules: readonly StrategyRuleId[], id = 'trend-7') => ({
  effectiveAt,
  investments: { ...defaultInvestments, strategies: rules.map((rule) => ({ ...terms, rule, id })) },
})

it.each([
  ['of one version', [from(10, [trend])], 10],
  ['of one that is not in force yet', [from(101, [trend])], undefined],
  ['of one that names another', [from(10, [other])], undefined],
  ['of several, the first', [from(10, [other]), from(20, [trend]), from(30, [trend, other])], 20],
  ['of a product that is called otherwise since', [from(10, [trend], 'old-7'), from(20, [trend], 'new-7')], 10],
  ['changed and changed back, since then', [from(10, [trend]), from(20, [other]), from(30, [trend])], 30],
  ['gone', [from(10, [trend]), from(20, [other])], undefined],
  ['that will be gone', [from(10, [trend]), from(200, [other])], 10],
  ['of one that never decided', [from(50, [trend]), from(40, [other]), from(60, [trend])], 60],
  ['past one that never decided', [from(10, [trend]), from(50, [other]), from(50, [trend])], 10],
  ['of none', [], undefined],
] as const)('%s', (_, versions, since) => {
  expect(ruleNamedSince(versions, trend, 100)).toBe(since)
})

it('of a version from before there were any products: none', () => {
  expect(ruleNamedSince([{ effectiveAt: 1 }], trend, 100)).toBeUndefined()
})
