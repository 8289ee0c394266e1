import { describe, expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { checkSettings } from './check-settings.ts'
import { defaultInvestments } from './default-investments.ts'
import { defaultSettings } from './default-settings.ts'
import type { IeoTerms } from './ieo-terms.ts'
import {
  coinCapitalUnder,
  ieosUnder,
  type Investments,
  investmentsUnder,
  minersUnder,
  networkSourceUnder,
  type StrategyTerms,
} from './investments.ts'
import { type MinerTerms, minerUnitsMost } from './miner-terms.ts'

const [terms] = defaultInvestments.strategies as [StrategyTerms]
const faultsOf = (changed: Partial<Investments>): readonly string[] =>
  checkSettings({ ...defaultSettings, investments: { ...defaultInvestments, ...changed } })
const faultsOfTerms = (changed: Partial<StrategyTerms>): readonly string[] =>
  faultsOf({ strategies: [{ ...terms, ...changed }] })
const faultsOfMachine = (changed: Partial<MinerTerms>): readonly string[] => {
  const [machine] = minersUnder(defaultSettings)
  if (machine === undefined) throw new Error('the default settings have a machine')
  return faultsOf({ miners: [{ ...machine, ...changed }] })
}
const faultsOfSale = (id: 'lumen' | 'arbor', changed: Partial<IeoTerms>): readonly string[] => {
  const sale = ieosUnder(defaultSettings).find((each) => each.id === id)
  if (sale === undefined) throw new Error('the default settings have the sale')
  return faultsOf({ ieos: [{ ...sale, ...changed }] })
}
const usdt = decimal

describe('the settings of investment products', () => {
  it('hold as they come, and where a version has none', () => {
    expect(faultsOf({})).toEqual([])
    const { investments: _, ...older } = defaultSettings
    expect(checkSettings(older)).toEqual([])
    expect(investmentsUnder({})).toEqual({ capital: null, passwordFrom: 0n, strategies: [] })
    expect([minersUnder({}), networkSourceUnder({}), coinCapitalUnder({}, 'BTC')]).toEqual([[], 'simulated', undefined])
  })

  it.each<[string, Partial<Investments>, string | undefined]>([
    ['no capital', { capital: null }, undefined],
    ['a unit of it', { capital: usdt('0.000001') }, undefined],
    ['a capital of nothing', { capital: 0n }, 'the capital of a sandbox'],
    ['a part of a unit', { capital: 1n }, 'the capital of a sandbox'],
    ['a password from 0 on', { passwordFrom: 0n }, undefined],
    ['a password from below it', { passwordFrom: -1n }, 'the withdrawal password'],
    ['one id twice', { strategies: [terms, terms] }, 'must have an id of its own'],
    [
      'the id of a machine twice',
      { strategies: [{ ...terms, id: 'northforge-n200-30' }] },
      'must have an id of its own',
    ],
    ['no coins', { coinCapital: [] }, undefined],
    ['a satoshi of coins', { coinCapital: [{ currency: 'BTC', amount: usdt('0.00000001') }] }, undefined],
    ['tokens as coins', { coinCapital: [{ currency: 'LMN', amount: usdt('1') }] }, 'the coins of a treasury'],
    ['coins of nothing', { coinCapital: [{ currency: 'BTC', amount: 0n }] }, 'the coins of a treasury'],
    [
      'parts of a satoshi',
      { coinCapital: [{ currency: 'BTC', amount: usdt('0.000000001') }] },
      'the coins of a treasury',
    ],
    ['coins of USDT', { coinCapital: [{ currency: 'USDT', amount: usdt('1') }] }, 'the coins of a treasury'],
    [
      'coins that are none',
      { coinCapital: [{ currency: 'XYZ' as never, amount: usdt('1') }] },
      'the coins of a treasury',
    ],
    [
      'a coin twice',
      { coinCapital: ['1', '2'].map((amount) => ({ currency: 'BTC' as const, amount: usdt(amount) })) },
      'the coins of a treasury',
    ],
    ['figures of blocks', { networkSource: 'blocks' }, undefined],
    ['figures of something else', { networkSource: 'guess' as never }, 'must come from simulated or blocks'],
  ])('with %s', (_, changed, fault) => {
    const found = faultsOf(changed)
    expect(found).toHaveLength(fault === undefined ? 0 : 1)
    expect(found.join()).toContain(fault ?? '')
  })

  it.each<[string, Partial<StrategyTerms>, string | undefined]>([
    ['a short id', { id: 'ab' }, 'needs an id'],
    ['an id of 3', { id: 'ab1' }, undefined],
    ['an id with a capital', { id: 'Trend' }, 'needs an id'],
    ['an id of 41', { id: 'a'.repeat(41) }, 'needs an id'],
    ['another kind', { kind: 'miner' as never }, 'must be ai_quant or arbitrage'],
    ['an unknown rule', { rule: 'trend/2' as never }, 'needs a rule that there is'],
    ['a currency that is none', { currency: 'XYZ' as never }, 'must be in USDT'],
    ['a least rate of 0', { dailyRateMin: 0n }, undefined],
    ['a least rate above 0', { dailyRateMin: usdt('0.01') }, 'needs a least daily rate'],
    ['a least rate of -1', { dailyRateMin: usdt('-1') }, 'needs a least daily rate'],
    ['a greatest rate of 0', { dailyRateMax: 0n }, 'needs a greatest daily rate'],
    ['a greatest rate of 1', { dailyRateMax: usdt('1') }, 'needs a greatest daily rate'],
    ['a rate of 8 places', { dailyRateMax: usdt('0.03000001') }, undefined],
    ['a rate of 9 places', { dailyRateMax: usdt('0.030000001') }, 'may have 8 decimals'],
    ['a least rate of 9 places', { dailyRateMin: usdt('-0.030000001') }, 'may have 8 decimals'],
    ['no days', { cycleDays: 0 }, 'needs a whole number of days'],
    ['half a day', { cycleDays: 0.5 }, 'needs a whole number of days'],
    ['a smallest amount of 0', { amountMin: 0n }, 'needs a smallest amount above zero'],
    ['a smallest amount that is the largest', { amountMin: terms.amountMax }, undefined],
    ['a smallest amount above it', { amountMin: usdt('50001') }, 'needs a smallest amount above zero'],
    [
      'a smallest amount of parts of a unit',
      { amountMin: usdt('9.9999999'), step: usdt('0.0000001') },
      'of whole units',
    ],
    ['a step of 0', { step: 0n }, 'needs a step of whole units'],
    ['a step that misses the largest amount', { step: usdt('7') }, 'needs a largest amount that is whole steps'],
    ['a capacity of one largest order', { capacity: terms.amountMax }, undefined],
    ['less capacity', { capacity: terms.amountMax - 1n }, 'needs a capacity of at least its largest amount'],
    ['no purchase limit', { purchaseLimit: 0 }, undefined],
    ['a purchase limit below 0', { purchaseLimit: -1 }, 'needs a whole purchase limit'],
    ['an identity level of 3', { identityLevel: 3 as never }, 'needs an identity level'],
    ['no exit fee', { exitFeeRate: 0n }, undefined],
    ['an exit fee of all', { exitFeeRate: usdt('1') }, 'needs a fee for leaving early'],
    ['an exit fee below 0', { exitFeeRate: -1n }, 'needs a fee for leaving early'],
  ])('of a product with %s', (_, changed, fault) => {
    const found = faultsOfTerms(changed)
    expect(found.length > 0).toBe(fault !== undefined)
    expect(found.join()).toContain(fault ?? '')
  })

  it.each<[string, Partial<StrategyTerms>, string | undefined]>([
    ['one rate', {}, undefined],
    ['a rate of the eighth decimal', { dailyRateMin: usdt('0.00000001'), dailyRateMax: usdt('0.00000001') }, undefined],
    ['two rates', { dailyRateMin: usdt('0.00019999') }, 'needs one daily rate where it is fixed'],
    ['a way below it', { dailyRateMin: usdt('-0.0002') }, 'needs one daily rate where it is fixed'],
    ['no rate', { dailyRateMin: 0n, dailyRateMax: 0n }, 'needs a greatest daily rate above 0'],
    ['a loss', { dailyRateMin: usdt('-0.01'), dailyRateMax: usdt('-0.01') }, 'needs a greatest daily rate above 0'],
    ['a rate of all', { dailyRateMin: usdt('1'), dailyRateMax: usdt('1') }, 'needs a greatest daily rate'],
    ['anybody of no known country', { identityLevel: 0 }, 'needs an identity level of at least 1'],
  ])('of a product at a fixed rate with %s', (_, changed, fault) => {
    const rate = usdt('0.0002')
    const found = faultsOfTerms({
      rule: 'fixed',
      dailyRateMin: rate,
      dailyRateMax: rate,
      identityLevel: 1,
      ...changed,
    })
    expect(found.length > 0).toBe(fault !== undefined)
    expect(found.join()).toContain(fault ?? '')
  })

  it.each<[string, Partial<MinerTerms>, string | undefined]>([
    ['a short id', { id: 'ab' }, 'needs an id'],
    ['another network', { network: 'other' as never }, 'needs a network that there is'],
    ['no manufacturer', { manufacturer: '' }, 'needs words of 1 to 60 characters'],
    ['a model of 60 characters', { model: 'x'.repeat(60) }, undefined],
    ['a weight of 61 characters', { weight: 'x'.repeat(61) }, 'needs words of 1 to 60 characters'],
    ['no hashrate', { hashrate: 0n }, 'needs a hashrate above 0'],
    ['a hashrate of 6 decimals', { hashrate: usdt('0.000001') }, undefined],
    ['a hashrate of 7 decimals', { hashrate: usdt('0.0000001') }, 'needs a hashrate above 0'],
    ['no power', { power: 0 }, 'needs a power of whole watts'],
    ['half a watt', { power: 0.5 }, 'needs a power of whole watts'],
    ['a price in coins', { currency: 'BTC' }, 'must be in USDT'],
    ['a price of nothing', { price: 0n }, 'needs a price of a unit above zero'],
    ['a price of parts of a unit', { price: usdt('0.0000001') }, 'needs a price of a unit above zero'],
    ['no units', { units: 0 }, 'needs a whole number of units'],
    ['the most units', { units: minerUnitsMost }, undefined],
    ['more units', { units: minerUnitsMost + 1 }, 'needs a whole number of units'],
    ['no days', { cycleDays: 0 }, 'needs a whole number of days'],
    ['no hosting fee', { hostingFee: 0n }, undefined],
    ['a hosting fee below zero', { hostingFee: usdt('-0.000001') }, 'needs a hosting fee'],
    ['a hosting fee of parts of a unit', { hostingFee: usdt('0.0000001') }, 'needs a hosting fee'],
    ['no tariff', { tariff: 0n }, undefined],
    ['a tariff below zero', { tariff: usdt('-0.000001') }, 'needs a price of a kilowatt hour'],
    ['a tariff of parts of a unit', { tariff: usdt('0.0000001') }, 'needs a price of a kilowatt hour'],
    ['a most of a satoshi', { outputMax: usdt('0.00000001') }, undefined],
    ['no most', { outputMax: 0n }, 'needs a most that a unit is paid a day'],
    ['a most of parts of a satoshi', { outputMax: usdt('0.000000001') }, 'needs a most that a unit is paid a day'],
    ['no limit a person', { unitsMax: 0 }, undefined],
    ['a limit below 0', { unitsMax: -1 }, 'needs a whole limit of units'],
    ['an identity level of 3', { identityLevel: 3 as never }, 'needs an identity level'],
  ])('of a machine with %s', (_, changed, fault) => {
    const found = faultsOfMachine(changed)
    expect(found.length > 0).toBe(fault !== undefined)
    expect(found.join()).toContain(fault ?? '')
  })
})

describe('the terms of a first sale of a token', () => {
  const id = 'needs an id of 3 to 40'
  const lots = 'needs a whole number of lots from 1 to 1000000'
  const cap = 'needs a cap a person from 1 to all lots'
  const deposit = 'needs a deposit above 0 and below 1 where it draws'
  const price = 'needs a price of a lot above zero'
  const lotOf = 'needs a lot of whole units of its token'
  const shares = 'needs shares of others that add up to the supply, with the tokens that are sold'
  const paper = 'needs the https address of its white paper'
  const hash = 'needs the SHA-256 of its white paper'
  const days = 'needs whole days of subscription'
  const listing = 'needs at least 4 whole days from the close to the last day of listing'
  const locked = 'needs whole days in which the others may not sell'
  const name = 'needs a name of 3 to 40'

  it.each<[string, Partial<IeoTerms>, string | undefined]>([
    ['an id of three letters', { id: 'abc' }, undefined],
    ['an id of two', { id: 'ab' }, id],
    ['an id of forty', { id: 'a'.repeat(40) }, undefined],
    ['an id of forty-one', { id: 'a'.repeat(41) }, id],
    ['an id with a capital', { id: 'Lumen' }, id],
    ['an unknown format', { format: 'lottery' as never }, 'must be commitment or draw'],
    ['a coin for its token', { token: 'BTC' }, 'needs one of the tokens LMN, ABR'],
    ['another currency', { currency: 'BTC' }, 'must be in USDT'],
    ['a price of nothing', { lotPrice: 0n }, price],
    ['a price of less than a unit', { lotPrice: 1n }, price],
    ['a lot of nothing', { lotTokens: 0n }, lotOf],
    ['a lot of less than a unit', { lotTokens: usdt('100.0000001') }, lotOf],
    ['no lots', { lots: 0 }, lots],
    ['half a lot', { lots: 1.5 }, lots],
    ['more lots than there may be', { lots: 1_000_001 }, lots],
    ['no cap', { cap: 0 }, cap],
    ['a cap of all lots', { cap: 1_000 }, undefined],
    ['a cap of more', { cap: 1_001 }, cap],
    ['a deposit where everybody gets a part', { depositRate: usdt('0.999999') }, deposit],
    ['more than the price', { depositRate: usdt('1.1') }, deposit],
    ['no days', { subscriptionDays: 0 }, undefined],
    ['days below none', { subscriptionDays: -1 }, days],
    ['half a day', { subscriptionDays: 0.5 }, days],
    ['no days to list, as before they were asked for', { listWithinDays: undefined as never }, undefined],
    ['four days to list', { listWithinDays: 4 }, undefined],
    ['three days to list', { listWithinDays: 3 }, listing],
    ['days to list and a half', { listWithinDays: 4.5 }, listing],
    ['a paper elsewhere', { paper: 'https://a.example/p' }, undefined],
    ['a paper that is not read safely', { paper: 'http://a.example/p' }, paper],
    ['a paper with a space', { paper: 'https://a.example/p p' }, paper],
    ['a paper of another folder', { paper: '/papers/../secrets.txt' }, paper],
    ['a hash that is short', { paperHash: 'a'.repeat(63) }, hash],
    ['a hash in capitals', { paperHash: 'A'.repeat(64) }, hash],
    ['shares of less than nothing', { teamShare: -1n }, 'needs shares of others from 0 to 1'],
    ['shares that leave some over', { teamShare: usdt('0.219999') }, shares],
    ['shares that take more than all', { teamShare: usdt('0.220001') }, shares],
    ['fewer tokens than are sold', { supply: usdt('999999') }, shares],
    ['no lock', { lockedDays: 0 }, undefined],
    ['a lock of less than no days', { lockedDays: -1 }, locked],
    ['a name of two', { name: 'Lu' }, name],
    ['a name of three', { name: 'Lum' }, undefined],
    ['a name of forty', { name: 'L'.repeat(40) }, undefined],
    ['a name of forty-one', { name: 'L'.repeat(41) }, name],
    ['a name that ends with a space', { name: 'Lumen ' }, name],
    ['an unknown level', { identityLevel: 3 as never }, 'needs an identity level of 0, 1 or 2'],
  ])('with %s', (_, changed, fault) => {
    const found = faultsOfSale('lumen', changed)
    const isNamed = fault !== undefined && found.some((each) => each.includes(fault))
    expect([isNamed, found.length > 0]).toEqual([fault !== undefined, fault !== undefined])
  })

  it('a draw has a deposit of less than the price, and of more than nothing', () => {
    expect(faultsOfSale('arbor', { depositRate: usdt('0.000000000000000001') })).toEqual([])
    expect(faultsOfSale('arbor', { depositRate: usdt('0.999999999999999999') })).toEqual([])
    for (const depositRate of [0n, usdt('1')])
      expect(faultsOfSale('arbor', { depositRate })).toEqual([expect.stringContaining(deposit)])
  })

  it('a draw has no cap of more tickets than one command hashes', () => {
    const many = { lots: 10_000, lotTokens: usdt('10'), lotPrice: usdt('0.5') }
    expect(faultsOfSale('arbor', { ...many, cap: 1_000 })).toEqual([])
    expect(faultsOfSale('arbor', { ...many, cap: 1_001 })).toEqual([
      'the sale arbor needs a cap a person of at most 1000 lots where it draws',
    ])
    const [lumen] = ieosUnder(defaultSettings)
    const parts = { lots: 10_000, lotTokens: usdt('10'), lotPrice: usdt('0.1'), cap: 1_001 }
    expect([lumen?.format, faultsOfSale('lumen', parts)]).toEqual(['commitment', []])
  })

  it('price a token with at most 18 decimals', () => {
    const thirds = { lotTokens: usdt('300'), lots: 333, supply: usdt('999000'), cap: 60 }
    expect(faultsOfSale('lumen', thirds)).toEqual([expect.stringContaining('at most 18 decimals')])
  })

  it('differ in their tokens and their ids', () => {
    const [lumen, arbor] = ieosUnder(defaultSettings)
    if (lumen === undefined || arbor === undefined) throw new Error('there are two sales')
    expect(faultsOf({ ieos: [lumen, { ...arbor, token: 'LMN' }] })).toEqual(['no two sales may be of the same token'])
    expect(faultsOf({ ieos: [lumen, { ...arbor, id: 'lumen' }] })).toEqual([
      expect.stringContaining('must have an id of its own'),
    ])
    expect(ieosUnder({})).toEqual([])
  })
})
