import type { SymbolTerms } from '../market/symbol.ts'
import type { Currency } from '../money/currency.ts'
import type { Money, Rate } from '../money/decimal.ts'
import type { AddedCurrencyTerms } from './currency-terms.ts'
import type { Investments } from './investments.ts'
import type { LevelTerms } from './levels.ts'

export type SecondContractTerms = { durationSeconds: number; payoutRate: Rate; stakeMin: Money; stakeMax: Money }

/** A way for money in and out. One of a sandbox has made-up details and says so. */
export type Channel = {
  id: string
  kind: 'bank' | 'chain'
  currency: Currency
  /** `bitcoin`, `tron`, `ethereum` …; empty for a bank. */
  network: string
  name: string
  sandbox: boolean
  deposits: boolean
  withdrawals: boolean
  depositMin: Money
  withdrawalMin: Money
  feeFixed: Money
  feeRate: Rate
  /** The time that the screen asks a person to expect. */
  arrivalMinutes: number
  /** Of a bank: what to write on the transfer, label and value; empty for a chain. */
  details: readonly { label: string; value: string }[]
  /** Of a chain: blocks until a transfer counts, the token's contract and its decimals; 0 and empty for a bank. */
  confirmations: number
  token: string
  tokenDecimals: number
}

export const countryFeatures = [
  'positions',
  'second_contracts',
  'exchange',
  'deposits',
  'withdrawals',
  'strategies',
  'bonds',
  'mining',
  'ieo',
] as const
export type CountryFeature = (typeof countryFeatures)[number]
/** `by_law`: off where interest on stablecoins is barred, offered elsewhere. */
export const fixedRateChoices = ['by_law', 'offered', 'off'] as const
export type CountryRules = {
  off: readonly CountryFeature[]
  /** Strategies with a fixed rate; absent: by law. */
  fixedRates?: (typeof fixedRateChoices)[number] | undefined
  /** Null leaves the general offer unchanged. */
  leverageMax: number | null
  stakeMax: Money | null
}

/**
 * On which price market orders and exchanges are decided. `command`: the one in force when the command is decided.
 * `next_tick`: they are accepted, and decided on the first one after that.
 */
export type FillAt = 'command' | 'next_tick'

/** Of a version that says nothing of it: what it was in a sandbox. */
export const fillAtUnder = ({ fillAt = 'command' }: Pick<Settings, 'fillAt'>): FillAt => fillAt

/** How many orders may wait at once; `positions/order-limits.ts` counts them. */
export type OrderLimits = {
  /** Of one book. */
  openMax: number
  /** Of one book in one symbol. */
  symbolOpenMax: number
  /** That close one position. */
  positionClosesMax: number
}

/** One version of every number that a decision reads. A command records the version that it was decided under. */
export type Settings = {
  version: number
  /** Epoch milliseconds from which this version decides. */
  effectiveAt: number
  symbols: ReadonlyMap<string, SymbolTerms>
  secondContracts: {
    sets: readonly SecondContractTerms[]
    symbols: readonly string[]
    openWithinMs: number
    closeWithinMs: number
    watermarkAfterMs: number
    openStakesMax: Money
    dayStakesMax: Money
  }
  exchange: { spreadRate: Rate; quoteForMs: number; valueMin: Money; valueMax: Money }
  positions: {
    leverageDefault: number
    /** A pending market opening without a tick for this long is void. */
    voidAfterMs: number
    /** A pause of trading longer than this lowers the leverage of new openings before it. */
    gapLongerThanMs: number
    gapNoticeMs: number
    gapLeverageMax: number
  }
  /** Versions from before there were limits have none: `orderLimitsInForce` says what holds under them. */
  orders?: OrderLimits
  demo: {
    grant: Money
    /**
     * The notional that one book of play money may hold net in a symbol; nobody else's counts. Null: all of them share the
     * house's exposure, as in versions before it.
     */
    bookExposureMax: Money | null
  }
  funds: {
    channels: ReadonlyMap<string, Channel>
    /** In USDT value by identity level 0, 1, 2; pending ones count. */
    withdrawalLimits: readonly { day: Money; month: Money }[]
    withdrawalsADayMax: number
    fourEyesFrom: Money
    accountsMax: number
    /** How long changed accounts, passwords and second factors wait. */
    waitMs: number
    /** For how long whoever credited a deposit does not decide or pay withdrawals of its book; 0 for not at all. */
    creditorWaitMs: number
    /** What a person of a sandbox may take a UTC day. Null: none, as in a live house and in versions before it. */
    playMoneyADay: Money | null
  }
  /** By country of residence, two letters; unnamed countries have no restriction. */
  countries: ReadonlyMap<string, CountryRules>
  fundingEveryMs: number
  /** Versions from before it was a setting have none; rows under them are decided as their facts say. */
  fillAt?: FillAt
  /** Versions from before there were investment products have none. */
  investments?: Investments
  /** The VIP levels, from 0 up. Versions from before there were any have none. */
  levels?: readonly LevelTerms[]
  /** What operators have added to the currencies in code. Versions from before there were any have none. */
  moreCurrencies?: readonly AddedCurrencyTerms[]
}
