import { decimal } from '../money/decimal.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { type ShownStrategy, strategyTermsHash } from '../strategies/strategy-terms-hash.ts'
import { ruleHash } from '../strategy-rules/run-strategy.ts'
import { lie } from './forging-bonds.ts'
import type { Forgery } from './forging-house.ts'
import { ordered, type Requesting, signed } from './forging-requests.ts'
import { noon, noteHouse } from './product-receipts.ts'

/** What the order of a receipt promises. */
export function promisedIn({ journal }: Receipt): ShownStrategy {
  const { order } = JSON.parse(journal.row.reply) as { order: ShownStrategy }
  const rateOf = (name: 'dailyRateMin' | 'dailyRateMax' | 'exitFeeRate') => decimal(String(order[name]))
  return {
    ...order,
    dailyRateMin: rateOf('dailyRateMin'),
    dailyRateMax: rateOf('dailyRateMax'),
    exitFeeRate: rateOf('exitFeeRate'),
  }
}

/** What a house could show somebody who buys, and record on the terms that its settings have. */
export const aboutTerms = (terms: ShownStrategy): Requesting[] => [
  ...(
    [
      ['at a lower rate', { dailyRateMax: terms.dailyRateMax + decimal('0.01') }],
      ['at a deeper loss', { dailyRateMin: 0n }],
      ['for a longer term', { cycleDays: terms.cycleDays - 1 }],
      ['by another rule', { rule: 'spread/1', ruleHash: ruleHash('spread/1') }],
      ['by a rule of other words', { ruleHash: 'b'.repeat(64) }],
      ['as another kind', { kind: 'arbitrage' }],
      ['in another currency', { currency: 'BTC' }],
      ['at a higher cost of leaving', { exitFeeRate: 0n }],
      ['under another name', { product: 'trend-8' }],
    ] satisfies [string, Partial<ShownStrategy>][]
  ).map(([otherwise, shown]): Requesting => [
    `was bought ${otherwise} than was signed`,
    signed({ termsSha256: strategyTermsHash({ ...terms, ...shown }) }),
  ]),
  ['was bought by signing the hash of no terms', signed({ termsSha256: null })],
]

/** The receipt shows newer settings than those of the purchase, so that its terms are compared with nothing but what was signed. */
export function forgedUnshownTerms(): Forgery {
  const newer = { ...defaultSettings, version: defaultSettings.version + 1, effectiveAt: noon + 5 }
  const { house, buy } = noteHouse([defaultSettings, newer])
  const orderId = buy('1001')
  const confirmed = house.run({ kind: 'confirm_strategy', orderId }, { at: noon + 10, settings: newer })
  const [accepted, row] = ordered({ exitFeeRate: '0.5' })
  const honest = house.receiptOf(confirmed, newer)
  return lie('grants what was bought on terms of settings that it does not show', 'postings', honest, { accepted, row })
}
