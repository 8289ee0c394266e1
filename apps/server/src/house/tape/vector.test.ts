import { exampleTick } from '@touchstone/domain/examples/example-facts'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import type { Tick } from '@touchstone/domain/market/tick'
import { decimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { describe, expect, it } from 'vitest'
import { createVector, isGapAhead, isStale, marketState } from './vector.ts'

const termsOf = (symbol: string): SymbolTerms => {
  const terms = defaultSettings.symbols.get(symbol)
  if (terms === undefined) throw new Error(`no symbol ${symbol}`)
  return terms
}
const btc = termsOf('BTC/USDT')
const gold = termsOf('XAU/USD')
const euro = termsOf('EUR/USD')
const at = Date.UTC(2026, 10, 18, 12)
const good: Tick = { ...exampleTick('BTC/USDT', 1, at, { bid: '64000', ask: '64010' }), receivedAt: at }

describe('isStale', () => {
  it.each<[string, Partial<Tick>, number, boolean]>([
    ['a tick just received', {}, at, false],
    ['silence of exactly five seconds', {}, at + 5_000, false],
    ['a millisecond more silence', {}, at + 5_001, true],
    ['a command that began before the tick came', {}, at - 40, false],
    ['a delay of exactly two seconds', { sourceAt: at - 2_000 }, at, false],
    ['a millisecond more delay', { sourceAt: at - 2_001 }, at, true],
    ['a source 250 ms ahead', { sourceAt: at + 250 }, at, false],
    ['a source 251 ms ahead', { sourceAt: at + 251 }, at, true],
    // 5 × 0.02 % of a mark of 20,000 is 20.
    ['a spread of exactly five times the usual', { bid: decimal('19990'), ask: decimal('20010') }, at, false],
    ['a spread a hair wider', { bid: decimal('19989.999999999999999999'), ask: decimal('20010') }, at, true],
  ])('%s', (_, change, now, stale) => {
    expect(isStale({ ...good, ...change }, btc, now)).toBe(stale)
  })

  it('gives a quieter market its longer silence', () => {
    expect(isStale(good, gold, at + 15_000)).toBe(false)
    expect(isStale(good, gold, at + 15_001)).toBe(true)
  })
})

describe('marketState', () => {
  const friday = Date.UTC(2026, 10, 20, 21)
  it.each([
    ['a fresh tick', friday - 1, friday - 1, 'open'],
    ['a silent feed', friday - 1, friday - 15_002, 'stale'],
    ['the closing moment', friday, friday, 'closed'],
    ['the weekend, however old the tick', friday + 3_600_000, friday - 1, 'closed'],
    ['the opening, before the first tick', friday + 49 * 3_600_000, friday - 1, 'stale'],
  ])('%s', (_, now, tickAt, state) => {
    expect(marketState({ ...good, sourceAt: tickAt, receivedAt: tickAt }, euro, now)).toBe(state)
  })
})

describe('isGapAhead', () => {
  const friday = Date.UTC(2026, 10, 20, 21)
  const thursday = Date.UTC(2026, 10, 19, 21)
  const hour = 3_600_000
  const { positions } = defaultSettings
  it.each<[string, SymbolTerms, number, Partial<typeof positions>, boolean]>([
    ['an hour before the weekend', euro, friday - hour, {}, true],
    ['a millisecond earlier', euro, friday - hour - 1, {}, false],
    ['the last moment before it', euro, friday - 1, {}, true],
    ['within it: the next closure is a week off', euro, friday, {}, false],
    ['before a pause of exactly an hour', gold, thursday - 1, {}, false],
    ['before that pause where shorter ones gap', gold, thursday - 1, { gapLongerThanMs: hour - 1 }, true],
    ['a weekend behind a pause, with a notice of two days', gold, thursday - 1, { gapNoticeMs: 48 * hour }, true],
    ['a market that never closes', btc, friday - 1, {}, false],
  ])('%s', (_, terms, now, change, ahead) => {
    expect(isGapAhead(terms, { ...positions, ...change }, now)).toBe(ahead)
  })
})

describe('createVector', () => {
  it('hands out one vector that later ticks do not change', () => {
    const vector = createVector()
    vector.put(good)
    const market = vector.at(at, defaultSettings)
    vector.put({ ...good, sequence: 2 })
    expect(market('BTC/USDT')).toEqual({ tick: good, state: 'open', gapAhead: false })
    expect(vector.at(at, defaultSettings)('BTC/USDT')?.tick.sequence).toBe(2)
    expect(vector.tick('BTC/USDT')?.sequence).toBe(2)
  })

  it('judges how old a tick is by now, where that is later than the time of the decision', () => {
    const vector = createVector()
    vector.put(good)
    const stateAt = (now: number) => vector.at(at + 10, defaultSettings, { now })('BTC/USDT')?.state
    expect([stateAt(at), stateAt(at + 5_000), stateAt(at + 5_001)]).toEqual(['open', 'open', 'stale'])
  })

  it('knows nothing of a symbol without a tick, or without terms', () => {
    const vector = createVector()
    vector.put({ ...good, symbol: 'OLD/USDT' })
    const market = vector.at(at, defaultSettings)
    expect(market('ETH/USDT')).toBeUndefined()
    expect(market('OLD/USDT')).toBeUndefined()
  })
})
