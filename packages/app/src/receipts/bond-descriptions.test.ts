import { bondReceipts } from '@touchstone/domain/examples/bond-receipts'
import { describe, expect, it } from 'vitest'
import { describing } from './test-descriptions.ts'

const { described, linesOf } = describing(bondReceipts())

describe('what happened to a bond', () => {
  it.each([
    ['bondOpened', 'bondRecords.opened', undefined],
    ['bondRequested', 'bondRecords.requested', undefined],
    ['bondConfirmed', 'bondRecords.confirmed', undefined],
    ['bondDeclined', 'bondRecords.declined', '3000'],
    ['bondWithdrawn', 'bondRecords.withdrawn', '2000'],
    ['bondClosed', 'bondRecords.raised', undefined],
    ['bondStarted', 'bondRecords.started', undefined],
    ['bondReturned', 'bondRecords.returned', '300'],
    ['proceedsPaidOut', 'bondRecords.paidOut', undefined],
    ['issuerPaid', 'bondRecords.issuerPaid', undefined],
    ['bondPaidLate', 'bondRecords.paid', '1.2'],
    ['bondCreditedPart', 'bondRecords.credited', '120'],
  ])('%s', (name, title, outcome) => {
    const { story } = described(name)
    expect([story.title, story.outcome?.value]).toEqual([title, outcome])
  })

  it('is told with its terms, and why an order came back', () => {
    expect(described('bondDeclined').story.note).toBe('strategyRecords.strategyDeclined_sold_out')
    expect(described('bondRequested').story.facts.map(({ label }) => label)).toEqual([
      'bondRecords.product',
      'bondRecords.units',
      'words.amount',
      'bonds.unit',
      'investments.dailyRate',
      'investments.term',
      'bonds.repayment',
      'agreements.named',
      'bondRecords.decided',
      'words.time',
    ])
  })

  it('says since when it is late, and no more once that was made up for', () => {
    const labels = (name: string): string[] => described(name).story.facts.map(({ label }) => label)
    expect(labels('bondPaidLate')).toContain('bondRecords.lateSince')
    expect(labels('bondPaid')).not.toContain('bondRecords.lateSince')
  })
})

describe('how a payment was computed', () => {
  it('interest first, as far as the money of the issuer goes', () => {
    expect(linesOf('bondPaidLate')).toEqual([
      'bondRecords.accrued | 100 × 0.04% × 30 | 1.2 USDT',
      'bondRecords.share | 51,000.5 ÷ 1700 | 30.000294 USDT | receipts.roundedDown',
      'bondRecords.interestPerUnit | 1.2 | 1.2 USDT',
      'bondRecords.principalPerUnit | 100 | 28.800294 USDT | bondRecords.asFarAsThere',
    ])
  })

  it('with interest on what was still lent', () => {
    expect(linesOf('bondPaid').at(-1)).toBe('bondRecords.principalPerUnit | 71.199706 | 71.199706 USDT')
    expect(linesOf('bondPaid')[0]).toContain('71.199706 × 0.04% × 1 | 0.028479 USDT')
  })
})
