import { afterEach, describe, expect, it, vi } from 'vitest'
import { exportRequestOf, isNarrowed, type LedgerFilter, readFilter, requestOf, withFilter } from './ledger-filter.ts'

const all: LedgerFilter = {
  account: undefined,
  currency: undefined,
  group: undefined,
  subject: undefined,
  dates: undefined,
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the filter in the address', () => {
  const rows: [string, Partial<LedgerFilter>][] = [
    ['', {}],
    ['account=margin&currency=BTC', { account: 'margin', currency: 'BTC' }],
    ['kinds=fees&subject=12-7.1', { group: 'fees', subject: '12-7.1' }],
    ['days=30', { dates: '30' }],
    ['from=2026-01-01&to=2026-01-31', { dates: { from: '2026-01-01', to: '2026-01-31' } }],
    ['to=2026-01-31', { dates: { from: '', to: '2026-01-31' } }],
  ]

  it.each(rows)('is read from %o', (query, filter) => {
    expect(readFilter(new URLSearchParams(query))).toEqual({ ...all, ...filter })
  })

  it.each(rows)('is written as it is read: %o', (query, filter) => {
    const written = withFilter(new URLSearchParams('book=demo&days=7'), { ...all, ...filter })
    expect(written.get('book')).toBe('demo')
    written.delete('book')
    expect(written.toString()).toBe(new URLSearchParams(query).toString())
  })

  it.each(['account=house:fees', 'currency=btc', 'kinds=profit', "subject=x' or", 'days=8', 'from=yesterday'])(
    'takes %s for nothing',
    (query) => {
      expect(readFilter(new URLSearchParams(query))).toEqual(all)
    },
  )

  it('keeps the parts that are not changed', () => {
    expect(withFilter(new URLSearchParams('kinds=fees&days=7'), { currency: 'BTC' }).toString()).toBe(
      'kinds=fees&days=7&currency=BTC',
    )
    expect(isNarrowed(readFilter(new URLSearchParams('book=demo')))).toBe(false)
    expect(isNarrowed(readFilter(new URLSearchParams('days=1')))).toBe(true)
  })
})

describe('what is asked for', () => {
  const now = Date.UTC(2026, 0, 31, 3, 4, 5)
  const spanIn = (zone: string, dates: LedgerFilter['dates']) => {
    vi.stubEnv('TZ', zone)
    const { from, to } = requestOf('demo', { ...all, dates }, now)
    return [from, to]
  }

  it.each<[string, LedgerFilter['dates'], (string | undefined)[]]>([
    ['UTC', undefined, [undefined, undefined]],
    ['UTC', '1', ['2026-01-31 08:00:00', undefined]],
    ['UTC', '7', ['2026-01-25 08:00:00', undefined]],
    ['America/New_York', '1', ['2026-01-30 13:00:00', undefined]],
    ['Asia/Shanghai', '1', ['2026-01-31 00:00:00', undefined]],
    ['UTC', { from: '2026-01-01', to: '2026-01-02' }, ['2026-01-01 08:00:00', '2026-01-03 07:59:59']],
    ['America/New_York', { from: '2026-03-08', to: '2026-03-08' }, ['2026-03-08 13:00:00', '2026-03-09 11:59:59']],
    ['UTC', { from: '', to: '2026-01-02' }, [undefined, '2026-01-03 07:59:59']],
  ])('in %s %o is %o', (zone, dates, span) => {
    expect(spanIn(zone, dates)).toEqual(span)
  })

  it('names every kind of a group', () => {
    expect(requestOf('real', { ...all, group: 'fees' }, now)).toMatchObject({
      book: 'real',
      kind: ['opening_fee', 'closing_fee', 'liquidation_fee'],
    })
  })

  it('reaches back as far as an export may where no beginning is given', () => {
    vi.stubEnv('TZ', 'UTC')
    expect(exportRequestOf('real', all, now)).toMatchObject({ from: '2025-01-30 11:04:06', to: undefined })
    expect(exportRequestOf('real', { ...all, dates: { from: '', to: '2026-01-02' } }, now)).toMatchObject({
      from: '2025-01-02 08:00:01',
      to: '2026-01-03 07:59:59',
    })
    expect(exportRequestOf('real', { ...all, dates: '7' }, now).from).toBe('2026-01-25 08:00:00')
  })
})
