import { describe, expect, it } from 'vitest'
import { firstPerson as person, openProducts, poolBook, withTerms } from '../examples/example-products.ts'
import { hashText } from '../ledger/hash.ts'
import { decimal } from '../money/decimal.ts'
import { ruleHash, ruleText } from '../strategy-rules/run-strategy.ts'
import { ruleTextHash } from '../strategy-rules/rule-text-hash.ts'
import { promisedBy } from './fresh-strategy-order.ts'
import { type ShownStrategy, strategyTermsHash, strategyTermsText } from './strategy-terms-hash.ts'

const shown: ShownStrategy = {
  product: 'trend-7',
  kind: 'ai_quant',
  rule: 'trend/1',
  ruleHash: 'a'.repeat(64),
  currency: 'USDT',
  dailyRateMin: decimal('-0.030'),
  dailyRateMax: decimal('0.03'),
  cycleDays: 7,
  exitFeeRate: decimal('0.005'),
}

/** Another value for each, so that a term which is added is shown to count. */
const otherwise: { readonly [Name in keyof ShownStrategy]: ShownStrategy[Name] } = {
  product: 'trend-8',
  kind: 'arbitrage',
  rule: 'spread/1',
  ruleHash: 'b'.repeat(64),
  currency: 'BTC',
  dailyRateMin: decimal('-0.04'),
  dailyRateMax: decimal('0.029999999999999999'),
  cycleDays: 8,
  exitFeeRate: 0n,
}
const changes = (Object.keys(otherwise) as (keyof ShownStrategy)[]).map(
  (name) => [name, { [name]: otherwise[name] }] as const,
)

describe('the hash of what is promised', () => {
  it('is that of the canonical text of nine terms', () => {
    const text =
      `{"currency":"USDT","cycleDays":7,"dailyRateMax":"0.03","dailyRateMin":"-0.03","exitFeeRate":"0.005",` +
      `"kind":"ai_quant","product":"trend-7","rule":"trend/1","ruleHash":"${'a'.repeat(64)}"}`
    expect(strategyTermsText(shown)).toBe(text)
    expect(strategyTermsHash(shown)).toBe(hashText(text))
    expect(strategyTermsHash(shown)).toBe('6feb1d315b9ee4f1c21d534b3fca7d2c2049708932d8bd3c87c49f80f409e423')
  })

  it('says nothing of what else a value has', () => {
    expect(strategyTermsHash({ ...shown, amount: decimal('5'), settingsVersion: 3 } as ShownStrategy)).toBe(
      strategyTermsHash(shown),
    )
  })

  it.each(changes)('is another one where %s is', (_, changed) => {
    expect(strategyTermsHash({ ...shown, ...changed })).not.toBe(strategyTermsHash(shown))
  })

  it('has the rule by its own words', () => {
    expect(ruleTextHash('trend/1', ruleText('trend/1'))).toBe(ruleHash('trend/1'))
    expect(ruleTextHash('trend/1', `${ruleText('trend/1')} `)).not.toBe(ruleHash('trend/1'))
  })
})

describe('a purchase', () => {
  const onSale = { product: 'trend-7', bookId: poolBook }
  const amount = decimal('100')

  it.each(changes)('by somebody who was shown another %s is refused, and nothing moves', (_, changed) => {
    const products = openProducts()
    const termsSha256 = strategyTermsHash({ ...promisedBy(products.terms), ...changed })
    const decided = products.tryBuy(person, amount, onSale, { termsSha256 })
    expect(decided).toEqual({ ok: false, refusal: { kind: 'terms_differ' } })
    expect(products.held(person, 'balance')).toBe(decimal('100000'))
    expect(products.ordersOf(person)).toEqual([])
  })

  it('is of the terms in force, which its order has', () => {
    const products = openProducts({ terms: { exitFeeRate: decimal('0.01') } })
    const { terms: before } = withTerms({})
    const termsSha256 = strategyTermsHash(promisedBy(before))
    expect(products.tryBuy(person, amount, onSale, { termsSha256 }).ok).toBe(false)
    const orderId = products.buy(person, '100')
    expect(strategyTermsHash(products.order(person, orderId))).toBe(strategyTermsHash(promisedBy(products.terms)))
  })

  it('is told that the terms differ before it is told what else is amiss', () => {
    const products = openProducts({ terms: { identityLevel: 2 }, standing: { identityLevel: 0 } })
    const decided = products.tryBuy(person, 0n, onSale, { termsSha256: '0'.repeat(64) })
    expect(decided).toEqual({ ok: false, refusal: { kind: 'terms_differ' } })
  })
})
