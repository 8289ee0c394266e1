import { machineTermsHash, type ShownMachine } from '../mining/machine-terms-hash.ts'
import { decimal } from '../money/decimal.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { inOrder, lie } from './forging-bonds.ts'
import type { Forgery } from './forging-house.ts'
import { onTerms } from './forging-mining.ts'
import { type Requesting, signed } from './forging-requests.ts'
import { minedUnderLater } from './mining-receipts.ts'

/** What the machines of a receipt's order promise. */
export function promisedOfMachine({ journal }: Receipt): ShownMachine {
  const { order } = JSON.parse(journal.row.reply) as { order: ShownMachine }
  const valueOf = (name: 'price' | 'hashrate' | 'hostingFee' | 'tariff' | 'outputMax') => decimal(String(order[name]))
  return {
    ...order,
    price: valueOf('price'),
    hashrate: valueOf('hashrate'),
    hostingFee: valueOf('hostingFee'),
    tariff: valueOf('tariff'),
    outputMax: valueOf('outputMax'),
  }
}

/** What a house could show somebody who buys machines, and record on the terms that its settings have. */
export const aboutMachineTerms = (terms: ShownMachine): Requesting[] => [
  ...(
    [
      ['for a higher price', { price: terms.price - decimal('1') }],
      ['with less hashrate', { hashrate: terms.hashrate + decimal('10') }],
      ['with more power to pay for', { power: terms.power - 100 }],
      ['for a higher hosting fee', { hostingFee: 0n }],
      ['for a higher tariff', { tariff: terms.tariff - decimal('0.01') }],
      ['to be paid less a day at most', { outputMax: terms.outputMax * 2n }],
      ['for a shorter term', { cycleDays: terms.cycleDays + 1 }],
      ['for another network', { network: 'other' }],
      ['to be paid in another coin', { coin: 'ETH' }],
      ['in another currency', { currency: 'USDC' }],
      ['under another name', { product: 'northforge-n110-90' }],
    ] satisfies [string, Partial<ShownMachine>][]
  ).map(([otherwise, shown]): Requesting => [
    `was bought ${otherwise} than was signed`,
    signed({ termsSha256: machineTermsHash({ ...terms, ...shown }) }),
  ]),
  ['was bought by signing the hash of no terms', signed({ termsSha256: null })],
]

/** The receipt shows newer settings than those of the purchase, so that its terms are compared with nothing but what was signed. */
export const forgedUnshownMachine = (): Forgery =>
  lie('counts a day of machines on terms of settings that it does not show', 'accepted', minedUnderLater(), {
    accepted: inOrder((order) => void (order['hashrate'] = '100')),
    row: onTerms({ hashrate: '100' }),
  })
