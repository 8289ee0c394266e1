import type { Currency } from '../money/currency.ts'
import type { Money, Quantity } from '../money/decimal.ts'
import type { NetworkId } from '../networks/networks.ts'

/** Where the figures of a network come from: our published series, or the blocks of the network itself. */
export type NetworkSource = 'simulated' | 'blocks'

/** The most units that a machine has, and that one command names: what they cost stays exact. */
export const minerUnitsMost = 1_000_000

/** A machine that the house runs: its hashrate is sold in units for a number of days. */
export type MinerTerms = {
  id: string
  network: NetworkId
  manufacturer: string
  model: string
  /** Of one unit: terahashes a second, and watts. */
  hashrate: Quantity
  power: number
  /** As the manufacturer states them; nothing is computed from them. */
  size: string
  weight: string
  temperature: string
  humidity: string
  /** What one unit costs for the whole term. */
  currency: Currency
  price: Money
  /** The most units that run at once. */
  units: number
  cycleDays: number
  /** A day and unit, and a kilowatt hour, both in `currency`. */
  hostingFee: Money
  tariff: Money
  /** The most that a unit is paid a day, in the network's coin: what covers it is there before it is sold. */
  outputMax: Money
  /** The most units that one person may hold; 0 for any number. */
  unitsMax: number
  identityLevel: 0 | 1 | 2
  /** The VIP level that it takes; absent in versions from before it was asked for, and then none. */
  levelLimit?: number
}
