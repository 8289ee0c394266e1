import { minerReceipts, outputReceipts } from '@touchstone/domain/examples/mining-receipts'
import { describe, expect, it } from 'vitest'
import { describing } from './test-descriptions.ts'

const { described, linesOf } = describing({ ...minerReceipts(), ...outputReceipts() })

describe('what happened to machines', () => {
  it.each([
    ['minerRequested', 'miningRecords.requested', undefined],
    ['minerConfirmed', 'miningRecords.confirmed', undefined],
    ['minerDeclined', 'miningRecords.declined', '85'],
    ['minerCancelled', 'miningRecords.cancelled', '170'],
    ['networkDay', 'miningRecords.networkDay', undefined],
    ['mined', 'miningRecords.credited', '0.00036762'],
    ['minedNothing', 'miningRecords.credited', '0'],
  ])('%s', (name, title, outcome) => {
    const { story } = described(name)
    expect([story.title, story.outcome?.value]).toEqual([title, outcome])
  })

  it('is told with its terms, and why an order came back', () => {
    expect(described('minerDeclined').story.note).toBe('strategyRecords.strategyDeclined_sold_out')
    expect(described('minerConfirmed').story.facts.map(({ label }) => label)).toEqual([
      'miningRecords.product',
      'miningRecords.units',
      'words.amount',
      'miningRecords.price',
      'miningRecords.hashrate',
      'miningRecords.power',
      'miningRecords.hostingFee',
      'miningRecords.tariff',
      'miningRecords.outputMax',
      'investments.term',
      'agreements.named',
      'miningRecords.starts',
      'words.time',
    ])
  })

  it('says how many days in a row have paid nothing, and of the last of them what came back', () => {
    const labels = (name: string): string[] => described(name).story.facts.map(({ label }) => label)
    expect(labels('minedSecond')).not.toContain('miningRecords.idleDays')
    expect(labels('minedNinth')).toContain('miningRecords.idleDays')
    expect(labels('minedStopped')).toContain('miningRecords.returned')
  })

  it('names the last price of the day, and the row that shows that it was the last', () => {
    expect(described('mined').rows.map(({ role }) => role)).toEqual(['miningRecords.closingPrice', 'receipts.roleSeal'])
  })
})

describe('how a day was computed', () => {
  it('what was found, less its costs at the closing price', () => {
    expect(linesOf('minedSecond')).toEqual([
      'miningRecords.found | 600×10¹² × 86,400 ÷ (74,712,795,541,799 × 2³²) × 3.16861236 | 0.00051189 BTC | receipts.roundedDown',
      'miningRecords.costs | (0.3 + 0.05 × 3500 ÷ 1,000 × 24) × 3 | 13.5 USDT',
      'miningRecords.costsInCoin | 13.5 ÷ 91,000.5 | 0.00014836 BTC | receipts.roundedUp',
      'miningRecords.net | 0.00051189 − 0.00014836 | 0.00036353 BTC',
      'miningRecords.worn | 255 × 2 ÷ 30 − 8.5 | 8.5 USDT',
    ])
  })

  it('up to the most that is paid, and never below nothing', () => {
    expect(linesOf('minedCut')[3]).toBe('miningRecords.cut | 0.01035851 − 0.0003 × 3 | 0.00945851 BTC')
    expect(linesOf('minedNothing')[3]).toBe(
      'miningRecords.net | 0.00050839 − 0.0015 | 0 BTC | miningRecords.nothingOwed',
    )
    expect(linesOf('minedStopped').at(-1)).toBe('miningRecords.returned | 255 − 85 | 170 USDT')
  })
})
