import { Decimal as Oracle } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MarketState } from '../books/facts.ts'
import { exampleFacts, exampleTick } from '../examples/example-facts.ts'
import { type Currency, placesOf } from '../money/currency.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { type ExchangeRequest, quoteExchange } from './quote-exchange.ts'

const ticks = [
  exampleTick('BTC/USDT', 41, 9_900, { bid: '89999.9', ask: '90000.1' }),
  exampleTick('ETH/USDT', 8, 9_900, '3000'),
  exampleTick('EUR/USD', 5, 9_900, '1.1'),
]
const request: ExchangeRequest = { id: 'q1', bookId: 7, from: 'USDT', to: 'BTC', pay: decimal('1000') }
const quote = (changes: Partial<ExchangeRequest>, states: Record<string, MarketState> = {}) =>
  quoteExchange({ ...request, ...changes }, exampleFacts({ at: 10_000, ticks, states }))

describe('quoteExchange', () => {
  it('makes a quote that says what it was made from', () => {
    expect(quote({})).toEqual({
      ok: true,
      value: {
        ...request,
        // 1000 / (90000 × 1.001) = 0.0111000111…
        receive: decimal('0.01110001'),
        spreadRate: decimal('0.002'),
        fromMark: null,
        toMark: decimal('90000'),
        fromSequence: null,
        toSequence: 41,
        quotedAt: 10_000,
        expiresAt: 20_000,
        settingsVersion: 1,
      },
    })
  })

  it('says on a live market that it waits for the next tick', () => {
    const live = { ...exampleFacts({ at: 10_000, ticks }), fillAt: 'next_tick' as const }
    expect(quoteExchange(request, live)).toMatchObject({ ok: true, value: { fillAt: 'next_tick' } })
    const sandbox = quote({})
    expect(sandbox.ok && 'fillAt' in sandbox.value).toBe(false)
  })

  it.each<[Currency, Currency, string, string]>([
    ['BTC', 'USDT', '0.01', '899.1'],
    ['USDT', 'ETH', '3003', '1'],
    // 0.1 × 90000 × 0.999 / (3000 × 1.001) = 2.99400599…, cut once: by way of USDT it is still one fraction.
    ['BTC', 'ETH', '0.1', '2.994005'],
    ['ETH', 'BTC', '1', '0.03326673'],
  ])('%s to %s: %s gives %s', (from, to, pay, receive) => {
    const quoted = quote({ from, to, pay: decimal(pay) })
    expect(quoted.ok && printDecimal(quoted.value.receive).slice(0, receive.length)).toBe(receive)
  })

  it.each<[string, Partial<ExchangeRequest>, unknown]>([
    ['the smallest value', { pay: decimal('10') }, true],
    ['the largest value', { pay: decimal('100000') }, true],
    ['a coin of the smallest value at its mark', { from: 'ETH', to: 'USDT', pay: decimal('0.00333334') }, true],
    ['one of less', { from: 'ETH', to: 'USDT', pay: decimal('0.00333333') }, 'amount_too_small'],
    ['less than the smallest', { pay: decimal('9.999999') }, 'amount_too_small'],
    ['more than the largest', { pay: decimal('100000.000001') }, 'amount_too_large'],
    ['nothing', { pay: 0n }, 'amount_not_positive'],
    ['less than nothing', { pay: decimal('-10') }, 'amount_not_positive'],
    ['what has no whole units', { pay: decimal('10.0000001') }, 'amount_off_grid'],
    ['the same currency', { to: 'USDT' }, 'currencies_equal'],
    ['a currency that is no coin', { to: 'EUR' }, 'symbol_unknown'],
    ['a coin without a price', { to: 'SOL' }, 'price_missing'],
  ])('%s', (_, changes, expected) => {
    const quoted = quote(changes)
    expect(quoted.ok || quoted.refusal.kind).toBe(expected)
  })

  it.each<[ExchangeRequest['from'], ExchangeRequest['to'], string]>([
    ['USDT', 'BTC', 'BTC/USDT'],
    ['BTC', 'USDT', 'BTC/USDT'],
    ['ETH', 'BTC', 'BTC/USDT'],
    ['BTC', 'ETH', 'BTC/USDT'],
  ])('%s to %s is refused while its price is stale', (from, to, symbol) => {
    const stale = quote({ from, to, pay: decimal('10') }, { [symbol]: 'stale' })
    expect(stale).toEqual({ ok: false, refusal: { kind: 'price_stale', symbol } })
  })

  it('is refused when it rounds to nothing', () => {
    const dear = exampleFacts({ at: 1, ticks: [exampleTick('BTC/USDT', 1, 1, '2000000000')] })
    const refusal = { kind: 'amount_too_small', minimum: decimal('10') }
    expect(quoteExchange({ ...request, pay: decimal('10') }, dear)).toEqual({ ok: false, refusal })
    const amount = { ...request, pay: decimal('20.02') }
    expect(quoteExchange(amount, dear)).toMatchObject({ ok: true, value: { receive: decimal('0.00000001') } })
  })
})

describe('any quote', () => {
  const Exact = Oracle.clone({ precision: 120 })
  const coins = ['USDT', 'BTC', 'ETH', 'XRP'] as const

  it('is the exact fraction, cut once, and a way there and back never gains', () => {
    let quoted = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...coins),
        fc.constantFrom(...coins),
        fc.bigInt({ min: 1n, max: 10n ** 11n }),
        fc.array(fc.bigInt({ min: 1n, max: 10n ** 7n }), { minLength: 3, maxLength: 3 }),
        (from, to, units, prices) => {
          const given = coins.slice(1).map((coin, index) => {
            const price = (prices[index] ?? 1n) * (defaultSettings.symbols.get(`${coin}/USDT`)?.priceTick ?? 1n)
            return exampleTick(`${coin}/USDT`, 1, 1, printDecimal(price))
          })
          const facts = exampleFacts({ at: 1, ticks: given })
          const pay = units * 10n ** BigInt(18 - placesOf(from))
          const result = quoteExchange({ id: 'q', bookId: 7, from, to, pay }, facts)
          if (!result.ok) return true
          quoted += 1
          const { receive, fromMark, toMark } = result.value
          const text = (value: bigint | null): string => (value === null ? '1' : printDecimal(value))
          const exact = new Exact(printDecimal(pay))
            .times(text(fromMark))
            .times(fromMark === null ? 1 : '0.999')
            .div(new Exact(text(toMark)).times(toMark === null ? 1 : '1.001'))
          const back = quoteExchange({ id: 'q', bookId: 7, from: to, to: from, pay: receive }, facts)
          return (
            exact.toDecimalPlaces(placesOf(to), Oracle.ROUND_DOWN).eq(printDecimal(receive)) &&
            (!back.ok || back.value.receive < pay)
          )
        },
      ),
      { seed: 14, numRuns: 3_000 },
    )
    expect(quoted > 500 && quoted < 2_900).toBe(true)
  })
})
