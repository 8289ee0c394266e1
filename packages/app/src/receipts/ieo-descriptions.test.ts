import { ieoReceipts } from '@touchstone/domain/examples/ieo-receipts'
import { describe, expect, it } from 'vitest'
import { describing } from './test-descriptions.ts'

const { described, linesOf } = describing(ieoReceipts())
const labelsOf = (name: string): string[] => described(name).story.facts.map(({ label }) => label)

describe('what happened to a sale of a token', () => {
  it.each([
    ['ieoApplied', 'ieoRecords.applied', undefined],
    ['ieoChanged', 'ieoRecords.changed', undefined],
    ['ieoWithdrawn', 'ieoRecords.withdrawn', '70'],
    ['ieoGiven', 'ieoRecords.given', '3400'],
    ['ieoGivenNothing', 'ieoRecords.givenNone', '10'],
    ['ieoAwarded', 'ieoRecords.won', undefined],
    ['ieoReserve', 'ieoRecords.reserve', undefined],
    ['ieoNotWon', 'ieoRecords.notWon', '40'],
    ['ieoPaid', 'ieoRecords.paid', '2000'],
    ['ieoForfeited', 'ieoRecords.forfeited', undefined],
    ['ieoReleased', 'ieoRecords.released', '3400'],
    ['tokensReceived', 'ieoRecords.received', undefined],
    ['ieoOpened', 'ieoRecords.opened', undefined],
    ['ieoClosed', 'ieoRecords.closed', undefined],
    ['ieoAllotted', 'ieoRecords.allotted', undefined],
    ['ieoDrawn', 'ieoRecords.drawn', undefined],
    ['ieoDrawnAgain', 'ieoRecords.drawnAgain', undefined],
    ['tokensDelivered', 'ieoRecords.delivered', undefined],
    ['ieoListed', 'ieoRecords.listed', undefined],
    ['raisedPaidOut', 'ieoRecords.paidOut', undefined],
    ['tokensReturned', 'ieoRecords.sentBack', undefined],
  ])('%s', (name, title, outcome) => {
    const { story } = described(name)
    expect([story.title, story.outcome?.value]).toEqual([title, outcome])
  })

  it('is shown with its terms', () => {
    expect(labelsOf('ieoApplied')).toEqual([
      'ieoRecords.sale',
      'ieoRecords.lots',
      'ieoRecords.format',
      'ieoRecords.lotPrice',
      'ieoRecords.lotTokens',
      'ieoRecords.cap',
      'ieoRecords.listBy',
      'agreements.named',
      'ieoRecords.setAside',
      'ieoRecords.closes',
      'words.time',
    ])
    expect(labelsOf('ieoDrawApplied')).toContain('ieoRecords.deposit')
  })

  it('names what the outcome of everybody follows from', () => {
    expect(labelsOf('ieoClosed')).toContain('ieoRecords.root')
    expect(labelsOf('ieoAllotted')).toEqual(expect.arrayContaining(['ieoRecords.part', 'ieoRecords.last']))
    const tickets = ['ieoRecords.seed', 'ieoRecords.upTo']
    for (const name of ['ieoDrawn', 'ieoAwarded', 'ieoReserve', 'ieoNotWon'])
      expect(labelsOf(name)).toEqual(expect.arrayContaining(tickets))
    expect(labelsOf('ieoDrawn')).not.toContain('ieoRecords.above')
    expect(labelsOf('ieoDrawnAgain')).toContain('ieoRecords.above')
  })
})

describe('how lots were computed', () => {
  it('by the part that everybody gets, and one more of those that are left over', () => {
    expect(linesOf('ieoGiven')).toEqual([
      'ieoRecords.lotsWon | 47 × 0.708729472774416594 = 33.310285220397579918 | 34 | ieoRecords.oneMore',
      'ieoRecords.cost | 34 × 10 | 340 USDT',
      'ieoRecords.returned | 470 − 340 | 130 USDT',
      'ieoRecords.tokens | 34 × 100 | 3,400 LMN',
    ])
    expect(linesOf('ieoGivenAll')[0]).toBe('ieoRecords.lotsWon | 12 × 1 = 12 | 12')
    expect(linesOf('ieoGivenNothing')[0]).toMatch(/ \| 0 \| receipts\.roundedDown$/)
  })

  it('with the deposit of a draw', () => {
    expect(linesOf('ieoDrawApplied')).toEqual(['ieoRecords.deposit | 3 × 100 × 10% | 30 USDT'])
    expect(linesOf('ieoAwarded')).toEqual([
      'ieoRecords.deposit | 1 × 100 × 10% | 10 USDT',
      'ieoRecords.returned | 40 − 10 | 30 USDT',
    ])
    expect(linesOf('ieoPaid')).toEqual([
      'ieoRecords.cost | 1 × 100 | 100 USDT',
      'ieoRecords.deposit | 1 × 100 × 10% | 10 USDT',
      'ieoRecords.rest | 100 − 10 | 90 USDT',
      'ieoRecords.tokens | 1 × 2,000 | 2,000 ABR',
    ])
    expect(linesOf('ieoDrawRefunded')[0]).toMatch(/^ieoRecords\.cost \| \d × 100 \| \d00 USDT$/)
    expect(linesOf('ieoForfeited')).toEqual(['ieoRecords.returned | 1 × 100 × 10% | 10 USDT'])
  })
})
