import { parseDecimal } from '../money/decimal.ts'
import { unitsMost } from './bond-terms.ts'
import { listWithinLeast, lotsMost } from './ieo-terms.ts'
import { minerUnitsMost } from './miner-terms.ts'
import { boundsText, isWithin, type SettingBounds, type SettingUnit } from './setting-numbers.ts'
import type { Settings } from './settings.ts'

/** A field that holds this, by its path; what stands in a list or a table is under `*`. */
type At<Name extends string, T, Wanted extends 'number' | 'word'> = T extends bigint | number
  ? Wanted extends 'number'
    ? Name
    : never
  : T extends string | boolean
    ? Wanted extends 'word'
      ? Name
      : never
    : `${Name}.${PathsIn<T, Wanted>}`

/** The paths of all numbers, or of all words and switches, that stand anywhere in a part of the settings. */
type PathsIn<T, Wanted extends 'number' | 'word'> = T extends readonly (infer Item)[]
  ? At<'*', Item, Wanted>
  : T extends ReadonlyMap<string, infer Value>
    ? At<'*', Value, Wanted>
    : { [Name in keyof T & string]-?: At<Name, NonNullable<T[Name]>, Wanted> }[keyof T & string]

/** What nobody types: the number and the time of a version. */
type NotTyped = 'version' | 'effectiveAt'
export type NumberSetting = Exclude<PathsIn<Settings, 'number'>, NotTyped>
type WordSetting = PathsIn<Settings, 'word'>

const bounds = (unit: SettingUnit, least: string, most: string): SettingBounds => ({ unit, least, most })

/**
 * Our choice: between which values an operator may put each number. What makes sense together, `checkSettings` says. A
 * number of the settings without a unit and bounds does not compile.
 */
export const settingBounds: Readonly<Record<NumberSetting, SettingBounds>> = {
  'symbols.*.priceTick': bounds('price', '0.00000001', '1000'),
  'symbols.*.quantityStep': bounds('amount', '0.00000001', '1000'),
  'symbols.*.brackets.*.notionalUpTo': bounds('usdt', '1000', '1000000000'),
  'symbols.*.brackets.*.leverageMax': bounds('count', '1', '200'),
  'symbols.*.brackets.*.maintenanceRate': bounds('rate', '0.001', '0.5'),
  'symbols.*.takerRate': bounds('rate', '0', '0.01'),
  'symbols.*.makerRate': bounds('rate', '0', '0.01'),
  'symbols.*.liquidationRate': bounds('rate', '0', '0.05'),
  'symbols.*.spreadRate': bounds('rate', '0', '0.02'),
  'symbols.*.slippageRateMax': bounds('rate', '0.0001', '0.05'),
  'symbols.*.notionalMin': bounds('usdt', '0.01', '10000'),
  'symbols.*.houseExposureMax': bounds('usdt', '1', '10000000000'),
  'symbols.*.fundingRate': bounds('rate', '-0.01', '0.01'),
  'symbols.*.staleAfterMs': bounds('milliseconds', '500', '600000'),
  'symbols.*.delayMsMax': bounds('milliseconds', '100', '60000'),
  'symbols.*.staleSpreadFactor': bounds('factor', '0.000000000000000002', '0.0000000000000001'),
  'symbols.*.farOffRate': bounds('rate', '0.001', '0.2'),
  'secondContracts.sets.*.durationSeconds': bounds('seconds', '5', '86400'),
  'secondContracts.sets.*.payoutRate': bounds('rate', '0.01', '0.99'),
  'secondContracts.sets.*.stakeMin': bounds('usdt', '0.01', '10000'),
  'secondContracts.sets.*.stakeMax': bounds('usdt', '0.01', '1000000'),
  'secondContracts.openWithinMs': bounds('milliseconds', '500', '60000'),
  'secondContracts.closeWithinMs': bounds('milliseconds', '500', '60000'),
  'secondContracts.watermarkAfterMs': bounds('milliseconds', '100', '60000'),
  'secondContracts.openStakesMax': bounds('usdt', '1', '10000000'),
  'secondContracts.dayStakesMax': bounds('usdt', '1', '100000000'),
  'exchange.spreadRate': bounds('rate', '0', '0.02'),
  'exchange.quoteForMs': bounds('milliseconds', '1000', '300000'),
  'exchange.valueMin': bounds('usdt', '0.01', '10000'),
  'exchange.valueMax': bounds('usdt', '1', '100000000'),
  'positions.leverageDefault': bounds('count', '1', '200'),
  'positions.voidAfterMs': bounds('milliseconds', '500', '600000'),
  'positions.gapLongerThanMs': bounds('milliseconds', '60000', '604800000'),
  'positions.gapNoticeMs': bounds('milliseconds', '60000', '604800000'),
  'positions.gapLeverageMax': bounds('count', '1', '200'),
  'orders.openMax': bounds('count', '1', '500'),
  'orders.symbolOpenMax': bounds('count', '1', '500'),
  'orders.positionClosesMax': bounds('count', '1', '500'),
  'demo.grant': bounds('usdt', '1', '10000000'),
  'demo.bookExposureMax': bounds('usdt', '1', '10000000000'),
  'funds.channels.*.depositMin': bounds('amount', '0', '1000000'),
  'funds.channels.*.withdrawalMin': bounds('amount', '0', '1000000'),
  'funds.channels.*.feeFixed': bounds('amount', '0', '10000'),
  'funds.channels.*.feeRate': bounds('rate', '0', '0.05'),
  'funds.channels.*.arrivalMinutes': bounds('minutes', '0', '43200'),
  'funds.channels.*.confirmations': bounds('count', '0', '1000'),
  'funds.channels.*.tokenDecimals': bounds('count', '0', '36'),
  'funds.withdrawalLimits.*.day': bounds('usdt', '0', '100000000'),
  'funds.withdrawalLimits.*.month': bounds('usdt', '0', '1000000000'),
  'funds.withdrawalsADayMax': bounds('count', '1', '1000'),
  'funds.fourEyesFrom': bounds('usdt', '0', '10000000'),
  'funds.accountsMax': bounds('count', '1', '100'),
  'funds.waitMs': bounds('milliseconds', '0', '2592000000'),
  'funds.creditorWaitMs': bounds('milliseconds', '0', '7776000000'),
  'funds.playMoneyADay': bounds('usdt', '1', '1000000'),
  'countries.*.leverageMax': bounds('count', '1', '200'),
  'countries.*.stakeMax': bounds('usdt', '0.01', '1000000'),
  'investments.capital': bounds('usdt', '1', '10000000000'),
  'investments.passwordFrom': bounds('usdt', '0', '1000000'),
  // Of a fixed rate it is above zero; of a rule the settings ask for less.
  'investments.strategies.*.dailyRateMin': bounds('rate', '-0.2', '0.2'),
  'investments.strategies.*.dailyRateMax': bounds('rate', '0', '0.2'),
  'investments.strategies.*.cycleDays': bounds('count', '1', '365'),
  'investments.strategies.*.amountMin': bounds('usdt', '1', '1000000'),
  'investments.strategies.*.amountMax': bounds('usdt', '1', '100000000'),
  'investments.strategies.*.step': bounds('usdt', '0.01', '10000'),
  'investments.strategies.*.capacity': bounds('usdt', '1', '10000000000'),
  'investments.strategies.*.purchaseLimit': bounds('count', '0', '1000'),
  'investments.strategies.*.identityLevel': bounds('count', '0', '2'),
  'investments.strategies.*.levelLimit': bounds('count', '0', '8'),
  'investments.strategies.*.exitFeeRate': bounds('rate', '0', '0.1'),
  'investments.coinCapital.*.amount': bounds('amount', '0.00000001', '1000000000'),
  'investments.ieos.*.lotPrice': bounds('usdt', '0.01', '1000000'),
  'investments.ieos.*.lotTokens': bounds('amount', '0.00000001', '1000000000'),
  'investments.ieos.*.lots': bounds('count', '1', String(lotsMost)),
  'investments.ieos.*.cap': bounds('count', '1', String(lotsMost)),
  'investments.ieos.*.depositRate': bounds('rate', '0.01', '1'),
  'investments.ieos.*.subscriptionDays': bounds('count', '0', '365'),
  'investments.ieos.*.listWithinDays': bounds('count', String(listWithinLeast), '365'),
  'investments.ieos.*.supply': bounds('amount', '1', '1000000000000'),
  'investments.ieos.*.ecosystemShare': bounds('rate', '0', '1'),
  'investments.ieos.*.teamShare': bounds('rate', '0', '1'),
  'investments.ieos.*.investorsShare': bounds('rate', '0', '1'),
  'investments.ieos.*.houseShare': bounds('rate', '0', '1'),
  'investments.ieos.*.investorsPrice': bounds('usdt', '0', '1000000'),
  'investments.ieos.*.housePrice': bounds('usdt', '0', '1000000'),
  'investments.ieos.*.lockedDays': bounds('count', '0', '3650'),
  'investments.ieos.*.identityLevel': bounds('count', '0', '2'),
  'investments.ieos.*.levelLimit': bounds('count', '0', '8'),
  'investments.miners.*.hashrate': bounds('amount', '0.001', '1000000'),
  'investments.miners.*.power': bounds('count', '1', '1000000'),
  'investments.miners.*.price': bounds('usdt', '1', '1000000'),
  'investments.miners.*.units': bounds('count', '1', String(minerUnitsMost)),
  'investments.miners.*.cycleDays': bounds('count', '1', '1825'),
  'investments.miners.*.hostingFee': bounds('usdt', '0', '1000'),
  'investments.miners.*.tariff': bounds('usdt', '0', '10'),
  'investments.miners.*.outputMax': bounds('amount', '0.00000001', '1000'),
  'investments.miners.*.unitsMax': bounds('count', '0', String(minerUnitsMost)),
  'investments.miners.*.identityLevel': bounds('count', '0', '2'),
  'investments.miners.*.levelLimit': bounds('count', '0', '8'),
  'investments.bonds.*.unit': bounds('usdt', '1', '1000000'),
  'investments.bonds.*.units': bounds('count', '1', String(unitsMost)),
  'investments.bonds.*.unitsMin': bounds('count', '1', String(unitsMost)),
  'investments.bonds.*.dailyRate': bounds('rate', '0.000001', '0.01'),
  'investments.bonds.*.termDays': bounds('count', '1', '1825'),
  'investments.bonds.*.subscriptionDays': bounds('count', '0', '365'),
  'investments.bonds.*.thinkDays': bounds('count', '4', '60'),
  'investments.bonds.*.unitsMax': bounds('count', '0', String(unitsMost)),
  'investments.bonds.*.identityLevel': bounds('count', '0', '2'),
  'investments.bonds.*.levelLimit': bounds('count', '0', '8'),
  'levels.*.from': bounds('usdt', '0', '1000000000'),
  fundingEveryMs: bounds('milliseconds', '3600000', '86400000'),
}

/** The words and switches: they have choices, or are any text. What is in neither table is no setting. */
const wordSettings: Readonly<Record<WordSetting, true>> = {
  'symbols.*.symbol': true,
  'symbols.*.base': true,
  'symbols.*.quote': true,
  'symbols.*.marketClass': true,
  'symbols.*.enabled': true,
  'symbols.*.hours': true,
  'secondContracts.symbols.*': true,
  'funds.channels.*.id': true,
  'funds.channels.*.kind': true,
  'funds.channels.*.currency': true,
  'funds.channels.*.network': true,
  'funds.channels.*.name': true,
  'funds.channels.*.sandbox': true,
  'funds.channels.*.deposits': true,
  'funds.channels.*.withdrawals': true,
  'funds.channels.*.details.*.label': true,
  'funds.channels.*.details.*.value': true,
  'funds.channels.*.token': true,
  'countries.*.off.*': true,
  'countries.*.fixedRates': true,
  fillAt: true,
  'investments.strategies.*.id': true,
  'investments.strategies.*.kind': true,
  'investments.strategies.*.rule': true,
  'investments.strategies.*.currency': true,
  'investments.networkSource': true,
  'investments.coinCapital.*.currency': true,
  'investments.ieos.*.id': true,
  'investments.ieos.*.name': true,
  'investments.ieos.*.format': true,
  'investments.ieos.*.token': true,
  'investments.ieos.*.currency': true,
  'investments.ieos.*.paper': true,
  'investments.ieos.*.paperHash': true,
  'investments.miners.*.id': true,
  'investments.miners.*.network': true,
  'investments.miners.*.manufacturer': true,
  'investments.miners.*.model': true,
  'investments.miners.*.size': true,
  'investments.miners.*.weight': true,
  'investments.miners.*.temperature': true,
  'investments.miners.*.humidity': true,
  'investments.miners.*.currency': true,
  'investments.bonds.*.id': true,
  'investments.bonds.*.issuer': true,
  'investments.bonds.*.riskClass': true,
  'investments.bonds.*.currency': true,
  'investments.bonds.*.repayment': true,
  'moreCurrencies.*.code': true,
  'moreCurrencies.*.name': true,
}

const known: readonly (readonly [parts: readonly string[], bounds: SettingBounds | undefined])[] = [
  ...Object.entries(settingBounds).map(([path, bounds]) => [path.split('.'), bounds] as const),
  ...Object.keys(wordSettings).map((path) => [path.split('.'), undefined] as const),
]

function knownAt(path: string): (typeof known)[number] | undefined {
  const parts = path.split('.')
  return known.find(
    ([wanted]) => wanted.length === parts.length && wanted.every((each, at) => each === '*' || each === parts[at]),
  )
}

/** Of the number at a path such as `symbols.BTC/USDT.takerRate`; undefined where there is no number. */
export const boundsOf = (path: string): SettingBounds | undefined => knownAt(path)?.[1]

/** A leaf of the settings that changes, by its path; null where it is not there. */
type Leaf = { path: string; from: string | null; to: string | null }

/** What a list or a table without entries is said to be. */
const emptyTexts: ReadonlySet<string> = new Set(['[]', '{}'])

/**
 * The faults of what changes, as sentences: a version of before may hold what is beyond a bound of today. A path that no
 * setting has is a fault, so that no number passes for want of bounds.
 */
export const boundFaults = (changes: readonly Leaf[]): string[] =>
  changes.flatMap(({ path, to }) => {
    if (to === null || emptyTexts.has(to)) return []
    const found = knownAt(path)
    if (found === undefined) return [`${path} is no setting`]
    const [, bounds] = found
    return bounds === undefined || isWithin(bounds, to) ? [] : [`${path} must be from ${boundsText(bounds)}`]
  })

/**
 * Whether a number moves to twice as much or more, to half or less, across zero, or from or to zero: often a slip of the
 * decimal point, and worth a second look.
 */
export function isLeap({ path, from, to }: Leaf): boolean {
  if (from === null || to === null || boundsOf(path) === undefined) return false
  const [was, is] = [parseDecimal(from), parseDecimal(to)]
  if (was === undefined || is === undefined || was === is) return false
  if (was === 0n || is === 0n || was < 0n !== is < 0n) return true
  const [small, large] = [was < 0n ? -was : was, is < 0n ? -is : is].toSorted((a, b) => (a < b ? -1 : 1))
  return small !== undefined && large !== undefined && large >= 2n * small
}
