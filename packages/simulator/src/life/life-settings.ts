import { decimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { notOffered } from '../market/market.ts'
import { neverHosted, neverKnown, neverOpened, neverSold } from '../offers/never-sold.ts'
import type { BondTerms } from '@touchstone/domain/settings/bond-terms'
import type { IeoTerms } from '@touchstone/domain/settings/ieo-terms'
import type { AddedCurrency } from '@touchstone/domain/money/currency'
import type { AddedCurrencyTerms } from '@touchstone/domain/settings/currency-terms'
import type { StrategyTerms } from '@touchstone/domain/settings/investments'
import type { MinerTerms } from '@touchstone/domain/settings/miner-terms'
import type { Settings } from '@touchstone/domain/settings/settings'
import { insertSettings } from '@touchstone/server/house/settings/settings.store'
import type { Sql } from '@touchstone/server/platform/database'

/**
 * Files the version in which market orders and exchanges wait for the next tick, to begin in some seconds; once. Epoch
 * milliseconds.
 */
export async function fileNextTick(sql: Sql, at: number): Promise<void> {
  await insertSettings(sql, { ...lifeSettings, version: 2, effectiveAt: at + 10_000, fillAt: 'next_tick' })
}

const product = (given: Pick<StrategyTerms, 'id' | 'rule' | 'cycleDays'> & Partial<StrategyTerms>): StrategyTerms => ({
  kind: 'ai_quant',
  currency: 'USDT',
  dailyRateMin: decimal('-0.012'),
  dailyRateMax: decimal('0.012'),
  amountMin: decimal('10'),
  amountMax: decimal('900'),
  step: decimal('1'),
  capacity: decimal('2000'),
  purchaseLimit: 0,
  identityLevel: 0,
  exitFeeRate: decimal('0.005'),
  ...given,
})

/** One that is soon sold out and soon over, others that run on, one for few, one at a fixed rate, and one that nothing pays for. */
const strategies: readonly StrategyTerms[] = [
  product({ id: 'trend-1', rule: 'trend/1', cycleDays: 1 }),
  product({
    id: 'reversion-3',
    rule: 'reversion/1',
    cycleDays: 3,
    // With as many decimals as there may be, so that something less than a unit is left over.
    dailyRateMin: decimal('-0.01234567'),
    dailyRateMax: decimal('0.01234567'),
    amountMax: decimal('3000.5'),
    step: decimal('0.5'),
    capacity: decimal('60000'),
    purchaseLimit: 3,
  }),
  product({
    id: 'spread-2',
    kind: 'arbitrage',
    rule: 'spread/1',
    cycleDays: 2,
    dailyRateMin: decimal('-0.00912347'),
    dailyRateMax: decimal('0.01512349'),
    amountMax: decimal('5000'),
    capacity: decimal('20000'),
    identityLevel: 1,
    levelLimit: 1,
  }),
  product({
    id: 'fixed-2',
    rule: 'fixed',
    cycleDays: 2,
    dailyRateMin: decimal('0.00123457'),
    dailyRateMax: decimal('0.00123457'),
    capacity: decimal('10000'),
    identityLevel: 1,
  }),
  product({ id: neverSold, rule: 'trend/1', cycleDays: 5 }),
]

const bond = (given: Pick<BondTerms, 'id' | 'unit' | 'units' | 'unitsMin'> & Partial<BondTerms>): BondTerms => ({
  issuer: 'anybody',
  riskClass: 'C',
  currency: 'USDT',
  // With as many decimals as there may be, so that something less than a unit is left over.
  dailyRate: decimal('0.00987653'),
  termDays: 1,
  repayment: 'at_end',
  subscriptionDays: 0,
  thinkDays: 4,
  unitsMax: 0,
  identityLevel: 0,
  ...given,
})

/** One that pays, one that pays late, one of which nobody knows; one too dear for all but one; and one that nobody opens. */
const bonds: readonly BondTerms[] = [
  bond({ id: 'harbor-1', unit: decimal('25'), units: 60, unitsMin: 4, repayment: 'monthly', unitsMax: 12 }),
  bond({ id: 'orchard-1', unit: decimal('7.37'), units: 30, unitsMin: 2 }),
  bond({ id: 'meadow-2', unit: decimal('101'), units: 40, unitsMin: 1, termDays: 2, identityLevel: 1, levelLimit: 1 }),
  bond({ id: 'tower-1', unit: decimal('26000'), units: 3, unitsMin: 2 }),
  bond({ id: neverOpened, unit: decimal('10'), units: 5, unitsMin: 5 }),
]

const machine = (given: Pick<MinerTerms, 'id' | 'cycleDays'> & Partial<MinerTerms>): MinerTerms => ({
  network: 'bitcoin',
  manufacturer: 'Anybody',
  model: 'One',
  hashrate: decimal('200'),
  power: 3_500,
  size: 'small',
  weight: 'light',
  temperature: 'warm',
  humidity: 'dry',
  currency: 'USDT',
  price: decimal('31.7'),
  units: 40,
  hostingFee: decimal('0.3'),
  tariff: decimal('0.01'),
  outputMax: decimal('0.0003'),
  unitsMax: 0,
  identityLevel: 0,
  ...given,
})

/** One that earns, one that is cut, one whose costs take all of it, one that is soon sold out, one for few, and two that nobody sells. */
const miners: readonly MinerTerms[] = [
  machine({ id: 'earner-2', cycleDays: 2, unitsMax: 12 }),
  machine({ id: 'mighty-3', cycleDays: 3, hashrate: decimal('987.654321'), price: decimal('71.000001') }),
  machine({ id: 'hungry-5', cycleDays: 5, tariff: decimal('0.5') }),
  machine({ id: 'scarce-1', cycleDays: 1, units: 4, price: decimal('11') }),
  machine({ id: 'guild-2', cycleDays: 2, identityLevel: 1, price: decimal('900') }),
  machine({ id: neverHosted, cycleDays: 2 }),
  machine({ id: neverKnown, cycleDays: 2 }),
]

type OfSale = Pick<IeoTerms, 'id' | 'format' | 'token' | 'lots' | 'cap'> & Partial<IeoTerms>

export const sale = (given: OfSale): IeoTerms => ({
  name: 'Anything',
  currency: 'USDT',
  lotPrice: decimal('7.37'),
  lotTokens: decimal('12.5'),
  depositRate: decimal('1'),
  // It closes at the first midnight of a life.
  subscriptionDays: 0,
  listWithinDays: 30,
  paper: '/papers/lumen.txt',
  paperHash: '1'.repeat(64),
  supply: decimal('4000'),
  ecosystemShare: decimal('0.4'),
  teamShare: decimal('0.2'),
  investorsShare: decimal('0.2'),
  houseShare: decimal('0.1'),
  investorsPrice: 0n,
  housePrice: 0n,
  lockedDays: 30,
  identityLevel: 0,
  ...given,
})

/** A token that operators have added: it has eight places. */
const added: AddedCurrencyTerms = { code: 'SOLAR' as AddedCurrency, name: 'Solar' }

/** One that gives everybody a part, and one for few that draws. */
const ieos: readonly IeoTerms[] = [
  sale({ id: 'lumen-0', format: 'commitment', token: 'LMN', lots: 32, cap: 5 }),
  sale({
    id: 'arbor-0',
    format: 'draw',
    token: added.code,
    lots: 6,
    cap: 3,
    lotPrice: decimal('101.000001'),
    lotTokens: decimal('20.00000001'),
    depositRate: decimal('0.0333333'),
    supply: decimal('1200'),
    identityLevel: 1,
  }),
]

const limit = (day: string, month: string) => ({ day: decimal(day), month: decimal(month) })

/**
 * A low exposure limit on one symbol that a few books together reach, low limits on withdrawals, and countries with
 * rules.
 */
export const lifeSettings: Settings = {
  ...defaultSettings,
  moreCurrencies: [added],
  // One book of play money reaches it.
  demo: { ...defaultSettings.demo, bookExposureMax: decimal('600000') },
  orders: { openMax: 12, symbolOpenMax: 6, positionClosesMax: 3 },
  funds: {
    ...defaultSettings.funds,
    withdrawalLimits: [limit('0', '0'), limit('9000', '10000'), limit('15000', '18000')],
    withdrawalsADayMax: 10,
    fourEyesFrom: decimal('3000'),
    // A life lasts minutes.
    creditorWaitMs: 40_000,
  },
  // The pools take most of it.
  investments: {
    capital: decimal('3000'),
    passwordFrom: decimal('1000'),
    strategies,
    bonds,
    miners,
    ieos,
    coinCapital: [{ currency: 'BTC', amount: decimal('1') }],
    networkSource: 'simulated',
  },
  countries: new Map([
    ['FR', { off: [], leverageMax: 10, stakeMax: decimal('50') }],
    // Its law would bar it.
    ['ES', { off: [], fixedRates: 'offered', leverageMax: null, stakeMax: null }],
    ['SG', { off: ['second_contracts', 'exchange'], leverageMax: null, stakeMax: null }],
    [
      'US',
      {
        off: ['positions', 'second_contracts', 'exchange', 'withdrawals', 'strategies', 'bonds', 'mining', 'ieo'],
        leverageMax: null,
        stakeMax: null,
      },
    ],
  ]),
  symbols: new Map(
    [...defaultSettings.symbols].map(([symbol, terms]) => [
      symbol,
      {
        ...terms,
        enabled: symbol !== notOffered,
        houseExposureMax: symbol === 'DOGE/USDT' ? decimal('150000') : terms.houseExposureMax,
      },
    ]),
  ),
  secondContracts: {
    ...defaultSettings.secondContracts,
    // Somebody who stakes all they may, a few times on one day, comes to it.
    dayStakesMax: decimal('15000'),
    symbols: defaultSettings.secondContracts.symbols.filter((symbol) => symbol !== notOffered),
  },
}
