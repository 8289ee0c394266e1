import { describe, expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { checkSettings } from './check-settings.ts'
import { defaultInvestments } from './default-investments.ts'
import { defaultSettings } from './default-settings.ts'
import {
  coinCapitalUnder,
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
