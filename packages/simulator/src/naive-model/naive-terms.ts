import { investmentsOf, type NaiveInvestments } from './naive-investment-terms.ts'
import { field, numOrNull, type Text, value } from './naive-text.ts'
import { Num, zero } from './numbers.ts'

export type NaiveBracket = { upTo: Num; leverageMax: number; rate: Num; amount: Num }

export type NaiveSymbol = {
  symbol: string
  brackets: readonly NaiveBracket[]
  takerRate: Num
  makerRate: Num
  liquidationRate: Num
  slippageRateMax: Num
  isCoin: boolean
  enabled: boolean
  priceTick: Num
  quantityStep: Num
  notionalMin: Num
  exposureMax: Num
  hours: string
  staleAfterMs: number
  delayMsMax: number
  spreadMax: Num
}

export type NaiveStakes = { payoutRate: Num; stakeMin: Num; stakeMax: Num }

export type NaiveChannel = {
  currency: string
  withdrawals: boolean
  withdrawalMin: Num
  feeFixed: Num
  feeRate: Num
}

export type NaiveCountry = {
  off: readonly string[]
  /** Undefined where nothing is said. */
  fixedRates: string | undefined
  leverageMax: number | null
  stakeMax: Num | null
}

/** What the model reads of one version of the settings, from its stored text. */
export type NaiveTerms = NaiveInvestments & {
  version: number
  effectiveAt: number
  /** Undefined where nothing is said. */
  fillAt: 'command' | 'next_tick' | undefined
  symbols: ReadonlyMap<string, NaiveSymbol>
  exchange: { spread: Num; quoteForMs: number; valueMin: Num; valueMax: Num }
  /** By duration in seconds. */
  stakes: ReadonlyMap<number, NaiveStakes>
  stakeSymbols: readonly string[]
  openStakesMax: Num
  dayStakesMax: Num
  demoGrant: Num
  /** Of a book of play money by itself; null where all of them together have the limit of the house. */
  demoExposureMax: Num | null
  openWithinMs: number
  closeWithinMs: number
  voidAfterMs: number
  /** How many orders may wait at once: in a book, in one symbol, to close one position. Infinite where nothing is said. */
  orders: { book: number; symbol: number; closes: number }
  gap: { longerThanMs: number; noticeMs: number; leverageMax: number }
  funds: {
    channels: ReadonlyMap<string, NaiveChannel>
    limits: readonly { day: Num; month: Num }[]
    aDayMax: number
    fourEyesFrom: Num
    creditorWaitMs: number
    /** Null where none is given. */
    playMoneyADay: Num | null
  }
  countries: ReadonlyMap<string, NaiveCountry>
  /** What each VIP level takes, from 0 up. */
  levels: readonly Num[]
}

export function naiveTerms(body: string): NaiveTerms {
  const text = JSON.parse(body) as Text
  const seconds = text['secondContracts'] as Text
  const positions = text['positions'] as Text
  const exchange = text['exchange'] as Text
  return {
    version: Number(text['version']),
    effectiveAt: Number(text['effectiveAt']),
    fillAt: text['fillAt'] as NaiveTerms['fillAt'],
    symbols: new Map((text['symbols'] as Text[]).map((each) => [String(each['symbol']), symbolOf(each)])),
    exchange: {
      spread: value(exchange, 'spreadRate'),
      quoteForMs: Number(exchange['quoteForMs']),
      valueMin: value(exchange, 'valueMin'),
      valueMax: value(exchange, 'valueMax'),
    },
    stakes: new Map((seconds['sets'] as Text[]).map((set) => [Number(set['durationSeconds']), stakesOf(set)])),
    stakeSymbols: seconds['symbols'] as string[],
    openStakesMax: value(seconds, 'openStakesMax'),
    dayStakesMax: value(seconds, 'dayStakesMax'),
    demoGrant: value(text['demo'], 'grant'),
    demoExposureMax: numOrNull(field(text['demo'], 'bookExposureMax')),
    openWithinMs: Number(seconds['openWithinMs']),
    closeWithinMs: Number(seconds['closeWithinMs']),
    voidAfterMs: Number(positions['voidAfterMs']),
    orders: ordersOf(text['orders'] as Text | undefined),
    gap: {
      longerThanMs: Number(positions['gapLongerThanMs']),
      noticeMs: Number(positions['gapNoticeMs']),
      leverageMax: Number(positions['gapLeverageMax']),
    },
    funds: fundsOf(text['funds'] as Text),
    levels: ((text['levels'] ?? []) as Text[]).map((each) => value(each, 'from')),
    countries: new Map((text['countries'] as Text[]).map((each) => [String(each['country']), countryOf(each)])),
    ...investmentsOf(text['investments'] as Text | undefined),
  }
}

const ordersOf = (text: Text | undefined): NaiveTerms['orders'] => ({
  book: Number(text?.['openMax'] ?? Infinity),
  symbol: Number(text?.['symbolOpenMax'] ?? Infinity),
  closes: Number(text?.['positionClosesMax'] ?? Infinity),
})

const stakesOf = (set: Text): NaiveStakes => ({
  payoutRate: value(set, 'payoutRate'),
  stakeMin: value(set, 'stakeMin'),
  stakeMax: value(set, 'stakeMax'),
})

const symbolOf = (each: Text): NaiveSymbol => ({
  symbol: String(each['symbol']),
  brackets: bracketsOf(each['brackets'] as Text[]),
  takerRate: value(each, 'takerRate'),
  makerRate: value(each, 'makerRate'),
  liquidationRate: value(each, 'liquidationRate'),
  slippageRateMax: value(each, 'slippageRateMax'),
  isCoin: each['marketClass'] === 'coin',
  enabled: each['enabled'] === true,
  priceTick: value(each, 'priceTick'),
  quantityStep: value(each, 'quantityStep'),
  notionalMin: value(each, 'notionalMin'),
  exposureMax: value(each, 'houseExposureMax'),
  hours: String(each['hours']),
  staleAfterMs: Number(each['staleAfterMs']),
  delayMsMax: Number(each['delayMsMax']),
  // The factor is a whole number, which the text keeps as units of the eighteenth decimal.
  spreadMax: value(each, 'staleSpreadFactor').times('1e18').times(value(each, 'spreadRate')),
})

const countryOf = ({ off, fixedRates, leverageMax, stakeMax }: Text): NaiveCountry => ({
  off: off as string[],
  fixedRates: fixedRates as string | undefined,
  leverageMax: leverageMax === null ? null : Number(leverageMax),
  stakeMax: numOrNull(stakeMax),
})

function fundsOf(text: Text): NaiveTerms['funds'] {
  const channels = (text['channels'] as Text[]).map((each): [string, NaiveChannel] => [
    String(each['id']),
    {
      currency: String(each['currency']),
      withdrawals: each['withdrawals'] === true,
      withdrawalMin: value(each, 'withdrawalMin'),
      feeFixed: value(each, 'feeFixed'),
      feeRate: value(each, 'feeRate'),
    },
  ])
  return {
    channels: new Map(channels),
    limits: (text['withdrawalLimits'] as Text[]).map((each) => ({
      day: value(each, 'day'),
      month: value(each, 'month'),
    })),
    aDayMax: Number(text['withdrawalsADayMax']),
    fourEyesFrom: value(text, 'fourEyesFrom'),
    creditorWaitMs: Number(text['creditorWaitMs']),
    playMoneyADay: numOrNull(text['playMoneyADay']),
  }
}

/** The maintenance amount makes the maintenance continuous where one bracket ends and the next begins. */
function bracketsOf(texts: readonly Text[]): NaiveBracket[] {
  const brackets: NaiveBracket[] = []
  for (const text of texts) {
    const before = brackets.at(-1)
    const rate = value(text, 'maintenanceRate')
    const amount = before === undefined ? zero : before.amount.plus(before.upTo.times(rate.minus(before.rate)))
    brackets.push({ upTo: value(text, 'notionalUpTo'), leverageMax: Number(text['leverageMax']), rate, amount })
  }
  return brackets
}

/** Maintenance of a notional: rate and amount of the bracket that holds it; above the last, the last's continue. */
export function maintenanceOf(terms: NaiveSymbol, notional: Num): Num {
  const bracket = terms.brackets.find((each) => notional.lte(each.upTo)) ?? terms.brackets.at(-1)
  if (bracket === undefined) throw new Error(`no bracket for ${terms.symbol}`)
  return Num.max(zero, notional.times(bracket.rate).minus(bracket.amount))
}
