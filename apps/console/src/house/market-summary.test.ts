import { expect, it } from 'vitest'
import { marketSummary, marketText } from './market-summary.ts'

it('counts a closed market as closed, and one that is off as nothing else', () => {
  const summary = marketSummary([
    { enabled: true, state: 'open' },
    { enabled: true, state: 'closed' },
    { enabled: true, state: 'closed' },
    { enabled: true, state: 'missing' },
    { enabled: false, state: 'stale' },
  ])
  expect(summary).toEqual({ live: 1, stale: 0, closed: 2, missing: 1, off: 1 })
  expect(marketText(summary)).toBe('1 without a price · 2 closed · 1 off')
})

it('says that everything is live', () => {
  expect(marketText(marketSummary([{ enabled: true, state: 'open' }]))).toBe('All markets are live')
})
