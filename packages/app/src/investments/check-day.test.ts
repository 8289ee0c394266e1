import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { hashText } from '@touchstone/domain/ledger/hash'
import { inputText } from '@touchstone/domain/strategy-rules/input-text'
import { ruleHash, ruleText, runStrategy } from '@touchstone/domain/strategy-rules/run-strategy'
import { type StrategyRuleId, symbolsOfRule } from '@touchstone/domain/strategy-rules/rule'
import { dayMs, hourMs } from '@touchstone/domain/time'
import { expect, it } from 'vitest'
import { checkDay, chartedPrice, isRuleText } from './check-day.ts'
import { sceneOf } from './day-scene.ts'

const day = Date.UTC(2025, 11, 2)

/** Made-up hours that swing by a fortieth, the two symbols in different times, so that every rule trades. */
function swing(symbol: string, hour: number): string {
  const [base, step, half] = symbol === 'BTC/USDT' ? [90_000, 330, 7] : [3_000, 25, 5]
  return String(base + step * Math.abs((hour % (2 * half)) - half))
}

/** A day with the day before it. */
function dayOf(rule: StrategyRuleId) {
  const input = {
    rule,
    day,
    symbols: symbolsOfRule(rule).map((symbol) => ({
      symbol,
      halfSpread: decimal('0.0001'),
      takerFee: decimal('0.0005'),
      hours: Array.from({ length: 48 }, (_, hour) => ({
        openAt: day - dayMs + hour * hourMs,
        open: decimal(swing(symbol, hour)),
        close: decimal(swing(symbol, hour + 1)),
      })),
    })),
  }
  const inputs = inputText(input)
  const result = printDecimal(runStrategy(input).rate)
  const asked = { rule, day: '2025-12-02', result }
  return { answer: { ...asked, inputs, hash: hashText(inputs) }, asked }
}

it.each(['trend/1', 'reversion/1', 'spread/1'] as const)('runs %s again on the prices that it was given', (rule) => {
  const { answer, asked } = dayOf(rule)
  const check = checkDay(answer, asked)
  if (check.is === 'unreadable') throw new Error('it can be read')
  expect(check.is).toBe('same')
  expect(check.own).toBe(answer.result)
  expect(check.points).toHaveLength(25)
  expect(check.isRatio).toBe(rule === 'spread/1')
  const scene = sceneOf(
    check.points,
    check.trades.map(({ entryAt, legs }) => ({
      key: String(entryAt),
      at: entryAt,
      value: chartedPrice(legs, 'entryPrice'),
      side: 'long' as const,
      is: 'entry' as const,
    })),
  )
  expect(scene.marks.length).toBeGreaterThan(0)
  expect(scene.marks.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true)
})

it('says it where the server tells another result, in the day or in the list', () => {
  const { answer, asked } = dayOf('trend/1')
  expect(checkDay({ ...answer, result: '0.5' }, asked).is).toBe('different')
  expect(checkDay(answer, { ...asked, result: '0.5' }).is).toBe('different')
})

it('believes no prices that their hash does not name, nor those of another day or rule', () => {
  const { answer, asked } = dayOf('trend/1')
  expect(checkDay({ ...answer, inputs: answer.inputs.replace('90330', '90331') }, asked).is).toBe('unreadable')
  expect(checkDay({ ...answer, inputs: '{}', hash: hashText('{}') }, asked).is).toBe('unreadable')
  expect(checkDay(answer, { ...asked, day: '2025-12-03' }).is).toBe('unreadable')
  expect(checkDay(answer, { ...asked, rule: 'reversion/1' }).is).toBe('unreadable')
})

it('knows the text that terms name by its hash', () => {
  expect(isRuleText('trend/1', ruleText('trend/1'), ruleHash('trend/1'))).toBe(true)
  expect(isRuleText('trend/1', `${ruleText('trend/1')} `, ruleHash('trend/1'))).toBe(false)
})
