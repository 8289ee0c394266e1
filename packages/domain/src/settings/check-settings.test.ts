import { describe, expect, it } from 'vitest'
import type { Bracket, SymbolTerms } from '../market/symbol.ts'
import { decimal } from '../money/decimal.ts'
import { checkSettings } from './check-settings.ts'
import { defaultSettings } from './default-settings.ts'
import type { SecondContractTerms, Settings } from './settings.ts'

const bitcoin = defaultSettings.symbols.get('BTC/USDT') as SymbolTerms
const [first, second, ...rest] = bitcoin.brackets as [Bracket, Bracket, ...Bracket[]]
const shortest = defaultSettings.secondContracts.sets[0] as SecondContractTerms

const withTerms = (changes: Partial<SymbolTerms>): Settings => ({
  ...defaultSettings,
  symbols: new Map([...defaultSettings.symbols, ['BTC/USDT', { ...bitcoin, ...changes }]]),
})
const withBrackets = (...brackets: Bracket[]): Settings => withTerms({ brackets })
const withSeconds = (changes: Partial<Settings['secondContracts']>): Settings => ({
  ...defaultSettings,
  secondContracts: { ...defaultSettings.secondContracts, ...changes },
})
const withSet = (changes: Partial<SecondContractTerms>): Settings =>
  withSeconds({ sets: [{ ...shortest, ...changes }] })
const withExchange = (changes: Partial<Settings['exchange']>): Settings => ({
  ...defaultSettings,
  exchange: { ...defaultSettings.exchange, ...changes },
})
const withPositions = (changes: Partial<Settings['positions']>): Settings => ({
  ...defaultSettings,
  positions: { ...defaultSettings.positions, ...changes },
})
const withOrders = (openMax: number, symbolOpenMax: number, positionClosesMax: number): Settings => ({
  ...defaultSettings,
  orders: { openMax, symbolOpenMax, positionClosesMax },
})

const safety = 'needs 1 / leverage of at least 1.5 × maintenance + 2 × fee + liquidation fee'

describe('checkSettings', () => {
  it('finds nothing in the defaults', () => {
    expect(checkSettings(defaultSettings)).toEqual([])
  })

  it.each<[string, Settings]>([
    // 1 / 100 = 1.5 × 0.005333… + 0.001 + 0.001 has no exact rate: the fee meets the boundary,
    // 1.5 × 0.5 % + 2 × 0.075 % + 0.1 %.
    ['a bracket at the edge of safety', withTerms({ takerRate: decimal('0.00075') })],
    ['17 decimals of tick and step together', withTerms({ priceTick: 10n ** 8n, quantityStep: decimal('0.0000001') })],
    ['no maker fee', withTerms({ makerRate: 0n })],
    ['a maker fee as high as the taker fee', withTerms({ makerRate: bitcoin.takerRate })],
    ['a negative funding rate', withTerms({ fundingRate: decimal('-0.0001') })],
    ['a smallest order as large as the first bracket', withTerms({ notionalMin: first.notionalUpTo })],
    ['one bracket', withBrackets(first)],
    ['one stake only', withSet({ stakeMin: decimal('5'), stakeMax: decimal('5') })],
    ['a stake as large as the open stakes', withSet({ stakeMax: decimal('10000') })],
    ['open stakes as large as a day', withSeconds({ openStakesMax: decimal('50000') })],
    ['a duration just above the void limits', withSet({ durationSeconds: 4 })],
    ['one waiting order', withOrders(1, 1, 1)],
    ['as many waiting orders as there may ever be', withOrders(1_000, 1_000, 1_000)],
    ['an exchange without a spread', withExchange({ spreadRate: 0n })],
    ['an exchange of one value', withExchange({ valueMin: decimal('10'), valueMax: decimal('10') })],
  ])('accepts %s', (_, settings) => {
    expect(checkSettings(settings)).toEqual([])
  })

  it.each<[Settings, string]>([
    [{ ...defaultSettings, version: 0 }, 'the version must be a positive whole number'],
    [{ ...defaultSettings, effectiveAt: -1 }, 'the version must begin at a time'],
    [
      { ...defaultSettings, fundingEveryMs: 7 * 3_600_000 },
      'funding times must divide a day evenly, an hour or more apart',
    ],
    [
      { ...defaultSettings, fundingEveryMs: 1_800_000 },
      'funding times must divide a day evenly, an hour or more apart',
    ],
    [
      { ...defaultSettings, demo: { ...defaultSettings.demo, grant: decimal('0.0000001') } },
      'the demo grant must be a positive amount of whole units',
    ],
    [
      withTerms({ takerRate: decimal('0.000750000000000001') }),
      `BTC/USDT bracket 1 ${safety}: 1 / 100 is 1.0000 %, and 1.5 × 0.5 % + 2 × 0.0750000000000001 % + 0.1 % is 1.0000000000000002 %; a leverage of 99 would do`,
    ],
    [
      withBrackets({ ...first, leverageMax: 106 }),
      `BTC/USDT bracket 1 ${safety}: 1 / 106 is 0.9433 %, and 1.5 × 0.5 % + 2 × 0.05 % + 0.1 % is 0.95 %; a leverage of 105 would do`,
    ],
    [withBrackets({ ...first, leverageMax: 0 }), 'BTC/USDT bracket 1 needs a whole leverage of at least 1'],
    [withBrackets({ ...first, leverageMax: 1.5 }), 'BTC/USDT bracket 1 needs a whole leverage of at least 1'],
    [
      withBrackets({ ...first, maintenanceRate: 0n }),
      'BTC/USDT bracket 1 needs a maintenance rate above 0 and below 1',
    ],
    [
      withBrackets(first, { ...second, notionalUpTo: first.notionalUpTo }, ...rest),
      'BTC/USDT bracket 2 must reach further than the one before',
    ],
    [
      withBrackets(first, { ...second, maintenanceRate: first.maintenanceRate }, ...rest),
      'BTC/USDT bracket 2 must ask for more maintenance than the one before',
    ],
    [
      withBrackets({ ...first, leverageMax: second.leverageMax }, second, ...rest),
      'BTC/USDT bracket 2 must take less leverage than the one before',
    ],
    [withBrackets(), 'BTC/USDT needs a first bracket that holds the smallest order'],
    [withTerms({ symbol: 'ETH/USDT', base: 'ETH' }), 'BTC/USDT must stand under its own name'],
    [withTerms({ base: 'ETH' }), 'BTC/USDT must be named base/quote'],
    [withTerms({ priceTick: 0n }), 'BTC/USDT needs a positive price tick'],
    [withTerms({ quantityStep: -1n * decimal('0.00001') }), 'BTC/USDT needs a positive quantity step'],
    [
      withTerms({ priceTick: 10n ** 8n, quantityStep: decimal('0.00000001') }),
      'BTC/USDT may have 17 decimals in price tick and quantity step together',
    ],
    [withTerms({ makerRate: decimal('0.0006') }), 'BTC/USDT must not charge a maker more than a taker'],
    [withTerms({ makerRate: decimal('-0.0001') }), 'BTC/USDT needs fee rates from 0 to below 1'],
    [withTerms({ liquidationRate: decimal('-0.1') }), 'BTC/USDT needs a liquidation fee rate from 0 to below 1'],
    [withTerms({ spreadRate: 0n }), 'BTC/USDT needs a spread above 0 and below 1'],
    [withTerms({ slippageRateMax: decimal('1') }), 'BTC/USDT needs a slippage limit above 0 and below 1'],
    [withTerms({ farOffRate: 0n }), 'BTC/USDT needs a far-off limit above 0 and below 1'],
    [withTerms({ houseExposureMax: 0n }), 'BTC/USDT needs a positive house exposure'],
    [withTerms({ fundingRate: decimal('-1') }), 'BTC/USDT needs a funding rate within ±1'],
    [withTerms({ notionalMin: 0n }), 'BTC/USDT needs a positive smallest order'],
    [withTerms({ staleAfterMs: 0 }), 'BTC/USDT needs positive stale limits'],
    [withTerms({ staleSpreadFactor: 0n }), 'BTC/USDT needs a positive stale spread factor'],
    [withSeconds({ sets: [shortest, shortest] }), 'second contracts must offer a duration only once'],
    [withSeconds({ symbols: ['BTC/USDT', 'BTC/USDT'] }), 'second contracts must name a symbol only once'],
    [withSeconds({ symbols: ['BTC/EUR'] }), 'second contracts must name only known symbols'],
    [withSeconds({ openWithinMs: 0 }), 'second contracts need positive void limits'],
    [
      withSeconds({ watermarkAfterMs: 1_999 }),
      'the watermark of second contracts must wait for the longest delay of a feed that is not stale',
    ],
    [withSeconds({ dayStakesMax: decimal('9999') }), 'the stakes of a day must allow the stakes open at once'],
    [withSet({ durationSeconds: 3 }), 'the second contract of 3 s must last longer than its open and close may wait'],
    [withSet({ durationSeconds: 30.5 }), 'the second contract of 30.5 s needs a duration in whole seconds'],
    [withSet({ payoutRate: decimal('1') }), 'the second contract of 30 s needs a payout rate above 0 and below 1'],
    [withSet({ payoutRate: 0n }), 'the second contract of 30 s needs a payout rate above 0 and below 1'],
    [withSet({ stakeMin: 0n }), 'the second contract of 30 s needs stakes that are positive amounts of whole units'],
    [withSet({ stakeMax: decimal('4') }), 'the second contract of 30 s needs a largest stake of at least the smallest'],
    [
      withSet({ stakeMax: decimal('10000.000001') }),
      'the second contract of 30 s must not take a stake above the limit of open stakes',
    ],
    [withExchange({ spreadRate: decimal('1') }), 'the exchange needs a spread from 0 to below 1'],
    [withExchange({ quoteForMs: 0 }), 'an exchange quote must live for a positive time'],
    [withExchange({ valueMin: 0n }), 'the exchange needs a positive smallest value'],
    [withExchange({ valueMax: decimal('9.99') }), 'the exchange needs a largest value of at least the smallest'],
    [withPositions({ leverageDefault: 0 }), 'positions need a whole default leverage of at least 1'],
    [withOrders(0, 0, 0), 'the limits of waiting orders must be whole numbers of at least 1'],
    [withOrders(10, 10, 1.5), 'the limits of waiting orders must be whole numbers of at least 1'],
    [withOrders(1_001, 10, 10), 'a book may have at most 1000 waiting orders'],
    [withOrders(10, 11, 10), 'a symbol must not take more waiting orders than a book'],
    [withOrders(10, 9, 10), 'a position must not take more waiting closes than a symbol takes orders'],
    [withPositions({ gapLeverageMax: 0 }), 'positions need a whole leverage before a gap of at least 1'],
    [withPositions({ voidAfterMs: 0 }), 'a pending opening must be void after a positive time'],
    [withPositions({ gapNoticeMs: 0 }), 'gaps need a positive length and notice'],
  ])('case %#: says what is wrong', (settings, fault) => {
    expect(checkSettings(settings)).toContain(fault)
  })
})
