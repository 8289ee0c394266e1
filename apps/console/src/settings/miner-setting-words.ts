import type { Investments } from '@touchstone/domain/settings/investments'
import type { MinerTerms } from '@touchstone/domain/settings/miner-terms'

type OfMiners = Exclude<
  keyof MinerTerms,
  'id' | 'network' | 'currency' | 'cycleDays' | 'unitsMax' | 'identityLevel' | 'levelLimit' | 'units'
>
type OfNetworks = Extract<keyof Investments, 'miners' | 'coinCapital' | 'networkSource'>

/** The fields of machines and of what they follow, in the order in which people think of them. */
export const minerSettingWords: Readonly<Record<OfMiners | OfNetworks | 'amount', string>> = {
  networkSource: 'Networks come from',
  coinCapital: 'Play money of the treasury in coins',
  amount: 'Amount',
  miners: 'Machines',
  manufacturer: 'Manufacturer',
  model: 'Model',
  hashrate: 'Hashrate, TH/s',
  power: 'Power, W',
  size: 'Size',
  weight: 'Weight',
  temperature: 'Temperature',
  humidity: 'Humidity',
  price: 'Price of a unit',
  hostingFee: 'Hosting a day and unit',
  tariff: 'Price of a kWh',
  outputMax: 'Most a unit is paid a day, in coin',
}
