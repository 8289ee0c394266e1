import { expect, it } from 'vitest'
import { askedBy, readFilters } from './trade-filters.ts'

it('reads what the address says, and nothing else', () => {
  const read = (text: string) => readFilters(new URLSearchParams(text))
  expect(read('kind=orders&symbol=BTC/USDT&mode=cross&span=week')).toEqual({
    kind: 'orders',
    symbol: 'BTC/USDT',
    marginMode: 'cross',
    span: 'week',
  })
  expect(read('kind=x&mode=x&span=constructor')).toEqual({
    kind: 'positions',
    symbol: undefined,
    marginMode: undefined,
    span: 'all',
  })
})

it('asks from a whole minute on, in the time of the API', () => {
  const nowMs = Date.UTC(2026, 0, 8, 12, 0, 30)
  expect(askedBy({ symbol: undefined, marginMode: 'cross', span: 'week' }, nowMs)).toEqual({
    marginMode: 'cross',
    from: '2026-01-01 20:00:00',
  })
  expect(askedBy({ symbol: 'BTC/USDT', marginMode: undefined, span: 'all' }, nowMs)).toEqual({ symbol: 'BTC/USDT' })
})
