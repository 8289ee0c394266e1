import { describe, expect, it } from 'vitest'
import { firstMiner as person, openMining, withMachine } from '../examples/example-mining.ts'
import { hashText } from '../ledger/hash.ts'
import { decimal } from '../money/decimal.ts'
import { promisedByMachine } from './fresh-miner-order.ts'
import { machineTermsHash, machineTermsText, type ShownMachine } from './machine-terms-hash.ts'

const shown: ShownMachine = {
  product: 'northforge-n200-30',
  network: 'bitcoin',
  coin: 'BTC',
  currency: 'USDT',
  price: decimal('85.0'),
  hashrate: decimal('200'),
  power: 3_500,
  hostingFee: decimal('0.30'),
  tariff: decimal('0.05'),
  outputMax: decimal('0.0003'),
  cycleDays: 30,
}

/** Another value for each, so that a term which is added is shown to count. */
const otherwise: { readonly [Name in keyof ShownMachine]: ShownMachine[Name] } = {
  product: 'northforge-n110-90',
  network: 'other',
  coin: 'ETH',
  currency: 'BTC',
  price: decimal('84.999999'),
  hashrate: decimal('200.000001'),
  power: 3_499,
  hostingFee: 0n,
  tariff: decimal('0.049'),
  outputMax: decimal('0.00031'),
  cycleDays: 31,
}
const changes = (Object.keys(otherwise) as (keyof ShownMachine)[]).map(
  (name) => [name, { [name]: otherwise[name] }] as const,
)

describe('the hash of what a machine promises', () => {
  it('is that of the canonical text of eleven terms', () => {
    const text =
      `{"coin":"BTC","currency":"USDT","cycleDays":30,"hashrate":"200","hostingFee":"0.3","network":"bitcoin",` +
      `"outputMax":"0.0003","power":3500,"price":"85","product":"northforge-n200-30","tariff":"0.05"}`
    expect(machineTermsText(shown)).toBe(text)
    expect(machineTermsHash(shown)).toBe(hashText(text))
  })

  it('says nothing of what else a value has', () => {
    expect(machineTermsHash({ ...shown, units: 5, settingsVersion: 3 } as ShownMachine)).toBe(machineTermsHash(shown))
  })

  it.each(changes)('is another one where %s is', (_, changed) => {
    expect(machineTermsHash({ ...shown, ...changed })).not.toBe(machineTermsHash(shown))
  })
})

describe('a purchase', () => {
  it.each(changes)('by somebody who was shown another %s is refused, and nothing moves', (_, changed) => {
    const mining = openMining()
    const termsSha256 = machineTermsHash({ ...promisedByMachine(mining.terms), ...changed })
    expect(mining.tryBuy(person, 1, {}, { termsSha256 })).toEqual({ ok: false, refusal: { kind: 'terms_differ' } })
    expect(mining.held(person, 'balance', 'USDT')).toBe(decimal('100000'))
    expect(mining.ordersOf(person)).toEqual([])
  })

  it('is of the terms in force, which its order has', () => {
    const mining = openMining({ terms: { tariff: decimal('0.06') } })
    const termsSha256 = machineTermsHash(promisedByMachine(withMachine().terms))
    expect(mining.tryBuy(person, 1, {}, { termsSha256 }).ok).toBe(false)
    const orderId = mining.buy(person, 3)
    expect(machineTermsHash(mining.order(person, orderId))).toBe(machineTermsHash(promisedByMachine(mining.terms)))
  })

  it('is told that the terms differ before it is told what else is amiss', () => {
    const mining = openMining({ terms: { identityLevel: 2 }, standing: { identityLevel: 0 } })
    const decided = mining.tryBuy(person, 0, {}, { termsSha256: '0'.repeat(64) })
    expect(decided).toEqual({ ok: false, refusal: { kind: 'terms_differ' } })
  })

  it('from before purchases named their terms is decided as it was', () => {
    expect(openMining().tryBuy(person, 1, {}, { termsSha256: undefined }).ok).toBe(true)
  })
})
