import { canonicalText } from '../ledger/canonical.ts'
import { type Hash, hashText } from '../ledger/hash.ts'
import type { Money, Quantity } from '../money/decimal.ts'

/** What a house promises of each unit of a machine, and a person is shown before they sign: an order has all of it, a screen too. */
export type ShownMachine = {
  product: string
  network: string
  coin: string
  currency: string
  price: Money
  hashrate: Quantity
  power: number
  hostingFee: Money
  tariff: Money
  outputMax: Money
  cycleDays: number
}

/** The one text of what is promised, whatever else the value has. */
export function machineTermsText(shown: ShownMachine): string {
  const { product, network, coin, currency, price, hashrate, power, hostingFee, tariff, outputMax, cycleDays } = shown
  return canonicalText({
    product,
    network,
    coin,
    currency,
    price,
    hashrate,
    power,
    hostingFee,
    tariff,
    outputMax,
    cycleDays,
  })
}

/** What a purchase names the terms by: the device makes it of what it shows, the book of the settings, a checker of the order. */
export const machineTermsHash = (shown: ShownMachine): Hash => hashText(machineTermsText(shown))
