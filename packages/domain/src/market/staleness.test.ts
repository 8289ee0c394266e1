import { describe, expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { type Staleness, stalenessOf } from './staleness.ts'

const terms = { staleAfterMs: 5_000, delayMsMax: 2_000, staleSpreadFactor: 5n, spreadRate: decimal('0.001') }
const now = 1_000_000
const good = { bid: decimal('99.95'), ask: decimal('100.05'), sourceAt: now - 100, receivedAt: now }

describe('stalenessOf', () => {
  it.each<[string, Partial<typeof good>, Staleness]>([
    ['a good tick', {}, 'fresh'],
    ['silence up to the limit', { sourceAt: now - 5_000, receivedAt: now - 5_000 }, 'fresh'],
    ['silence past it', { sourceAt: now - 5_001, receivedAt: now - 5_001 }, 'silent'],
    ['a tick from up to a quarter of a second ahead', { sourceAt: now + 250, receivedAt: now + 250 }, 'fresh'],
    ['a clock that was set back', { sourceAt: now + 251, receivedAt: now + 251 }, 'early'],
    ['delay up to the limit', { sourceAt: now - 2_000 }, 'fresh'],
    ['delay past it', { sourceAt: now - 2_001 }, 'delayed'],
    ['a spread of five times the symbol’s', { bid: decimal('99.75'), ask: decimal('100.25') }, 'fresh'],
    ['a wider one', { bid: decimal('99.74'), ask: decimal('100.25') }, 'wide_spread'],
    ['silence and delay together', { sourceAt: now - 9_000, receivedAt: now - 6_000 }, 'silent'],
  ])('judges %s', (_, change, staleness) => {
    expect(stalenessOf({ ...good, ...change }, terms, now)).toBe(staleness)
  })

  it('calls a symbol without any tick silent', () => {
    expect(stalenessOf(undefined, terms, now)).toBe('silent')
  })
})
