import { decimal } from '@touchstone/domain/money/decimal'
import type { MinerTerms } from '@touchstone/domain/settings/miner-terms'
import type { Settings } from '@touchstone/domain/settings/settings'
import { nouns } from '../rulebook/nouns.ts'
import { lifeSettings } from './life-settings.ts'
import type { Months } from './months.ts'

const machine = (given: Pick<MinerTerms, 'id' | 'cycleDays' | 'tariff'> & Partial<MinerTerms>): MinerTerms => ({
  network: 'bitcoin',
  manufacturer: 'Anybody',
  model: 'One',
  hashrate: decimal('123.456789'),
  power: 3_333,
  size: 'small',
  weight: 'light',
  temperature: 'warm',
  humidity: 'dry',
  currency: 'USDT',
  price: decimal('7.77'),
  units: 25,
  hostingFee: decimal('0.07'),
  outputMax: decimal('0.0001'),
  unitsMax: 9,
  identityLevel: 0,
  ...given,
})

/** One that earns, two that are stopped after ten days, one of which just as its term is over, and one that earns on some days. */
const miners: readonly MinerTerms[] = [
  machine({ id: 'earner-17', cycleDays: 17, tariff: decimal('0.000001') }),
  machine({ id: 'hungry-30', cycleDays: 30, tariff: decimal('0.4') }),
  machine({ id: 'hungry-10', cycleDays: 10, tariff: decimal('0.4') }),
  // A little more than fees of a usual day bring.
  machine({ id: 'brink-40', cycleDays: 40, tariff: decimal('0.0528') }),
]

const settings: Settings = {
  ...lifeSettings,
  investments: {
    capital: decimal('1000'),
    passwordFrom: decimal('1000'),
    strategies: [],
    bonds: [],
    miners,
    coinCapital: [{ currency: 'BTC', amount: decimal('2') }],
    networkSource: 'simulated',
  },
}

const { buy_miner: buy, cancel_miner: cancel } = nouns.mining.wishes

export const machineMonths: Pick<Months, 'settings' | 'hasPrices' | 'wish'> = {
  hasPrices: true,
  settings,
  wish: (view) => view.random.pick([buy, buy, buy, cancel]).make(view),
}
