import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { having } from '../books/book.ts'
import { named } from '../books/fact-kind.ts'
import { countDay, firstPerson as person, openProducts, poolBook } from '../examples/example-products.ts'
import { exampleDay } from '../examples/example-strategy-days.ts'
import { fixedTerms } from '../examples/fixed-receipts.ts'
import { decimal, ONE } from '../money/decimal.ts'
import { emptyStanding, type Standing, standingPart } from '../restrictions/standing.ts'
import { isFixedRateOffAt } from '../restrictions/in-force.ts'
import { barsInterest } from '../settings/interest-barred.ts'
import type { CountryRules } from '../settings/settings.ts'
import { dayMs } from '../time.ts'
import { poolBookFact, strategyDayFact } from './strategy-facts.ts'

const usdt = decimal
const of = (country: string): Partial<Standing> => ({ country, identityLevel: 1 })
const opened = (terms: object = {}, standing: Partial<Standing> = of('SG')) =>
  openProducts({ terms: { ...fixedTerms, ...terms }, standing })

describe('a day at a fixed rate', () => {
  it('brings the rate of the terms, and asks for no prices', () => {
    const products = opened({ dailyRateMin: usdt('0.0002'), dailyRateMax: usdt('0.0002') })
    const orderId = products.buy(person, '1000')
    countDay(products, exampleDay, usdt('-0.03'))
    expect(products.order(person, orderId)).toMatchObject({ lastIncome: usdt('0.2'), remaining: usdt('1000') })
    countDay(products, exampleDay + dayMs, 0n)
    countDay(products, exampleDay + 2 * dayMs, 0n)
    expect(products.held(person, 'balance')).toBe(usdt('100000.6'))
    expect(products.pool()).toMatchObject({ granted: 0n, owed: 0n })
  })

  it('is handed no result of a rule: it is a bug', () => {
    const products = opened()
    const orderId = products.buy(person, '1000')
    products.goTo(exampleDay + dayMs)
    const result = { rule: 'trend/1', day: exampleDay, result: usdt('-0.03'), inputs: '0'.repeat(64) } as const
    const command = { kind: 'accrue_strategy', orderId, day: exampleDay } as const
    expect(() => products.run(person, command, named(strategyDayFact, result))).toThrow('handed no result')
  })

  it('is covered like any other: by the whole term at its rate', () => {
    const products = opened({ dailyRateMin: usdt('0.0002'), dailyRateMax: usdt('0.0002'), cycleDays: 30 })
    products.buy(person, '1000')
    expect(products.pool().owed).toBe(usdt('6'))
  })
})

it('a term pays what its days come to exactly, less than a unit short, and never costs anything', () => {
  const unit = usdt('0.000001')
  let carried = 0
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 20_000_000n }).map((count) => count * 10n ** 10n),
      fc.integer({ min: 1, max: 12 }),
      fc.bigInt({ min: 1n, max: 50_000_000_000n }).map((count) => count * unit),
      (rate, cycleDays, amount) => {
        const terms = { dailyRateMin: rate, dailyRateMax: rate, cycleDays, amountMin: unit, step: unit }
        const products = opened({ ...terms, amountMax: usdt('50000') })
        if (!products.tryBuy(person, amount).ok) return false
        const { owed } = products.pool()
        for (let day = 0; day < cycleDays; day += 1) countDay(products, exampleDay + day * dayMs, -rate)
        const paid = products.held(person, 'balance') - usdt('100000')
        const exact = (amount * rate * BigInt(cycleDays)) / ONE
        carried += Number(paid < exact)
        return paid <= exact && exact - paid < unit && paid <= owed && products.house('transit') === 0n
      },
    ),
    { seed: 4, numRuns: 150 },
  )
  expect(carried).toBeGreaterThan(50)
})

describe('where interest on stablecoins is barred', () => {
  const barred =
    'US AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO PR GU VI AS MP GF GP MQ RE YT MF AX'.split(
      ' ',
    )

  it('a fixed rate is off, unless the settings say otherwise; elsewhere it is offered, unless they do', () => {
    const codes = Array.from({ length: 26 * 26 }, (_, index) =>
      String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
    )
    expect(codes.filter(barsInterest).toSorted()).toEqual(barred.toSorted())
    const isOff = (country: string, fixedRates?: CountryRules['fixedRates']): boolean => {
      const rules = { off: [], leverageMax: null, stakeMax: null, ...(fixedRates && { fixedRates }) }
      const countries = new Map(fixedRates === undefined ? [] : [[country, rules]])
      return isFixedRateOffAt({ ...emptyStanding, ...of(country) }, { countries }, exampleDay)
    }
    expect(['DE', 'SG', ''].map((country) => isOff(country))).toEqual([true, false, false])
    expect(['DE', 'SG'].map((country) => isOff(country, 'by_law'))).toEqual([true, false])
    expect(['DE', 'SG'].map((country) => isOff(country, 'offered'))).toEqual([false, false])
    expect(['DE', 'SG'].map((country) => isOff(country, 'off'))).toEqual([true, true])
  })

  it.each(['US', 'DE', 'NO'])('nobody of %s buys one, though rules are sold there', (country) => {
    const refusal = { kind: 'fixed_rate_not_offered', country }
    expect(opened({}, of(country)).tryBuy(person, usdt('10'))).toEqual({ ok: false, refusal })
    expect(openProducts({ standing: of(country) }).tryBuy(person, usdt('10')).ok).toBe(true)
  })

  it('is asked before who a person is, and after what is sold', () => {
    const refusalOf = (terms: object, standing: Partial<Standing>, bookId: number = poolBook) => {
      const products = opened(terms, standing)
      const { id: product } = products.terms
      const asked = { kind: 'buy_strategy', product, amount: 0n } as const
      const decided = products.run(person, asked, named(poolBookFact, { product, bookId }))
      return decided.ok ? undefined : decided.refusal.kind
    }
    expect(refusalOf({ identityLevel: 2 }, of('DE'))).toBe('fixed_rate_not_offered')
    expect(refusalOf({ identityLevel: 2 }, of('SG'))).toBe('identity_level_too_low')
    expect(refusalOf({}, of('DE'), 0)).toBe('product_not_on_sale')
  })

  it('an order that was asked for before goes on: it is confirmed, counted and paid', () => {
    const products = opened()
    products.hold(true)
    const orderId = products.buy(person, '1000')
    const { parts } = products.book(person)
    const standing = { ...emptyStanding, riskAcknowledgedAt: 1, ...of('DE') }
    products.put(person, { parts: { ...parts, ...having(standingPart, standing) } })
    expect(products.tryBuy(person, usdt('10')).ok).toBe(false)
    products.hold(false)
    expect(products.order(person, orderId).state).toBe('held')
    expect(countDay(products, exampleDay, 0n).gains).toBe(usdt('0.20003'))
  })
})
