import { describe, expect, it } from 'vitest'
import { openDraft } from '../books/draft.ts'
import { openDesk, settingsWith } from '../examples/example-desk.ts'
import type { Bracket } from '../market/symbol.ts'
import { absolute, type Decimal, decimal, ONE, printDecimal } from '../money/decimal.ts'
import { mulDiv, over, times } from '../money/mul-div.ts'
import { payoutOf } from '../second-contracts/second-contract-outcome.ts'
import { crossRisk, freeMargin, termsOf } from './account-risk.ts'
import { fine, maintenanceBracket, maintenanceOf } from './brackets.ts'
import { liquidationPriceOf } from './liquidation-price-of.ts'
import { isolatedLiquidationPrice } from './liquidation-price.ts'
import { initialMarginOf, notionalOf, profitAt } from './valuation.ts'

/**
 * Published worked examples, as margin-examples.md of the design gives them, and those of pages that were opened (their
 * address stands in the row). Printed values are often truncated, so a row holds when it differs by less than one of its
 * last place. Two of the three published conventions are not the product's; they live here, as oracles.
 */
type Terms = { side: 'long' | 'short'; quantity: string; entry: string; margin: string; rate: string }
type Oracle = (terms: Terms & { fee?: string }) => Decimal

const sign = (side: Terms['side']): bigint => (side === 'long' ? 1n : -1n)

/** Maintenance on the entry notional (Bybit, KuCoin, MEXC, BitMEX): E − s × (IM − q × E × m + X) / q. */
const onEntryNotional: Oracle = ({ side, quantity, entry, margin, rate }) => {
  const maintenance = times(notionalOf(decimal(quantity), decimal(entry)), decimal(rate), 'down')
  return decimal(entry) - sign(side) * over(decimal(margin) - maintenance, decimal(quantity), 'down')
}

/** Mark notional and taker fee (OKX, Gate, Phemex): (E − s × margin / q) / (1 − s × (m + f)). */
const withTakerFee: Oracle = ({ side, quantity, entry, margin, rate, fee = '0' }) => {
  const bankruptcy = decimal(entry) - sign(side) * over(decimal(margin), decimal(quantity), 'down')
  return over(bankruptcy, ONE - sign(side) * (decimal(rate) + decimal(fee)), 'down')
}

/** The product's own convention, for one bracket (and a second one, where an example has a maintenance amount). */
const onMarkNotional = ({ side, quantity, entry, margin }: Terms, brackets: readonly Bracket[]): Decimal => {
  const cost = notionalOf(decimal(quantity), decimal(entry))
  const position = { direction: side, quantity: decimal(quantity), cost, margin: decimal(margin) }
  return isolatedLiquidationPrice(position, { brackets }) ?? 0n
}

const bracket = (notionalUpTo: string, maintenanceRate: string): Bracket => ({
  notionalUpTo: decimal(notionalUpTo),
  leverageMax: 100,
  maintenanceRate: decimal(maintenanceRate),
})

/** Equal to the places that are printed, be they truncated or rounded. */
function isPrinted(value: Decimal, printed: string): boolean {
  const places = printed.split('.')[1]?.length ?? 0
  return absolute(value - decimal(printed)) < 10n ** BigInt(18 - places)
}

const base = { quantity: '1', rate: '0.01' }

describe('published liquidation prices', () => {
  it.each<[string, string, Terms]>([
    ['Bybit 900000180046', '9850', { ...base, side: 'long', entry: '10000', margin: '200', rate: '0.005' }],
    ['Bybit 900000180046', '8160', { ...base, side: 'short', entry: '8000', margin: '200', rate: '0.005' }],
    ['Bybit 900000294083', '9500', { ...base, side: 'long', entry: '10000', margin: '550', rate: '0.005' }],
    [
      'Bybit 900000294083, 1,000 added',
      '8500',
      { ...base, side: 'long', entry: '10000', margin: '1550', rate: '0.005' },
    ],
    [
      'the same, then 1 BTC more',
      '9000',
      { side: 'long', quantity: '2', entry: '10000', margin: '2100', rate: '0.005' },
    ],
    [
      'BitMEX isolatedMarginExamples',
      '510',
      { side: 'long', quantity: '20', entry: '1000', margin: '10000', rate: '0.01' },
    ],
    ['freqtrade test_exchange', '8.1', { ...base, side: 'long', entry: '10', margin: '2' }],
    ['freqtrade test_exchange', '11.9', { ...base, side: 'short', entry: '10', margin: '2' }],
    [
      'KuCoin 4408061803033',
      '28168',
      { side: 'short', quantity: '0.005', entry: '28000', margin: '1.4', rate: '0.004' },
    ],
  ])('%s: %s on the entry notional', (_, printed, terms) =>
    expect(isPrinted(onEntryNotional(terms), printed)).toBe(true),
  )

  it.each<[string, string, Terms, string]>([
    ['freqtrade test_exchange', '8.0857', { ...base, side: 'long', entry: '10', margin: '2' }, '0.0006'],
    ['freqtrade test_exchange', '11.8741', { ...base, side: 'short', entry: '10', margin: '2' }, '0.0006'],
    ['Phemex', '0.3232', { side: 'long', quantity: '500', entry: '0.4', margin: '40.096', rate: '0.01' }, '0.0006'],
  ])('%s: %s with the taker fee', (_, printed, terms, fee) =>
    expect(isPrinted(withTakerFee({ ...terms, fee }), printed)).toBe(true),
  )

  it.each<[string, string, Terms, Bracket[]]>([
    // A maintenance amount of 0.01 at 1 %: a first bracket up to 2 at half the rate.
    [
      'freqtrade',
      '8.0707',
      { ...base, side: 'long', entry: '10', margin: '2' },
      [bracket('2', '0.005'), bracket('99', '0.01')],
    ],
    [
      'freqtrade',
      '11.8911',
      { ...base, side: 'short', entry: '10', margin: '2' },
      [bracket('2', '0.005'), bracket('99', '0.01')],
    ],
    [
      'dYdX',
      '3174.60',
      { side: 'short', quantity: '3', entry: '3000', margin: '1000', rate: '0.05' },
      [bracket('99999', '0.05')],
    ],
  ])('%s: %s on the mark notional, the convention of the product', (_, printed, terms, brackets) =>
    expect(isPrinted(onMarkNotional(terms, brackets), printed)).toBe(true),
  )

  it.each<[string, string, Terms]>([
    ['BitMEX', '500', { side: 'long', quantity: '20', entry: '1000', margin: '10000', rate: '0' }],
    ['KuCoin', '28280', { side: 'short', quantity: '0.005', entry: '28000', margin: '1.4', rate: '0' }],
  ])('%s: bankruptcy at %s is liquidation without maintenance', (_, printed, terms) => {
    expect(isPrinted(onEntryNotional(terms), printed)).toBe(true)
    expect(isPrinted(onMarkNotional(terms, [bracket('99999', '0')]), printed)).toBe(true)
  })
})

describe('published margins, fees and profits', () => {
  it('BitMEX: 20 ETH at 1,000, 50x cross, wallet 10,000: IM 400, MM 200, available 9,600', () => {
    const free = { takerRate: 0n, makerRate: 0n, brackets: [{ ...bracket('999999', '0.01'), leverageMax: 50 }] }
    const desk = openDesk({ contract: '10000', settings: settingsWith('ETH/USDT', free) })
    desk.quote('ETH/USDT', '1000')
    const opening = { symbol: 'ETH/USDT', direction: 'long', marginMode: 'cross', leverage: 50 } as const
    desk.done({ kind: 'open_position', ...opening, quantity: decimal('20'), takeProfit: null, stopLoss: null })
    const draft = openDraft(desk.book())
    expect(crossRisk(draft, desk.facts()).initialMargin).toBe(decimal('400'))
    expect(crossRisk(draft, desk.facts()).maintenance).toBe(fine(decimal('200')))
    expect(freeMargin(draft, desk.facts())).toBe(decimal('9600'))
    // On the mark notional the product liquidates at (20,000 − 10,000) / (20 × 0.99).
    const price = liquidationPriceOf(desk.book(), desk.position(), desk.facts())
    expect(price && printDecimal(price)).toBe('505.050505050505050505')
  })

  it('dYdX: maintenance at 3,174.60 is 476.2', () => {
    const price = onMarkNotional({ side: 'short', quantity: '3', entry: '3000', margin: '1000', rate: '0.05' }, [
      bracket('99999', '0.05'),
    ])
    expect(isPrinted(mulDiv(3n * price, decimal('0.05'), ONE, 'down'), '476.2')).toBe(true)
  })

  it('KuCoin: 0.005 at 28,000, 100x, 0.4 %: IM 1.4, MM 0.56', () => {
    const notional = notionalOf(decimal('0.005'), decimal('28000'))
    expect(initialMarginOf(notional, 100)).toBe(decimal('1.4'))
    expect(maintenanceOf({ brackets: [bracket('99999', '0.004')] }, notional)).toBe(fine(decimal('0.56')))
  })

  it('Phemex: 500 at 0.4, 5x: margin and closing fee at bankruptcy are 40.096', () => {
    const notional = notionalOf(decimal('500'), decimal('0.4'))
    const margin = initialMarginOf(notional, 5)
    expect(margin + times(notional - margin, decimal('0.0006'), 'up')).toBe(decimal('40.096'))
  })

  it('Bybit 900000630066: 0.5 at 5,000 and 0.3 at 6,000 are an entry of 5,375', () => {
    const cost = notionalOf(decimal('0.5'), decimal('5000')) + notionalOf(decimal('0.3'), decimal('6000'))
    expect(over(cost, decimal('0.8'), 'down')).toBe(decimal('5375'))
  })

  it.each([
    ['long', '0.2', '7000', '7500', '100'],
    ['short', '0.4', '6000', '5000', '400'],
  ] as const)('Bybit 900000630066: a %s of %s from %s to %s makes %s', (direction, quantity, entry, mark, profit) => {
    const cost = notionalOf(decimal(quantity), decimal(entry))
    expect(profitAt({ direction, quantity: decimal(quantity), cost }, decimal(mark))).toBe(decimal(profit))
  })

  it('Phemex: 3,000,000 in tiers of 2 M at 0.5 % and the rest at 0.75 % needs 17,500', () => {
    const brackets = [bracket('2000000', '0.005'), bracket('9000000', '0.0075')]
    expect(maintenanceOf({ brackets }, decimal('3000000'))).toBe(fine(decimal('17500')))
  })

  it.each([
    ['80 % win', '0.8', '180'],
    ['85 % win', '0.85', '185'],
  ])('a stake of 100 with %s credits 100 × (1 + %s) = %s', (_, rate, credited) => {
    const stake = decimal('100')
    expect(stake + payoutOf({ stake, payoutRate: decimal(rate) })).toBe(decimal(credited))
  })

  it('a payout of 80 % breaks even at 55.56 % of wins', () => {
    expect(isPrinted(over(decimal('100'), ONE + decimal('0.8'), 'down'), '55.56')).toBe(true)
  })
})

describe('published maintenance amounts', () => {
  // https://www.binance.com/au/support/faq/b3c689c1f50a44cabb3a84e663b81d93: at 500,000 the rate is 1 % and the amount
  // 250,000 × (1 % − 0.5 %) + 50 = 1,300.
  it('Binance: 1,300 for 500,000 USDT of BTC/USDT', () => {
    const brackets = [bracket('50000', '0.004'), bracket('250000', '0.005'), bracket('1000000', '0.01')]
    const { rate, amount } = maintenanceBracket({ brackets }, decimal('500000'))
    expect([rate, amount]).toEqual([decimal('0.01'), fine(decimal('1300'))])
  })

  // https://gist.github.com/highfestiva/b71e76f51eed84d56c1be8ebbcc286b5: the table that Binance's page computes with.
  it.each([
    ['50000', '0'],
    ['250000', '50'],
    ['1000000', '1300'],
    ['10000000', '16300'],
    ['20000000', '266300'],
    ['50000000', '1266300'],
    ['100000000', '2516300'],
    ['200000000', '5016300'],
    ['300000000', '25016300'],
    ['500000000', '100016300'],
  ])('Binance: the bracket up to %s has the amount %s', (notional, amount) => {
    const bounds: [string, string][] = [
      ['50000', '0.004'],
      ['250000', '0.005'],
      ['1000000', '0.01'],
      ['10000000', '0.025'],
      ['20000000', '0.05'],
      ['50000000', '0.1'],
      ['100000000', '0.125'],
      ['200000000', '0.15'],
      ['300000000', '0.25'],
      ['500000000', '0.5'],
    ]
    const brackets = bounds.map(([upTo, rate]) => bracket(upTo, rate))
    expect(maintenanceBracket({ brackets }, decimal(notional)).amount).toBe(fine(decimal(amount)))
  })
})

it('Bybit funding: 10 BTC at a mark of 16,000 and 0.0001 % pay 0.16', () => {
  const desk = openDesk({ contract: '200000' })
  desk.quote('BTC/USDT', '16000')
  const opening = { symbol: 'BTC/USDT', direction: 'long', marginMode: 'cross', leverage: 10 } as const
  desk.done({ kind: 'open_position', ...opening, quantity: decimal('10'), takeProfit: null, stopLoss: null })
  const rate = decimal('0.000001')
  const settings = { ...settingsWith('BTC/USDT', { fundingRate: rate }), fundingEveryMs: 1 }
  desk.given({ funding: { mark: decimal('16000'), sequence: 1, rate, settings } })
  const { reply } = desk.done({ kind: 'settle_funding', symbol: 'BTC/USDT', fundingAt: desk.at() + 1, rate })
  expect(reply['payments']).toMatchObject([{ notional: decimal('160000'), amount: decimal('0.16') }])
  expect(termsOf(desk.facts(), 'BTC/USDT').fundingRate).toBe(decimal('0.0001'))
})
