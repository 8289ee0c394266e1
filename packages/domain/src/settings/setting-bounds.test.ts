import { expect, it } from 'vitest'
import { canonicalText } from '../ledger/canonical.ts'
import { defaultSettings, firstLiveSettings, firstSandboxSettings } from './default-settings.ts'
import type { Settings } from './settings.ts'
import { boundFaults, boundsOf, isLeap, settingBounds } from './setting-bounds.ts'
import { boundsText } from './setting-numbers.ts'

/** Every bound as an operator reads it, written down a second time. */
const read: Readonly<Record<keyof typeof settingBounds, string>> = {
  'symbols.*.priceTick': '0.00000001 to 1,000',
  'symbols.*.quantityStep': '0.00000001 to 1,000',
  'symbols.*.brackets.*.notionalUpTo': '1,000 to 1,000,000,000 USDT',
  'symbols.*.brackets.*.leverageMax': '1 to 200',
  'symbols.*.brackets.*.maintenanceRate': '0.1 to 50%',
  'symbols.*.takerRate': '0 to 1%',
  'symbols.*.makerRate': '0 to 1%',
  'symbols.*.liquidationRate': '0 to 5%',
  'symbols.*.spreadRate': '0 to 2%',
  'symbols.*.slippageRateMax': '0.01 to 5%',
  'symbols.*.notionalMin': '0.01 to 10,000 USDT',
  'symbols.*.houseExposureMax': '1 to 10,000,000,000 USDT',
  'symbols.*.fundingRate': '-1 to 1%',
  'symbols.*.staleAfterMs': '0.5 to 600 s',
  'symbols.*.delayMsMax': '0.1 to 60 s',
  'symbols.*.staleSpreadFactor': '2 to 100 times',
  'symbols.*.farOffRate': '0.1 to 20%',
  'secondContracts.sets.*.durationSeconds': '5 to 86,400 s',
  'secondContracts.sets.*.payoutRate': '1 to 99%',
  'secondContracts.sets.*.stakeMin': '0.01 to 10,000 USDT',
  'secondContracts.sets.*.stakeMax': '0.01 to 1,000,000 USDT',
  'secondContracts.openWithinMs': '0.5 to 60 s',
  'secondContracts.closeWithinMs': '0.5 to 60 s',
  'secondContracts.watermarkAfterMs': '0.1 to 60 s',
  'secondContracts.openStakesMax': '1 to 10,000,000 USDT',
  'secondContracts.dayStakesMax': '1 to 100,000,000 USDT',
  'exchange.spreadRate': '0 to 2%',
  'exchange.quoteForMs': '1 to 300 s',
  'exchange.valueMin': '0.01 to 10,000 USDT',
  'exchange.valueMax': '1 to 100,000,000 USDT',
  'positions.leverageDefault': '1 to 200',
  'positions.voidAfterMs': '0.5 to 600 s',
  'positions.gapLongerThanMs': '60 to 604,800 s',
  'positions.gapNoticeMs': '60 to 604,800 s',
  'positions.gapLeverageMax': '1 to 200',
  'orders.openMax': '1 to 500',
  'orders.symbolOpenMax': '1 to 500',
  'orders.positionClosesMax': '1 to 500',
  'demo.grant': '1 to 10,000,000 USDT',
  'demo.bookExposureMax': '1 to 10,000,000,000 USDT',
  'funds.channels.*.depositMin': '0 to 1,000,000',
  'funds.channels.*.withdrawalMin': '0 to 1,000,000',
  'funds.channels.*.feeFixed': '0 to 10,000',
  'funds.channels.*.feeRate': '0 to 5%',
  'funds.channels.*.arrivalMinutes': '0 to 43,200 min',
  'funds.channels.*.confirmations': '0 to 1,000',
  'funds.channels.*.tokenDecimals': '0 to 36',
  'funds.withdrawalLimits.*.day': '0 to 100,000,000 USDT',
  'funds.withdrawalLimits.*.month': '0 to 1,000,000,000 USDT',
  'funds.withdrawalsADayMax': '1 to 1,000',
  'funds.fourEyesFrom': '0 to 10,000,000 USDT',
  'funds.accountsMax': '1 to 100',
  'funds.waitMs': '0 to 2,592,000 s',
  'funds.creditorWaitMs': '0 to 7,776,000 s',
  'funds.playMoneyADay': '1 to 1,000,000 USDT',
  'countries.*.leverageMax': '1 to 200',
  'countries.*.stakeMax': '0.01 to 1,000,000 USDT',
  'investments.capital': '1 to 10,000,000,000 USDT',
  'investments.passwordFrom': '0 to 1,000,000 USDT',
  'investments.strategies.*.dailyRateMin': '-20 to 20%',
  'investments.strategies.*.dailyRateMax': '0 to 20%',
  'investments.strategies.*.cycleDays': '1 to 365',
  'investments.strategies.*.amountMin': '1 to 1,000,000 USDT',
  'investments.strategies.*.amountMax': '1 to 100,000,000 USDT',
  'investments.strategies.*.step': '0.01 to 10,000 USDT',
  'investments.strategies.*.capacity': '1 to 10,000,000,000 USDT',
  'investments.strategies.*.purchaseLimit': '0 to 1,000',
  'investments.strategies.*.identityLevel': '0 to 2',
  'investments.strategies.*.levelLimit': '0 to 8',
  'investments.strategies.*.exitFeeRate': '0 to 10%',
  'investments.ieos.*.lotPrice': '0.01 to 1,000,000 USDT',
  'investments.ieos.*.lotTokens': '0.00000001 to 1,000,000,000',
  'investments.ieos.*.lots': '1 to 1,000,000',
  'investments.ieos.*.cap': '1 to 1,000,000',
  'investments.ieos.*.depositRate': '1 to 100%',
  'investments.ieos.*.subscriptionDays': '0 to 365',
  'investments.ieos.*.listWithinDays': '4 to 365',
  'investments.ieos.*.supply': '1 to 1,000,000,000,000',
  'investments.ieos.*.ecosystemShare': '0 to 100%',
  'investments.ieos.*.teamShare': '0 to 100%',
  'investments.ieos.*.investorsShare': '0 to 100%',
  'investments.ieos.*.houseShare': '0 to 100%',
  'investments.ieos.*.investorsPrice': '0 to 1,000,000 USDT',
  'investments.ieos.*.housePrice': '0 to 1,000,000 USDT',
  'investments.ieos.*.lockedDays': '0 to 3,650',
  'investments.ieos.*.identityLevel': '0 to 2',
  'investments.ieos.*.levelLimit': '0 to 8',
  'investments.bonds.*.unit': '1 to 1,000,000 USDT',
  'investments.bonds.*.units': '1 to 1,000,000',
  'investments.bonds.*.unitsMin': '1 to 1,000,000',
  'investments.bonds.*.dailyRate': '0.0001 to 1%',
  'investments.bonds.*.termDays': '1 to 1,825',
  'investments.bonds.*.subscriptionDays': '0 to 365',
  'investments.bonds.*.thinkDays': '4 to 60',
  'investments.bonds.*.unitsMax': '0 to 1,000,000',
  'investments.bonds.*.identityLevel': '0 to 2',
  'investments.bonds.*.levelLimit': '0 to 8',
  'investments.coinCapital.*.amount': '0.00000001 to 1,000,000,000',
  'investments.miners.*.hashrate': '0.001 to 1,000,000',
  'investments.miners.*.power': '1 to 1,000,000',
  'investments.miners.*.price': '1 to 1,000,000 USDT',
  'investments.miners.*.units': '1 to 1,000,000',
  'investments.miners.*.cycleDays': '1 to 1,825',
  'investments.miners.*.hostingFee': '0 to 1,000 USDT',
  'investments.miners.*.tariff': '0 to 10 USDT',
  'investments.miners.*.outputMax': '0.00000001 to 1,000',
  'investments.miners.*.unitsMax': '0 to 1,000,000',
  'investments.miners.*.identityLevel': '0 to 2',
  'investments.miners.*.levelLimit': '0 to 8',
  'levels.*.from': '0 to 1,000,000,000 USDT',
  fundingEveryMs: '3,600 to 86,400 s',
}

it('has these bounds', () => {
  expect(Object.fromEntries(Object.entries(settingBounds).map(([name, each]) => [name, boundsText(each)]))).toEqual(
    read,
  )
})

it.each([defaultSettings, firstLiveSettings, firstSandboxSettings(20_788 * 86_400_000)])(
  'the settings that a house begins with are within them',
  (settings) => {
    expect(boundFaults(leavesIn(settings))).toEqual([])
  },
)

it('each of them is of some number, where no country has rules but of that', () => {
  const bounded = new Set(leavesIn(defaultSettings).map(({ path }) => boundsOf(path)))
  const others = Object.entries(settingBounds).filter(([, each]) => !bounded.has(each))
  expect(others.map(([path]) => path)).toEqual(['countries.*.leverageMax', 'countries.*.stakeMax'])
})

/** The leaves of settings without rules of countries, as an operator could change them. */
function leavesIn(settings: Settings): ReturnType<typeof change>[] {
  const { symbols, funds, countries: _countries, version: _version, effectiveAt: _effectiveAt, ...rest } = settings
  const channels = Object.fromEntries(funds.channels)
  const plain = { ...rest, symbols: Object.fromEntries(symbols), funds: { ...funds, channels } }
  return leavesOf(JSON.parse(canonicalText(plain as unknown as Parameters<typeof canonicalText>[0])))
}

function leavesOf(value: unknown, path = ''): ReturnType<typeof change>[] {
  if (typeof value !== 'object' || value === null) return [change(path, null, String(value))]
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, path === '' ? name : `${path}.${name}`))
}

const change = (path: string, from: string | null, to: string | null) => ({ path, from, to })

it('refuses what moves beyond a bound, at the bound nothing, and says what may be', () => {
  expect(boundFaults([change('exchange.spreadRate', '0.002', '0.02'), change('demo.grant', '1', '1')])).toEqual([])
  expect(
    boundFaults([
      change('exchange.spreadRate', '0.002', '0.3'),
      change('symbols.BTC/USDT.brackets.0.leverageMax', '100', '201'),
      change('funds.waitMs', '1', null),
      change('countries.DE.leverageMax', '10', 'null'),
      change('symbols.BTC/USDT.hours', 'always', 'week'),
    ]),
  ).toEqual([
    'exchange.spreadRate must be from 0 to 2%',
    'symbols.BTC/USDT.brackets.0.leverageMax must be from 1 to 200',
  ])
})

it('knows two numbers of one name apart, by where they are', () => {
  const [ofCountry, ofBracket] = ['countries.DE.stakeMax', 'secondContracts.sets.0.stakeMax'].map(boundsOf)
  expect(ofCountry).toBe(settingBounds['countries.*.stakeMax'])
  expect(ofBracket).toBe(settingBounds['secondContracts.sets.*.stakeMax'])
  expect(boundsOf('stakeMax')).toBeUndefined()
})

it('lets no number pass for want of bounds', () => {
  const unknown = ['exchange.feeRate', 'spreadRate', 'symbols.A.B/USDT.takerRate', 'funds.channels.bank.details.0']
  expect(boundFaults(unknown.map((path) => change(path, null, '1')))).toEqual(
    unknown.map((path) => `${path} is no setting`),
  )
  const others = [
    change('symbols.BTC/USDT.enabled', 'true', 'false'),
    change('funds.channels.bank.details.0.value', '1', '2'),
    change('countries.DE.off', null, '[]'),
    change('countries', '1', '{}'),
  ]
  expect(boundFaults(others)).toEqual([])
})

it.each([
  ['0.002', '0.004', true],
  ['0.002', '0.00399', false],
  ['0.002', '0.001', true],
  ['0.002', '0.00101', false],
  ['0.0001', '-0.0001', true],
  ['0', '0.0001', true],
  ['0.0001', '0', true],
  ['0.002', '0.002', false],
])('from %s to %s is a leap: %s', (from, to, expected) => {
  expect(isLeap(change('exchange.spreadRate', from, to))).toBe(expected)
})

it('is no leap where something is new, goes, or is no number', () => {
  expect(isLeap(change('exchange.spreadRate', null, '1'))).toBe(false)
  expect(isLeap(change('symbols.BTC/USDT.hours', 'always', 'week'))).toBe(false)
})
