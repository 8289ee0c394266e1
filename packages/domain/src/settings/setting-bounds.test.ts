import { describe, expect, it } from 'vitest'
import { canonicalText } from '../ledger/canonical.ts'
import { defaultSettings, firstLiveSettings } from './default-settings.ts'
import {
  boundFaults,
  boundsText,
  isLeap,
  isWithin,
  settingBounds,
  storedNumber,
  typedNumber,
} from './setting-bounds.ts'

/** Every bound as an operator reads it, written down a second time. */
const read: Readonly<Record<keyof typeof settingBounds, string>> = {
  priceTick: '0.00000001 to 1,000',
  quantityStep: '0.00000001 to 1,000',
  notionalUpTo: '1,000 to 1,000,000,000 USDT',
  leverageMax: '1 to 200',
  maintenanceRate: '0.1 to 50 %',
  takerRate: '0 to 1 %',
  makerRate: '0 to 1 %',
  liquidationRate: '0 to 5 %',
  spreadRate: '0 to 2 %',
  slippageRateMax: '0.01 to 5 %',
  notionalMin: '0.01 to 10,000 USDT',
  houseExposureMax: '1 to 10,000,000,000 USDT',
  fundingRate: '-1 to 1 %',
  staleAfterMs: '0.5 to 600 s',
  delayMsMax: '0.1 to 60 s',
  staleSpreadFactor: '2 to 100 times',
  farOffRate: '0.1 to 20 %',
  durationSeconds: '5 to 86,400 s',
  payoutRate: '1 to 99 %',
  stakeMin: '0.01 to 10,000 USDT',
  stakeMax: '0.01 to 1,000,000 USDT',
  openWithinMs: '0.5 to 60 s',
  closeWithinMs: '0.5 to 60 s',
  watermarkAfterMs: '0.1 to 60 s',
  openStakesMax: '1 to 10,000,000 USDT',
  dayStakesMax: '1 to 100,000,000 USDT',
  quoteForMs: '1 to 300 s',
  valueMin: '0.01 to 10,000 USDT',
  valueMax: '1 to 100,000,000 USDT',
  leverageDefault: '1 to 200',
  voidAfterMs: '0.5 to 600 s',
  gapLongerThanMs: '60 to 604,800 s',
  gapNoticeMs: '60 to 604,800 s',
  gapLeverageMax: '1 to 200',
  openMax: '1 to 500',
  symbolOpenMax: '1 to 500',
  positionClosesMax: '1 to 500',
  grant: '1 to 10,000,000 USDT',
  bookExposureMax: '1 to 10,000,000,000 USDT',
  depositMin: '0 to 1,000,000',
  withdrawalMin: '0 to 1,000,000',
  feeFixed: '0 to 10,000',
  feeRate: '0 to 5 %',
  arrivalMinutes: '0 to 43,200 min',
  confirmations: '0 to 1,000',
  tokenDecimals: '0 to 36',
  day: '0 to 100,000,000 USDT',
  month: '0 to 1,000,000,000 USDT',
  withdrawalsADayMax: '1 to 1,000',
  fourEyesFrom: '0 to 10,000,000 USDT',
  accountsMax: '1 to 100',
  waitMs: '0 to 2,592,000 s',
  creditorWaitMs: '0 to 7,776,000 s',
  fundingEveryMs: '3,600 to 86,400 s',
}

it('has these bounds', () => {
  expect(Object.fromEntries(Object.entries(settingBounds).map(([name, each]) => [name, boundsText(each)]))).toEqual(
    read,
  )
})

it.each([defaultSettings, firstLiveSettings])('the settings that a house begins with are within them', (settings) => {
  const { symbols, funds, countries, ...rest } = settings
  const plain = { ...rest, symbols: [...symbols.values()], funds: { ...funds, channels: [...funds.channels.values()] } }
  const outside: string[] = []
  const walk = (value: unknown, name: string): void => {
    if (typeof value === 'object' && value !== null)
      for (const [inner, each] of Object.entries(value)) walk(each, Array.isArray(value) ? name : inner)
    else if (Object.hasOwn(settingBounds, name) && !isWithin(settingBounds[name as keyof typeof read], String(value)))
      outside.push(`${name} ${String(value)}`)
  }
  walk(JSON.parse(canonicalText(plain as unknown as Parameters<typeof canonicalText>[0])), '')
  expect([outside, countries.size]).toEqual([[], 0])
})

describe('what a person types', () => {
  it.each([
    ['rate', '0.3', '0.003'],
    ['rate', '-0.01', '-0.0001'],
    ['rate', '2', '0.02'],
    ['milliseconds', '10', '10000'],
    ['milliseconds', '0.5', '500'],
    ['milliseconds', '86400', '86400000'],
    ['factor', '5', '0.000000000000000005'],
    ['usdt', '12.5', '12.5'],
    ['count', '20', '20'],
  ] as const)('in %s: %s is stored as %s, and read back', (unit, typed, stored) => {
    expect(storedNumber(unit, typed)).toBe(stored)
    expect(typedNumber(unit, stored)).toBe(typed)
  })

  it.each([
    ['rate', '30 percent'],
    ['rate', '0.00000000000000001'],
    ['milliseconds', '0.0005'],
    ['factor', '2.5'],
    ['count', ''],
  ] as const)('in %s: %s is no number that can be kept', (unit, typed) => {
    expect(storedNumber(unit, typed)).toBeUndefined()
  })
})

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
    'exchange.spreadRate must be from 0 to 2 %',
    'symbols.BTC/USDT.brackets.0.leverageMax must be from 1 to 200',
  ])
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
