import { Num, num, zero } from './numbers.ts'

type Text = { [field: string]: unknown }

export type NaiveBracket = { upTo: Num; leverageMax: number; rate: Num; amount: Num }

export type NaiveSymbol = {
  symbol: string
  brackets: readonly NaiveBracket[]
  takerRate: Num
  makerRate: Num
  liquidationRate: Num
  slippageRateMax: Num
}

export type NaiveChannel = {
  currency: string
  withdrawals: boolean
  withdrawalMin: Num
  feeFixed: Num
  feeRate: Num
}

export type NaiveCountry = { off: readonly string[]; leverageMax: number | null; stakeMax: Num | null }

/** What the model reads of one version of the settings, from its stored text. */
export type NaiveTerms = {
  symbols: ReadonlyMap<string, NaiveSymbol>
  exchangeSpread: Num
  payouts: ReadonlyMap<number, Num>
  demoGrant: Num
  openWithinMs: number
  closeWithinMs: number
  voidAfterMs: number
  funds: {
    channels: ReadonlyMap<string, NaiveChannel>
    limits: readonly { day: Num; month: Num }[]
    aDayMax: number
    fourEyesFrom: Num
    creditorWaitMs: number
  }
  countries: ReadonlyMap<string, NaiveCountry>
}

const field = (text: unknown, name: string): unknown => (text as Text)[name]
const value = (text: unknown, name: string): Num => num(String(field(text, name)))

export function naiveTerms(body: string): NaiveTerms {
  const text = JSON.parse(body) as Text
  const symbols = (text['symbols'] as Text[]).map((each): [string, NaiveSymbol] => [
    String(each['symbol']),
    {
      symbol: String(each['symbol']),
      brackets: bracketsOf(each['brackets'] as Text[]),
      takerRate: value(each, 'takerRate'),
      makerRate: value(each, 'makerRate'),
      liquidationRate: value(each, 'liquidationRate'),
      slippageRateMax: value(each, 'slippageRateMax'),
    },
  ])
  const seconds = text['secondContracts'] as Text
  const sets = seconds['sets'] as Text[]
  return {
    symbols: new Map(symbols),
    exchangeSpread: value(text['exchange'], 'spreadRate'),
    payouts: new Map(sets.map((set) => [Number(set['durationSeconds']), value(set, 'payoutRate')])),
    demoGrant: value(text['demo'], 'grant'),
    openWithinMs: Number(seconds['openWithinMs']),
    closeWithinMs: Number(seconds['closeWithinMs']),
    voidAfterMs: Number(field(text['positions'], 'voidAfterMs')),
    funds: fundsOf(text['funds'] as Text),
    countries: new Map((text['countries'] as Text[]).map((each) => [String(each['country']), countryOf(each)])),
  }
}

const countryOf = ({ off, leverageMax, stakeMax }: Text): NaiveCountry => ({
  off: off as string[],
  leverageMax: leverageMax === null ? null : Number(leverageMax),
  stakeMax: typeof stakeMax === 'string' ? num(stakeMax) : null,
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
