import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { mayBeSkipped } from '../../../../optional/may-be-skipped.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import { dayMs, hourMs } from '../time.ts'
import { recordedFrom, recordedHours } from './recorded-hours.ts'
import { isStrategyRuleId, type StrategyRuleId, strategyRuleIds, symbolsOfRule } from './rule.ts'
import { clampRate, ruleHash, ruleText, runStrategy } from './run-strategy.ts'
import type { StrategyHour, StrategyInput } from './strategy-input.ts'
import type { StrategyTrade } from './strategy-trade.ts'

const lines = recordedHours
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

/** The hours of a symbol of the recording: two columns each. */
function hoursOf(symbol: string): StrategyHour[] {
  const column = symbol === 'BTC/USDT' ? 0 : 2
  return lines.map((line, index) => ({
    openAt: recordedFrom + index * hourMs,
    open: decimal(line[column] ?? ''),
    close: decimal(line[column + 1] ?? ''),
  }))
}

/** A recorded day with the spread and the fee of the default settings. */
function recordedDay(rule: StrategyRuleId, day: number): StrategyInput {
  const symbols = symbolsOfRule(rule).map((symbol) => ({
    symbol,
    halfSpread: decimal('0.0001'),
    takerFee: decimal('0.0005'),
    hours: hoursOf(symbol).filter(({ openAt }) => openAt >= day - dayMs && openAt < day + dayMs),
  }))
  return { rule, day, symbols }
}

function printTrade({ legs, entryAt, exitAt, exitBy, fees, profit }: StrategyTrade, day: number): string {
  const timeOf = (at: number): string => `${String((at - day) / hourMs).padStart(2, '0')}:00`
  const prices = legs.map((leg) =>
    [leg.side, leg.symbol, printDecimal(leg.entryPrice), printDecimal(leg.exitPrice)].join(' '),
  )
  const times = `${timeOf(entryAt)}-${timeOf(exitAt)} ${exitBy}`
  return [times, ...prices, printDecimal(fees), printDecimal(profit)].join(' | ')
}

/**
 * The rate of a day, then its trades: hours, fills, fees, profit. One by hand, reversion on 2025-12-03: the 24 closes of the
 * day before have the mean 2885.02625 and end at 2994.63, 3.8 % above it, so it goes short at 00:00, at the open 2994.63 ×
 * 0.9999 = 2994.330537. No close of the day is at or below its mean (the nearest, that at 15:00, is 1.35 % above), so it is held
 * to the last close, 3187.07 × 1.0001 = 3187.388707. It loses 193.05817 / 2994.330537 = 0.064474568727…, and pays
 * 0.0005 × (1 + 3187.388707 / 2994.330537) = 0.001032237284…: together 0.065506806…, away from zero to 8 places.
 */
const golden: Record<StrategyRuleId, Record<string, string[]>> = {
  'trend/1': {
    '2025-12-02': [
      '0.05160962',
      '00:00-02:00 decision | short BTC/USDT 86232.87585 86418.54099 | 0.001001076533388049 | -0.003154143309485834',
      '02:00-24:00 day_end | long BTC/USDT 86418.54099 91239.97509 | 0.001027895831408204 | 0.054763766984999638',
    ],
    '2025-12-03': [
      '0.02210019',
      '00:00-24:00 day_end | long BTC/USDT 91258.22491 93367.36233 | 0.001011555875769445 | 0.022100195663119873',
    ],
    '2025-12-04': [
      '-0.02055077',
      '00:00-15:00 decision | long BTC/USDT 93386.13768 91850.11407 | 0.000991775954932073 | -0.017439866090787021',
      '15:00-24:00 day_end | short BTC/USDT 91850.11407 92043.90347 | 0.001001054921934296 | -0.003110898790525586',
    ],
  },
  'reversion/1': {
    '2025-12-02': [
      '-0.06252125',
      '11:00-24:00 day_end | short ETH/USDT 2821.437828 2994.929463 | 0.001030745252168641 | -0.06252124958944869',
    ],
    '2025-12-03': [
      '-0.06550681',
      '00:00-24:00 day_end | short ETH/USDT 2994.330537 3187.388707 | 0.001032237284363641 | -0.065506806011643732',
    ],
    '2025-12-04': [
      '0.02008875',
      '00:00-15:00 decision | short ETH/USDT 3186.761292 3143.3143 | 0.000993183205766139 | 0.012640405261957724',
      '16:00-17:00 decision | short ETH/USDT 3206.239344 3167.476716 | 0.000993955125640802 | 0.011095793592756809',
      '19:00-24:00 day_end | long ETH/USDT 3140.01397 3131.696799 | 0.000998675615605622 | -0.003647444404363591',
    ],
  },
  'spread/1': {
    '2025-12-02': [
      '0.00130845',
      '00:00-13:00 decision | short BTC/USDT 86232.87585 87234.32256 | long ETH/USDT 2797.759748 2826.197352 | 0.001005444425413069 | -0.001729875658220573',
      '16:00-24:00 day_end | long BTC/USDT 90818.28092 91239.97509 | short ETH/USDT 3005.249445 2994.929463 | 0.001000302322230276 | 0.003038327299575459',
    ],
    '2025-12-03': [
      '-0.02170331',
      '00:00-24:00 day_end | long BTC/USDT 91258.22491 93367.36233 | short ETH/USDT 2994.330537 3187.388707 | 0.001021896580066543 | -0.02170330517426193',
    ],
    '2025-12-04': [
      '-0.00003642',
      '00:00-19:00 decision | long BTC/USDT 93386.13768 92084.19066 | short ETH/USDT 3186.761292 3140.01397 | 0.000992847307274447 | -0.000629006632987577',
      '20:00-24:00 day_end | short BTC/USDT 91932.30585 92043.90347 | long ETH/USDT 3117.971766 3131.696799 | 0.001001403955355508 | 0.000592595944131397',
    ],
  },
}

describe('the rules on recorded days', () => {
  it.each(strategyRuleIds)('%s has the rates and trades that it always had', (rule) => {
    const days = Object.keys(golden[rule]).map((date, index) => {
      const day = recordedFrom + (index + 1) * dayMs
      const { rate, trades } = runStrategy(recordedDay(rule, day))
      return [date, [printDecimal(rate), ...trades.map((trade) => printTrade(trade, day))]]
    })
    expect(Object.fromEntries(days)).toEqual(golden[rule])
  })

  const folder = path.resolve(
    process.env['MARKETDATA_DIR'] ?? path.join(import.meta.dirname, '../../../../../shared/marketdata'),
    'candles/crypto-2026',
  )
  const isThere = existsSync(folder)
  if (!isThere) console.warn(`no recorded market data at ${folder}: the recorded hours are not compared with it`)

  it.skipIf(!isThere && mayBeSkipped())('stand on hours that are those of the recording', () => {
    const columns = ['BTCUSDT', 'ETHUSDT'].map((name) => {
      const rows = gunzipSync(readFileSync(path.join(folder, `${name}_5m.csv.gz`)))
        .toString('utf8')
        .split('\n')
        .map((row) => row.split(','))
      const byTime = new Map(rows.map(([at, open, , , close]) => [at, { open, close }]))
      return lines.map((_, index) => {
        const openAt = recordedFrom + index * hourMs
        const [first, last] = [byTime.get(`${openAt}`), byTime.get(`${openAt + hourMs - 5 * 60_000}`)]
        return [first?.open, last?.close].map((price) => printDecimal(decimal(price ?? '')))
      })
    })
    expect(lines).toEqual(lines.map((_, index) => columns.flatMap((column) => column[index] ?? [])))
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
