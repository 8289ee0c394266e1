import { decimal, ONE } from '../money/decimal.ts'
import type { BondTerms } from './bond-terms.ts'
import type { IeoTerms } from './ieo-terms.ts'
import type { Investments, StrategyTerms } from './investments.ts'
import type { MinerTerms } from './miner-terms.ts'

const strategy = (
  given: Pick<StrategyTerms, 'id' | 'kind' | 'rule' | 'cycleDays'> & { least: string; most: string; capacity: string },
): StrategyTerms => {
  const { least, most, capacity, ...rest } = given
  return {
    ...rest,
    currency: 'USDT',
    dailyRateMin: decimal(least),
    dailyRateMax: decimal(most),
    amountMin: decimal('10'),
    amountMax: decimal('50000'),
    step: decimal('1'),
    capacity: decimal(capacity),
    purchaseLimit: 10,
    identityLevel: 0,
    levelLimit: 0,
    exitFeeRate: decimal('0.005'),
  }
}

const bond = (
  given: Pick<BondTerms, 'id' | 'issuer' | 'riskClass' | 'termDays' | 'repayment' | 'units' | 'unitsMin'> & {
    rate: string
  },
): BondTerms => {
  const { rate, ...rest } = given
  return {
    ...rest,
    currency: 'USDT',
    unit: decimal('100'),
    dailyRate: decimal(rate),
    subscriptionDays: 10,
    thinkDays: 4,
    unitsMax: 1_000,
    identityLevel: 0,
    levelLimit: 0,
  }
}

/** A made-up machine, with figures as those of its kind are. */
const miner = (
  given: Pick<MinerTerms, 'id' | 'manufacturer' | 'model' | 'power' | 'cycleDays' | 'units' | 'size' | 'weight'> & {
    hashrate: string
    price: string
    outputMax: string
  },
): MinerTerms => {
  const { hashrate, price, outputMax, ...rest } = given
  return {
    ...rest,
    network: 'bitcoin',
    hashrate: decimal(hashrate),
    temperature: '5–40 °C',
    humidity: '10–90 %',
    currency: 'USDT',
    price: decimal(price),
    hostingFee: decimal('0.3'),
    tariff: decimal('0.05'),
    outputMax: decimal(outputMax),
    unitsMax: 100,
    identityLevel: 0,
    levelLimit: 0,
  }
}

/** A made-up token, of which a tenth is sold. */
const ieo = (
  given: Pick<
    IeoTerms,
    'id' | 'name' | 'format' | 'token' | 'lots' | 'cap' | 'subscriptionDays' | 'paper' | 'paperHash'
  > & {
    lotPrice: string
    lotTokens: string
    earlierPrice: string
  },
): IeoTerms => {
  const { lotPrice, lotTokens, earlierPrice, ...rest } = given
  return {
    ...rest,
    currency: 'USDT',
    lotPrice: decimal(lotPrice),
    lotTokens: decimal(lotTokens),
    depositRate: rest.format === 'draw' ? decimal('0.1') : ONE,
    listWithinDays: 30,
    supply: decimal('1000000'),
    ecosystemShare: decimal('0.38'),
    teamShare: decimal('0.22'),
    investorsShare: decimal('0.18'),
    houseShare: decimal('0.12'),
    investorsPrice: decimal(earlierPrice),
    housePrice: decimal(earlierPrice),
    lockedDays: 180,
    identityLevel: 0,
    levelLimit: 0,
  }
}

/** What a sandbox offers: each rule with limits that most of its days stay within, for a week, two and a month. Our choice. */
export const defaultInvestments: Investments = {
  capital: decimal('100000000'),
  passwordFrom: decimal('1000'),
  bonds: [
    bond({
      id: 'harbor-90',
      issuer: 'harbor',
      riskClass: 'B',
      termDays: 90,
      repayment: 'monthly',
      units: 5_000,
      unitsMin: 4_000,
      rate: '0.00022',
    }),
    bond({
      id: 'orchard-30',
      issuer: 'orchard',
      riskClass: 'D',
      termDays: 30,
      repayment: 'at_end',
      units: 2_000,
      unitsMin: 1_600,
      rate: '0.0004',
    }),
  ],
  coinCapital: [{ currency: 'BTC', amount: decimal('1000') }],
  networkSource: 'simulated',
  miners: [
    miner({
      id: 'northforge-n200-30',
      manufacturer: 'Northforge',
      model: 'N200',
      hashrate: '200',
      power: 3_500,
      size: '400 × 195 × 290 mm',
      weight: '16.1 kg',
      price: '85',
      units: 2_000,
      cycleDays: 30,
      outputMax: '0.0003',
    }),
    miner({
      id: 'northforge-n110-90',
      manufacturer: 'Northforge',
      model: 'N110',
      hashrate: '110',
      power: 2_400,
      size: '370 × 195 × 290 mm',
      weight: '13.2 kg',
      price: '75',
      units: 2_000,
      cycleDays: 90,
      outputMax: '0.0002',
    }),
  ],
  ieos: [
    ieo({
      id: 'lumen',
      name: 'Lumen',
      format: 'commitment',
      token: 'LMN',
      lotPrice: '10',
      lotTokens: '100',
      earlierPrice: '0.031',
      lots: 1_000,
      cap: 60,
      subscriptionDays: 2,
      paper: '/papers/lumen.txt',
      paperHash: 'b6e1a867c4f772d66916beb78fb7cb1f985fe6bc04967943ebda03160ab9c1e2',
    }),
    ieo({
      id: 'arbor',
      name: 'Arbor',
      format: 'draw',
      token: 'ABR',
      lotPrice: '100',
      lotTokens: '2000',
      earlierPrice: '0.02',
      lots: 50,
      cap: 5,
      subscriptionDays: 4,
      paper: '/papers/arbor.txt',
      paperHash: '9570cc790e0753daea092ca394cf8251ca3e572e2729f7582efc7810bb728a85',
    }),
  ],
  strategies: [
    strategy({
      id: 'trend-7',
      kind: 'ai_quant',
      rule: 'trend/1',
      cycleDays: 7,
      least: '-0.03',
      most: '0.03',
      capacity: '5000000',
    }),
    strategy({
      id: 'reversion-14',
      kind: 'ai_quant',
      rule: 'reversion/1',
      cycleDays: 14,
      least: '-0.03',
      most: '0.03',
      capacity: '5000000',
    }),
    strategy({
      id: 'spread-30',
      kind: 'arbitrage',
      rule: 'spread/1',
      cycleDays: 30,
      least: '-0.015',
      most: '0.015',
      capacity: '5000000',
    }),
  ],
}
