import { describe, expect, it } from 'vitest'
import { decimal, printDecimal } from '../money/decimal.ts'
import { dayMs, hourMs } from '../time.ts'
import { isStrategyRuleId, type StrategyRuleId, strategyRuleIds, symbolsOfRule } from './rule.ts'
import { clampRate, ruleHash, ruleText, runStrategy } from './run-strategy.ts'
import type { StrategyInput } from './strategy-input.ts'
import type { StrategyTrade } from './strategy-trade.ts'

const day = 20_000 * dayMs

/** Made-up hours that swing: BTC/USDT by a fortieth of its price in 14 hours, ETH/USDT in 10, each with a gap before it. */
function swinging(rule: StrategyRuleId): StrategyInput {
  const priceAt = (hour: number, { base, step, half }: { base: number; step: number; half: number }): number =>
    base + step * Math.abs((hour % (2 * half)) - half)
  const symbols = symbolsOfRule(rule).map((symbol) => {
    const swing = symbol === 'BTC/USDT' ? { base: 90_000, step: 330, half: 7 } : { base: 3_000, step: 25, half: 5 }
    const hours = Array.from({ length: 48 }, (_, hour) => ({
      openAt: day - dayMs + hour * hourMs,
      open: decimal(String(priceAt(hour, swing) + 1)),
      close: decimal(String(priceAt(hour + 1, swing))),
    }))
    return { symbol, halfSpread: decimal('0.0001'), takerFee: decimal('0.0005'), hours }
  })
  return { rule, day, symbols }
}

function printTrade({ legs, entryAt, exitAt, exitBy, fees, profit }: StrategyTrade, from: number): string {
  const timeOf = (at: number): string => `${String((at - from) / hourMs).padStart(2, '0')}:00`
  const prices = legs.map((leg) =>
    [leg.side, leg.symbol, printDecimal(leg.entryPrice), printDecimal(leg.exitPrice)].join(' '),
  )
  const times = `${timeOf(entryAt)}-${timeOf(exitAt)} ${exitBy}`
  return [times, ...prices, printDecimal(fees), printDecimal(profit)].join(' | ')
}

/** The rate of the day, then its trades: hours, fills, fees, profit. */
const golden: Record<StrategyRuleId, string[]> = {
  'trend/1': [
    '-0.09145308',
    '00:00-04:00 decision | short BTC/USDT 90981.9009 92320.2311 | 0.00100735492546738 | -0.015717205860226208',
    '04:00-11:00 decision | long BTC/USDT 92320.2311 89991.9999 | 0.000987390460507632 | -0.026206469445243839',
    '11:00-18:00 decision | short BTC/USDT 89991.9999 92320.2311 | 0.001012935767638164 | -0.026884471043964433',
    '18:00-24:00 day_end | long BTC/USDT 92320.2311 90320.967 | 0.000989172123617009 | -0.022644924889599849',
  ],
  'reversion/1': [
    '0.07547581',
    '00:00-04:00 decision | long ETH/USDT 3026.3026 3075.6924 | 0.001008160089476843 | 0.015312018864207431',
    '05:00-09:00 decision | short ETH/USDT 3100.6899 3051.3051 | 0.000992036481945518 | 0.01493499962701849',
    '10:00-14:00 decision | long ETH/USDT 3026.3026 3075.6924 | 0.001008160089476843 | 0.015312018864207431',
    '15:00-19:00 decision | short ETH/USDT 3100.6899 3051.3051 | 0.000992036481945518 | 0.01493499962701849',
    '20:00-24:00 day_end | long ETH/USDT 3026.3026 3074.6925 | 0.001007994887887286 | 0.014981780886683307',
  ],
  'spread/1': [
    '0.01957629',
    '00:00-05:00 decision | short BTC/USDT 90981.9009 91990.1981 | long ETH/USDT 3026.3026 3100.6899 | 0.001008915662908275 | 0.005740016952070295',
    '06:00-10:00 decision | long BTC/USDT 91660.1651 90321.9669 | short ETH/USDT 3125.6874 3026.3026 | 0.000988401074206104 | 0.007609889204266022',
    '11:00-13:00 decision | short BTC/USDT 89991.9999 90670.0661 | long ETH/USDT 3001.3001 3050.6949 | 0.001005998134930688 | 0.003455533074636765',
    '14:00-18:00 decision | long BTC/USDT 91000.0991 92301.7689 | short ETH/USDT 3075.6924 3076.3076 | 0.001003626017040251 | 0.0060483880614587',
    '18:00-23:00 decision | short BTC/USDT 92301.7689 90670.0661 | long ETH/USDT 3076.3076 3050.6949 | 0.000993499073090527 | 0.003682561837502246',
    '23:00-24:00 day_end | long BTC/USDT 90670.0661 90320.967 | short ETH/USDT 3050.6949 3075.3075 | 0.001001054413351341 | -0.006960094477682354',
  ],
}

describe('the rules on made-up days', () => {
  it.each(strategyRuleIds)('%s has the rates and trades that it always had', (rule) => {
    const { rate, trades } = runStrategy(swinging(rule))
    expect([printDecimal(rate), ...trades.map((trade) => printTrade(trade, day))]).toEqual(golden[rule])
  })
})

describe('the list of rules', () => {
  it('says each rule in words, whose hash changes with them', () => {
    expect(Object.fromEntries(strategyRuleIds.map((rule) => [rule, ruleHash(rule)]))).toEqual({
      'trend/1': '314769220cefb2b7e9995424d3ef3ddb7f0f0ab2c50226982f01717bc0ab30e2',
      'reversion/1': '2bc148b88d2667334b0f43350e87eaaf9c25499b6b29bec77bf8b3c0294080bb',
      'spread/1': 'b5f7f2950d6e8856e3edbbaf1a583f8e7da5640e76960472a6f8c7755163b966',
    })
    for (const rule of strategyRuleIds) {
      for (const symbol of symbolsOfRule(rule)) expect(ruleText(rule)).toContain(symbol)
    }
  })

  it('knows its own, and nothing else', () => {
    expect(strategyRuleIds.every(isStrategyRuleId)).toBe(true)
    expect(['', 'trend', 'trend/2', 'toString', '__proto__'].some(isStrategyRuleId)).toBe(false)
  })
})

describe('clampRate', () => {
  it.each([
    ['within', '0.001', '0.001', '0'],
    ['at the least', '-0.01', '-0.01', '0'],
    ['at the greatest', '0.02', '0.02', '0'],
    ['above: the house keeps it', '0.05', '0.02', '0.03'],
    ['below: the house adds it', '-0.0125', '-0.01', '-0.0025'],
  ])('%s', (_, rate, clamped, cut) => {
    const expected = { rate: decimal(clamped), cut: decimal(cut) }
    expect(clampRate(decimal(rate), decimal('-0.01'), decimal('0.02'))).toEqual(expected)
  })

  it('throws for limits that exclude each other', () => {
    expect(() => clampRate(0n, 1n, 0n)).toThrow('is not above its greatest')
  })
})
