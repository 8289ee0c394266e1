import type { Bracket, MarketClass, SymbolTerms, TradingHoursName } from '../market/symbol.ts'
import { decimal, type Rate } from '../money/decimal.ts'
import { defaultInvestments } from './default-investments.ts'
import { defaultFunds } from './default-funds.ts'
import { defaultLevels } from './levels.ts'
import { defaultOrderLimits } from './order-limits-in-force.ts'
import { sandboxMiners } from './sandbox-miners.ts'
import type { SecondContractTerms, Settings } from './settings.ts'

const bracket = (notionalUpTo: string, leverageMax: number, maintenanceRate: string): Bracket => ({
  notionalUpTo: decimal(notionalUpTo),
  leverageMax,
  maintenanceRate: decimal(maintenanceRate),
})

const large = [bracket('1000000', 20, '0.025'), bracket('5000000', 10, '0.05')]

type ClassTerms = { brackets: Bracket[]; spread: string; hours: TradingHoursName; staleAfterMs: number; farOff: string }

const byClass: Record<MarketClass, ClassTerms> = {
  coin: {
    brackets: [bracket('50000', 100, '0.005'), bracket('250000', 50, '0.01'), ...large],
    spread: '0.0005',
    hours: 'always',
    staleAfterMs: 5_000,
    farOff: '0.02',
  },
  currency: {
    brackets: [bracket('250000', 50, '0.01'), ...large],
    spread: '0.0001',
    hours: 'week',
    staleAfterMs: 15_000,
    farOff: '0.01',
  },
  metal: {
    brackets: [bracket('250000', 20, '0.025'), bracket('5000000', 10, '0.05')],
    spread: '0.0003',
    hours: 'week_with_pause',
    staleAfterMs: 15_000,
    farOff: '0.01',
  },
  index: {
    brackets: [bracket('250000', 20, '0.025'), bracket('5000000', 10, '0.05')],
    spread: '0.0003',
    hours: 'week_with_pause',
    staleAfterMs: 15_000,
    farOff: '0.01',
  },
  energy: {
    brackets: [bracket('1000000', 10, '0.05')],
    spread: '0.0003',
    hours: 'week_with_pause',
    staleAfterMs: 15_000,
    farOff: '0.01',
  },
}

type Row = [symbol: string, quote: 'USD' | 'USDT', class_: MarketClass, tick: string, step: string]

/** Price tick and quantity step together have at most 17 decimals, so that mark × quantity is exact. */
const rows: Row[] = [
  ['BTC/USDT', 'USDT', 'coin', '0.1', '0.00001'],
  ['ETH/USDT', 'USDT', 'coin', '0.01', '0.0001'],
  ['BNB/USDT', 'USDT', 'coin', '0.01', '0.001'],
  ['SOL/USDT', 'USDT', 'coin', '0.01', '0.001'],
  ['XRP/USDT', 'USDT', 'coin', '0.0001', '0.1'],
  ['DOGE/USDT', 'USDT', 'coin', '0.00001', '1'],
  ['ADA/USDT', 'USDT', 'coin', '0.0001', '0.1'],
  ['LINK/USDT', 'USDT', 'coin', '0.001', '0.01'],
  ['LTC/USDT', 'USDT', 'coin', '0.01', '0.001'],
  ['DOT/USDT', 'USDT', 'coin', '0.001', '0.01'],
  ['EUR/USD', 'USD', 'currency', '0.00001', '1'],
  ['GBP/USD', 'USD', 'currency', '0.00001', '1'],
  ['AUD/USD', 'USD', 'currency', '0.00001', '1'],
  ['XAU/USD', 'USD', 'metal', '0.01', '0.001'],
  ['XAG/USD', 'USD', 'metal', '0.001', '0.1'],
  ['BRENT/USD', 'USD', 'energy', '0.01', '0.01'],
  ['SPX500/USD', 'USD', 'index', '0.1', '0.001'],
  ['NAS100/USD', 'USD', 'index', '0.1', '0.001'],
]

const narrowSpread: Rate = decimal('0.0002')

function termsOf([symbol, quote, marketClass, tick, step]: Row): SymbolTerms {
  const terms = byClass[marketClass]
  const base = symbol.slice(0, symbol.indexOf('/'))
  return {
    symbol,
    base,
    quote,
    marketClass,
    enabled: true,
    priceTick: decimal(tick),
    quantityStep: decimal(step),
    brackets: terms.brackets,
    takerRate: decimal('0.0005'),
    makerRate: decimal('0.0002'),
    liquidationRate: decimal('0.001'),
    spreadRate: base === 'BTC' || base === 'ETH' ? narrowSpread : decimal(terms.spread),
    slippageRateMax: decimal('0.005'),
    notionalMin: decimal('5'),
    houseExposureMax: decimal('20000000'),
    fundingRate: marketClass === 'coin' ? decimal('0.0001') : 0n,
    hours: terms.hours,
    staleAfterMs: terms.staleAfterMs,
    delayMsMax: 2_000,
    staleSpreadFactor: 5n,
    farOffRate: decimal(terms.farOff),
  }
}

const secondContract = (durationSeconds: number, payoutRate: string): SecondContractTerms => ({
  durationSeconds,
  payoutRate: decimal(payoutRate),
  stakeMin: decimal('5'),
  stakeMax: decimal('5000'),
})

/** Version 1: the defaults of the rules of money and trading. */
export const defaultSettings: Settings = {
  version: 1,
  effectiveAt: 0,
  symbols: new Map(rows.map((row) => [row[0], termsOf(row)])),
  secondContracts: {
    sets: [
      secondContract(30, '0.7'),
      secondContract(60, '0.75'),
      secondContract(120, '0.8'),
      secondContract(300, '0.85'),
    ],
    symbols: rows.map((row) => row[0]),
    openWithinMs: 3_000,
    closeWithinMs: 3_000,
    watermarkAfterMs: 2_000,
    openStakesMax: decimal('10000'),
    dayStakesMax: decimal('50000'),
  },
  exchange: {
    spreadRate: decimal('0.002'),
    quoteForMs: 10_000,
    valueMin: decimal('10'),
    valueMax: decimal('100000'),
  },
  positions: {
    leverageDefault: 10,
    voidAfterMs: 5_000,
    gapLongerThanMs: 3_600_000,
    gapNoticeMs: 3_600_000,
    gapLeverageMax: 10,
  },
  orders: defaultOrderLimits,
  demo: { grant: decimal('100000'), bookExposureMax: decimal('20000000') },
  funds: defaultFunds,
  countries: new Map(),
  fundingEveryMs: 8 * 3_600_000,
  fillAt: 'command',
  investments: defaultInvestments,
  levels: defaultLevels,
}

/**
 * The first settings of a live database: the same, but nobody trades on a price that is known already, there is no play
 * money for real books, and there are no deposits and withdrawals until operators add channels.
 */
export const firstLiveSettings: Settings = {
  ...defaultSettings,
  fillAt: 'next_tick',
  funds: { ...defaultFunds, channels: new Map(), playMoneyADay: null },
  investments: {
    capital: null,
    passwordFrom: defaultInvestments.passwordFrom,
    strategies: [],
    bonds: [],
    miners: [],
    ieos: [],
    coinCapital: [],
    networkSource: 'blocks',
  },
}

/**
 * The first settings of a sandbox that is started at a time, in epoch milliseconds: the same, but each bond goes ahead with one
 * unit, since few people are there to lend, and machines are those of that time.
 */
export const firstSandboxSettings = (at: number): Settings => ({
  ...defaultSettings,
  investments: {
    ...defaultInvestments,
    bonds: (defaultInvestments.bonds ?? []).map((terms) => ({ ...terms, unitsMin: 1 })),
    miners: sandboxMiners(defaultInvestments.miners ?? [], at),
  },
})
