import type { Currency } from '../money/currency.ts'
import type { Money, Rate } from '../money/decimal.ts'
import type { RateRule } from '../strategy-rules/rule.ts'
import type { BondTerms } from './bond-terms.ts'
import type { IeoTerms } from './ieo-terms.ts'
import type { MinerTerms, NetworkSource } from './miner-terms.ts'

/** A note whose counterparty is the house: its daily rate is the result of a rule, or fixed. */
export type StrategyTerms = {
  id: string
  kind: 'ai_quant' | 'arbitrage'
  /** By its id and version, such as `trend/1`; `fixed` where no rule decides. */
  rule: RateRule
  currency: Currency
  /** Between these the result of a day counts; what lies beyond is the house's. A fixed rate is both. */
  dailyRateMin: Rate
  dailyRateMax: Rate
  cycleDays: number
  amountMin: Money
  amountMax: Money
  step: Money
  /** The most that all orders hold at once. */
  capacity: Money
  /** How many orders one person may hold at once; 0 for any number. */
  purchaseLimit: number
  identityLevel: 0 | 1 | 2
  /** The VIP level that it takes; absent in versions from before it was asked for, and then none. */
  levelLimit?: number
  /** What leaving early costs of what remains. */
  exitFeeRate: Rate
}

export type Investments = {
  /** The play money of a sandbox's treasury; null elsewhere. */
  capital: Money | null
  /** From this amount in USDT on, buying takes the withdrawal password; 0: always. */
  passwordFrom: Money
  strategies: readonly StrategyTerms[]
  /** Absent in versions from before there were any. */
  bonds?: readonly BondTerms[]
  miners?: readonly MinerTerms[]
  ieos?: readonly IeoTerms[]
  /** Coins of play money that a sandbox's treasury has besides. Absent or empty: none. */
  coinCapital?: readonly { currency: Currency; amount: Money }[]
  /** Where the figures of the networks come from; absent: they are simulated. */
  networkSource?: NetworkSource
}

const none: Investments = { capital: null, passwordFrom: 0n, strategies: [] }

/** Of a version from before there were any: none. */
export const investmentsUnder = ({
  investments = none,
}: {
  readonly investments?: Investments | undefined
}): Investments => investments

/** The bonds of a version of the settings. */
export const bondsUnder = (settings: { readonly investments?: Investments | undefined }): readonly BondTerms[] =>
  investmentsUnder(settings).bonds ?? []

/** The machines of a version of the settings. */
export const minersUnder = (settings: { readonly investments?: Investments | undefined }): readonly MinerTerms[] =>
  investmentsUnder(settings).miners ?? []

/** Where the figures of the networks come from under a version of the settings. */
export const networkSourceUnder = (settings: { readonly investments?: Investments | undefined }): NetworkSource =>
  investmentsUnder(settings).networkSource ?? 'simulated'

/** The play money of a coin that a version of the settings gives the treasury; undefined where it gives none. */
export const coinCapitalUnder = (
  settings: { readonly investments?: Investments | undefined },
  coin: Currency,
): Money | undefined => investmentsUnder(settings).coinCapital?.find(({ currency }) => currency === coin)?.amount

/** The first sales of tokens of a version of the settings. */
export const ieosUnder = (settings: { readonly investments?: Investments | undefined }): readonly IeoTerms[] =>
  investmentsUnder(settings).ieos ?? []
