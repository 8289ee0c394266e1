import { describe, expect, it } from 'vitest'
import { recordsOf } from '../books/book.ts'
import { openDesk, opening, settingsWith, stopAt } from '../examples/example-desk.ts'
import { decimal } from '../money/decimal.ts'
import { type Direction, type MarginMode, positionRecord } from './position.ts'

const btc = 'BTC/USDT'
const isolatedLong = (quantity: string, leverage = 10) => opening([btc, 'long', 'isolated', leverage, quantity])

describe('a market opening', () => {
  it('locks notional / leverage and pays the fee, both rounded up, at ask', () => {
    const desk = openDesk()
    desk.quote(btc, { bid: '39999.9', ask: '40000.1' })
    const { reply, postings } = desk.done(isolatedLong('0.00103', 7))
    // 41.200103 / 7 = 5.8857290; × 0.0005 = 0.0206000515
    expect(reply).toMatchObject({
      price: decimal('40000.1'),
      notional: decimal('41.200103'),
      margin: decimal('5.885729'),
      fee: decimal('0.020601'),
    })
    expect(postings.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['margin_locked', 'contract', 'margin'],
      ['opening_fee', 'contract', 'house:fees'],
    ])
    expect([desk.held('margin'), desk.held('contract')]).toEqual(['5.885729', '9994.09367'])
    expect(desk.position()).toMatchObject({ cost: decimal('41.200103'), leverage: 7, state: 'running' })
  })

  it('sells at bid, and locks nothing of a cross position', () => {
    const desk = openDesk()
    desk.quote(btc, { bid: '39999.9', ask: '40000.1' })
    const { reply, postings } = desk.done(opening([btc, 'short', 'cross', 10, '1']))
    expect(reply).toMatchObject({ price: decimal('39999.9'), margin: decimal('3999.99') })
    expect(postings.map(({ kind }) => kind)).toEqual(['opening_fee'])
    expect(desk.position().margin).toBe(0n)
  })

  it('adds to the position that stands, with its leverage, stops and margin', () => {
    const desk = openDesk()
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'long', 'isolated', 10, '0.5'], { takeProfit: stopAt('50000'), stopLoss: stopAt('39000') }))
    desk.quote(btc, '44000')
    desk.done(opening([btc, 'long', 'isolated', 10, '0.5'], { stopLoss: stopAt('43000') }))
    expect(recordsOf(desk.book(), positionRecord).size).toBe(1)
    expect(desk.position()).toMatchObject({
      quantity: decimal('1'),
      cost: decimal('42000'),
      margin: decimal('4200'),
      feesPaid: decimal('21'),
      takeProfit: stopAt('50000'),
      stopLoss: stopAt('43000'),
    })
  })

  it.each([
    ['long', 'isolated'],
    ['short', 'isolated'],
    ['long', 'cross'],
    ['short', 'cross'],
  ] satisfies [Direction, MarginMode][])('keeps a %s %s position apart from all others', (direction, marginMode) => {
    const desk = openDesk()
    desk.quote(btc, '40000')
    for (const [each, mode] of [
      ['long', 'isolated'],
      ['short', 'isolated'],
      ['long', 'cross'],
      ['short', 'cross'],
    ] as const)
      desk.done(opening([btc, each, mode, 20, '0.1']))
    desk.done(opening([btc, direction, marginMode, 20, '0.1']))
    const quantities = [...recordsOf(desk.book(), positionRecord).values()].map((each) => [
      each.direction === direction && each.marginMode === marginMode,
      each.quantity,
    ])
    expect(quantities).toHaveLength(4)
    expect(quantities.every(([own, quantity]) => quantity === decimal(own === true ? '0.2' : '0.1'))).toBe(true)
  })
})

describe('openings need free ≥ cost', () => {
  it.each([
    // 1 BTC at 40,000, 10x: margin 4,000 and fee 20
    ['isolated', 'long', '4020', '4019.999999', '0.000001'],
    ['isolated', 'short', '4020', '4019.999999', '0.000001'],
    ['cross', 'long', '4020', '4019.999999', '0.000001'],
    ['cross', 'short', '4020', '4000', '20'],
  ] as const)('a %s %s is opened with %s; with %s is missing %s', (marginMode, direction, enough, short, missing) => {
    const command = opening([btc, direction, marginMode, 10, '1'])
    const rich = openDesk({ contract: enough })
    rich.quote(btc, '40000')
    rich.done(command)
    const poor = openDesk({ contract: short })
    poor.quote(btc, '40000')
    expect(poor.refused(command)).toEqual({
      kind: 'margin_insufficient',
      free: decimal(short),
      missing: decimal(missing),
    })
  })
})

describe('leverage', () => {
  const large = { houseExposureMax: decimal('90000000') }
  it.each([
    ['1.25', 100, '0.00001', 50],
    ['6.25', 50, '0.00001', 20],
    ['25', 20, '0.00001', 10],
  ])('quantity %s at 40,000 takes %ix; one step more takes %s', (quantity, leverageMax, step, next) => {
    const desk = openDesk({ contract: '1000000', settings: settingsWith(btc, large) })
    desk.quote(btc, '40000')
    desk.done(isolatedLong(quantity, leverageMax))
    const other = openDesk({ contract: '1000000', settings: settingsWith(btc, large) })
    other.quote(btc, '40000')
    const more = isolatedLong(quantity, leverageMax)
    expect(other.refused({ ...more, quantity: more.quantity + decimal(step) })).toEqual({
      kind: 'leverage_out_of_range',
      leverageMax: next,
    })
  })

  it('is judged by the resulting position, and above the last bracket nothing is opened', () => {
    const desk = openDesk({ contract: '1000000', settings: settingsWith(btc, large) })
    desk.quote(btc, '40000')
    desk.done(isolatedLong('1.25', 100))
    expect(desk.refused(isolatedLong('0.001', 100))).toEqual({ kind: 'leverage_out_of_range', leverageMax: 50 })
    const whale = openDesk({ contract: '1000000', settings: settingsWith(btc, large) })
    whale.quote(btc, '40000')
    whale.done(isolatedLong('124', 10))
    expect(whale.refused(isolatedLong('1.00001', 10))).toEqual({
      kind: 'bracket_exceeded',
      notionalMax: decimal('5000000'),
    })
    whale.done(isolatedLong('1', 10))
  })

  it.each([
    [1, undefined],
    [100, undefined],
    [101, 'leverage_out_of_range'],
    [0, 'leverage_out_of_range'],
    [-1, 'leverage_out_of_range'],
    [1.5, 'leverage_out_of_range'],
    [Number.NaN, 'leverage_out_of_range'],
  ])('of %d is %s', (leverage, kind) => {
    const desk = openDesk()
    desk.quote(btc, '40000')
    const decided = desk.run(isolatedLong('0.01', leverage))
    expect(decided.ok ? undefined : decided.refusal.kind).toBe(kind)
  })

  it('is one for the symbol and margin mode while something stands there', () => {
    const desk = openDesk()
    desk.quote(btc, '40000')
    desk.done(isolatedLong('0.01', 10))
    expect(desk.refused(opening([btc, 'short', 'isolated', 20, '0.01']))).toEqual({
      kind: 'leverage_differs',
      leverage: 10,
    })
    desk.done(opening([btc, 'short', 'cross', 20, '0.01']))
    desk.done({ kind: 'close_all' })
    desk.done(opening([btc, 'short', 'isolated', 20, '0.01']))
  })

  it('is 10 at most before a market closes for long', () => {
    const desk = openDesk()
    desk.quote('XAU/USD', '2000', 'open', true)
    expect(desk.refused(opening(['XAU/USD', 'long', 'isolated', 11, '1']))).toEqual({
      kind: 'leverage_out_of_range',
      leverageMax: 10,
    })
    desk.done(opening(['XAU/USD', 'long', 'isolated', 10, '1']))
  })
})

describe('would_be_liquidated', () => {
  // 1 BTC at 5x with a wide spread: bought at ask, judged at mark. Margin 8,000, maintenance 5 ‰, closing fee 0.5 ‰.
  it.each([
    // 8,000 − (40,000 − mark) = 0.0055 × mark at a mark of 32,176.97
    ['24354', undefined],
    ['24353.9', 'would_be_liquidated'],
  ])('of an isolated opening with a bid of %s: %s', (bid, kind) => {
    const desk = openDesk()
    desk.quote(btc, { bid, ask: '40000' })
    const decided = desk.run(isolatedLong('1', 5))
    expect(decided.ok ? undefined : decided.refusal.kind).toBe(kind)
  })

  it('is judged for the cross book even where the opening is isolated', () => {
    const desk = openDesk({ contract: '5000' })
    desk.quote('ETH/USDT', '2000')
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'long', 'cross', 100, '1']))
    // Equity 4,980 less 201 an ETH stays above 800 + 20; free margin alone, 4,580, would allow 22.
    desk.settings(
      settingsWith(btc, {
        brackets: [{ notionalUpTo: decimal('50000'), leverageMax: 100, maintenanceRate: decimal('0.02') }],
      }),
    )
    expect(desk.refused(opening(['ETH/USDT', 'long', 'isolated', 10, '21']))).toEqual({ kind: 'would_be_liquidated' })
    desk.done(opening(['ETH/USDT', 'long', 'isolated', 10, '20']))
  })
})

describe('the house', () => {
  const limited = settingsWith(btc, { houseExposureMax: decimal('400000') })
  it.each([
    ['long', '9', undefined],
    ['long', '9.00001', 'house_exposure_exceeded'],
    ['long', '-10', undefined],
    ['long', '-20', undefined],
    ['short', '-9', undefined],
    ['short', '-9.00001', 'house_exposure_exceeded'],
    ['short', '20', undefined],
  ] as const)('takes a %s of 1 BTC at 40,000 when users hold %s net: %s', (direction, net, kind) => {
    const desk = openDesk({ settings: limited })
    desk.quote(btc, '40000')
    desk.given({ netQuantity: () => decimal(net) })
    const decided = desk.run(opening([btc, direction, 'isolated', 10, '1']))
    expect(decided.ok ? undefined : decided.refusal.kind).toBe(kind)
  })
})

describe('a book of play money', () => {
  const limited = {
    ...settingsWith(btc, { houseExposureMax: decimal('40000') }),
    demo: { grant: decimal('1'), bookExposureMax: decimal('400000') },
  }
  const outcome = (desk: ReturnType<typeof openDesk>, direction: 'long' | 'short', quantity: string) => {
    const decided = desk.run(opening([btc, direction, 'isolated', 10, quantity]))
    return decided.ok ? 'done' : decided.refusal.kind
  }

  it('has a limit of its own, which nobody else uses up', () => {
    const desk = openDesk({ contract: '1000000', settings: limited })
    desk.quote(btc, '40000')
    desk.given({ netQuantity: () => decimal('1000') })
    expect([outcome(desk, 'long', '4'), outcome(desk, 'long', '6')]).toEqual(['done', 'done'])
    expect(outcome(desk, 'long', '0.1')).toBe('house_exposure_exceeded')
    expect([outcome(desk, 'short', '20'), outcome(desk, 'short', '0.1')]).toEqual(['done', 'house_exposure_exceeded'])
    expect(outcome(desk, 'long', '0.1')).toBe('done')
  })
})

describe('an opening is refused', () => {
  it.each([
    [
      'unknown',
      () => opening(['ABC/USDT', 'long', 'isolated', 10, '1']),
      { kind: 'symbol_unknown', symbol: 'ABC/USDT' },
    ],
    [
      'never priced',
      () => opening(['ETH/USDT', 'long', 'isolated', 10, '1']),
      { kind: 'price_missing', symbol: 'ETH/USDT' },
    ],
    ['no quantity', () => isolatedLong('0'), { kind: 'amount_not_positive', field: 'quantity' }],
    ['less than none', () => isolatedLong('-1'), { kind: 'amount_not_positive', field: 'quantity' }],
    [
      'off the grid',
      () => isolatedLong('0.000015'),
      { kind: 'quantity_off_grid', below: decimal('0.00001'), above: decimal('0.00002') },
    ],
    ['less than 5 USDT', () => isolatedLong('0.00012'), { kind: 'amount_too_small', minimum: decimal('5') }],
    [
      'stops on the wrong side',
      () => opening([btc, 'long', 'isolated', 10, '1'], { takeProfit: stopAt('40000') }),
      { kind: 'stop_on_wrong_side', field: 'takeProfit', mark: decimal('40000') },
    ],
  ])('%s', (_, command, refusal) => {
    const desk = openDesk()
    desk.quote(btc, '40000')
    expect(desk.refused(command())).toEqual(refusal)
  })

  it('never for exactly 5 USDT', () => {
    const desk = openDesk()
    desk.quote(btc, '50000')
    expect(desk.done(isolatedLong('0.0001')).reply).toMatchObject({ notional: decimal('5') })
  })

  it.each([
    ['stale', 'price_stale'],
    ['closed', 'market_closed'],
  ] as const)('in a %s market', (state, kind) => {
    const desk = openDesk()
    desk.quote(btc, '40000', state)
    expect(desk.refused(isolatedLong('1'))).toEqual({ kind, symbol: btc })
  })

  it('of a symbol that is off', () => {
    const desk = openDesk({ settings: settingsWith(btc, { enabled: false }) })
    desk.quote(btc, '40000')
    expect(desk.refused(isolatedLong('1'))).toEqual({ kind: 'symbol_off', symbol: btc })
  })

  it('while a cross position anywhere is stale, as free margin hangs on its mark', () => {
    const desk = openDesk()
    desk.quote(btc, '40000')
    desk.quote('ETH/USDT', '2000')
    desk.done(opening(['ETH/USDT', 'long', 'cross', 10, '1']))
    desk.quote('ETH/USDT', '2000', 'stale')
    expect(desk.refused(isolatedLong('0.1'))).toEqual({ kind: 'price_stale', symbol: 'ETH/USDT' })
  })
})
