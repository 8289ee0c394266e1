import { parseWireTime } from '@touchstone/wire/wire-time'
import { describe, expect, it } from 'vitest'
import { isFiltered, readFilter, spanBegin, withFilter } from './second-contract-filter.ts'

describe('the filter of a history', () => {
  it.each([
    ['', { state: 'all', span: 'all', symbol: undefined }],
    ['state=won&span=week&symbol=BTC/USDT', { state: 'won', span: 'week', symbol: 'BTC/USDT' }],
    ['state=sold&span=year&symbol=<b>', { state: 'all', span: 'all', symbol: undefined }],
  ])('is read from "%s"', (query, filter) => {
    expect(readFilter(new URLSearchParams(query))).toEqual(filter)
  })

  it('goes back into the address, and leaves the book there', () => {
    const query = new URLSearchParams('book=demo&state=won')
    expect(withFilter(query, { span: 'today', symbol: 'ETH/USDT' }).toString()).toBe(
      'book=demo&state=won&span=today&symbol=ETH%2FUSDT',
    )
    expect(withFilter(query, { state: 'all', symbol: undefined }).toString()).toBe('book=demo')
  })

  it('knows whether it hides anything', () => {
    expect(isFiltered(readFilter(new URLSearchParams('book=demo')))).toBe(false)
    expect(isFiltered(readFilter(new URLSearchParams('span=month')))).toBe(true)
  })
})

describe('the begin of a span', () => {
  const now = new Date(2026, 0, 31, 15, 30).getTime()
  it.each([
    ['today', new Date(2026, 0, 31)],
    ['week', new Date(2026, 0, 25)],
    ['month', new Date(2026, 0, 2)],
  ] as const)('of %s is a midnight of the device', (span, begin) => {
    expect(parseWireTime(spanBegin(span, now) ?? '')).toBe(begin.getTime())
  })

  it('of all there is none', () => {
    expect(spanBegin('all', now)).toBeUndefined()
  })
})
