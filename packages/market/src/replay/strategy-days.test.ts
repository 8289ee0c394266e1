import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { type StrategyRuleId, strategyRuleIds, symbolsOfRule } from '@touchstone/domain/strategy-rules/rule'
import { runStrategy } from '@touchstone/domain/strategy-rules/run-strategy'
import type { StrategyHour, StrategyInput } from '@touchstone/domain/strategy-rules/strategy-input'
import type { StrategyTrade } from '@touchstone/domain/strategy-rules/strategy-trade'
import { dayMs, hourMs } from '@touchstone/domain/time'
import { describe, expect, it } from 'vitest'
import { marketDataFolder, needsMarketData } from './market-data-folder.ts'
import { readRecordedFolder } from './read-recorded-folder.ts'
import type { Recording } from './recording.ts'

const barMs = 300_000

/** The whole hours of a symbol in a stretch of time: the open of their first bar, and the close of their last. */
function hoursOf({ series }: Recording, symbol: string, from: number, to: number): StrategyHour[] {
  const bars = (series.get(symbol)?.bars ?? []).filter(({ openAt }) => openAt >= from && openAt < to)
  const byTime = new Map(bars.map((bar) => [bar.openAt, bar]))
  const hours = Array.from({ length: (to - from) / hourMs }, (_, index) => from + index * hourMs)
  return hours.flatMap((openAt) => {
    const [first, last] = [byTime.get(openAt), byTime.get(openAt + hourMs - barMs)]
    return first === undefined || last === undefined ? [] : [{ openAt, open: first.open, close: last.close }]
  })
}

/** A recorded day with the spread and the fee of the default settings. */
function recordedDay(recording: Recording, rule: StrategyRuleId, day: number): StrategyInput {
  const symbols = symbolsOfRule(rule).map((symbol) => ({
    symbol,
    halfSpread: decimal('0.0001'),
    takerFee: decimal('0.0005'),
    hours: hoursOf(recording, symbol, day - dayMs, day + dayMs),
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
 * 0.0005 × (1 + 3187.388707 / 2994.330537) = 0.001032237284…: together 0.065506806…, away from zero to 8 places. The days are those of perpetual contracts, from their 5 minute candles.
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

const folder = marketDataFolder()

describe.skipIf(folder === undefined)(`the rules on recorded days (${needsMarketData})`, () => {
  it('have the rates and trades that they always had', async () => {
    const symbols = [...defaultSettings.symbols.values()].filter(({ symbol }) => /^(BTC|ETH).USDT$/.test(symbol))
    const recording = await readRecordedFolder(folder ?? '', { symbols, pack: 'crypto-2026', lengthMs: barMs })
    const found = strategyRuleIds.map((rule) => {
      const days = Object.keys(golden[rule]).map((date) => {
        const day = Date.parse(date)
        const input = recordedDay(recording, rule, day)
        expect(input.symbols.map(({ hours }) => hours.length)).toEqual(input.symbols.map(() => 48))
        const { rate, trades } = runStrategy(input)
        return [date, [printDecimal(rate), ...trades.map((trade) => printTrade(trade, day))]] as const
      })
      return [rule, Object.fromEntries(days)] as const
    })
    expect(Object.fromEntries(found)).toEqual(golden)
  })
})
