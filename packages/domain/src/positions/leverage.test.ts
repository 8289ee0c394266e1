import { describe, expect, it } from 'vitest'
import { partOf, recordsOf } from '../books/book.ts'
import { type Desk, openDesk, opening, settingsWith, stopAt } from '../examples/example-desk.ts'
import { decimal } from '../money/decimal.ts'
import { leveragesPart } from './held-positions.ts'
import { type MarginMode, positionRecord } from './position.ts'

const btc = 'BTC/USDT'
const setTo = (desk: Desk, leverage: number, marginMode: MarginMode = 'isolated', symbol = btc) =>
  desk.run({ kind: 'set_leverage', symbol, marginMode, leverage })

function withLong(marginMode: MarginMode = 'isolated', contract = '10000'): Desk {
  const desk = openDesk({ contract, settings: settingsWith(btc, { takerRate: 0n }) })
  desk.quote(btc, '40000')
  desk.done(opening([btc, 'long', marginMode, 10, '1'], { stopLoss: stopAt('39000') }))
  return desk
}

describe('the leverage of a symbol without positions', () => {
  it.each([
    [1, undefined],
    [100, undefined],
    [101, { kind: 'leverage_out_of_range', leverageMax: 100 }],
    [0, { kind: 'leverage_out_of_range', leverageMax: 100 }],
    [2.5, { kind: 'leverage_out_of_range', leverageMax: 100 }],
  ])('%d: %o', (leverage, refusal) => {
    const decided = setTo(openDesk(), leverage)
    expect(decided.ok ? undefined : decided.refusal).toEqual(refusal)
  })

  it('is kept per symbol and margin mode', () => {
    const desk = openDesk()
    setTo(desk, 7)
    setTo(desk, 8, 'cross')
    expect(partOf(desk.book(), leveragesPart)).toEqual({
      'BTC/USDT:isolated': 7,
      'BTC/USDT:cross': 8,
    })
    expect(setTo(desk, 8, 'cross', 'ABC/USDT')).toMatchObject({ refusal: { kind: 'symbol_unknown' } })
  })
})

describe('on an open isolated position', () => {
  it.each([
    // cost 40,000: margin 4,000 at 10x
    [5, '8000', '2000'],
    [20, '2000', '8000'],
    [100, '400', '9600'],
    [10, '4000', '6000'],
  ])('%ix makes the margin %s and leaves %s, and the stop as typed', (leverage, margin, contract) => {
    const desk = withLong()
    expect(setTo(desk, leverage).ok).toBe(true)
    expect([desk.held('margin'), desk.held('contract')]).toEqual([margin, contract])
    expect(desk.position()).toMatchObject({ leverage, stopLoss: stopAt('39000') })
  })

  it.each([
    ['8000', undefined],
    ['7999.999999', { kind: 'margin_insufficient', free: decimal('3999.999999'), missing: decimal('0.000001') }],
  ])('lowering it needs the margin free: with %s it is %o', (contract, refusal) => {
    const decided = setTo(withLong('isolated', contract), 5)
    expect(decided.ok ? undefined : decided.refusal).toEqual(refusal)
  })

  it.each([
    // 20x frees 2,000, as far as margin + min(0, profit) ≥ notional / 20 is left
    ['40000', '2000'],
    ['39000', '2950'],
    ['39999.9', '2000.095'],
    ['40000.1', '2000.005'],
    ['44000', '2200'],
    ['37894.7', '4000'],
  ])('at a mark of %s raising it to 20x leaves a margin of %s', (mark, margin) => {
    const desk = withLong()
    desk.quote(btc, mark)
    expect(setTo(desk, 20).ok).toBe(true)
    expect(desk.held('margin')).toBe(margin)
    expect(
      desk.refused({ kind: 'remove_margin', positionId: desk.position().id, amount: decimal('0.000001') }).kind,
    ).toBe('margin_insufficient')
  })

  it('raises it where margin added by hand covers the loss', () => {
    const desk = withLong()
    desk.done({ kind: 'add_margin', positionId: desk.position().id, amount: decimal('100') })
    desk.quote(btc, '39950')
    expect(setTo(desk, 20).ok).toBe(true)
    // 2,100 less a loss of 50 is above 1,997.5
    expect(desk.held('margin')).toBe('2100')
  })

  it('takes the bracket of its notional at mark', () => {
    const desk = withLong()
    desk.quote(btc, '50000')
    expect(setTo(desk, 60).ok).toBe(true)
    desk.quote(btc, '50000.1')
    expect(setTo(desk, 70)).toEqual({ ok: false, refusal: { kind: 'leverage_out_of_range', leverageMax: 50 } })
  })

  it('moves the margin of long and short together', () => {
    const desk = withLong()
    desk.done(opening([btc, 'short', 'isolated', 10, '0.5']))
    expect(setTo(desk, 20).ok).toBe(true)
    expect(
      [...recordsOf(desk.book(), positionRecord).values()].map(({ leverage, margin }) => [leverage, margin]),
    ).toEqual([
      [20, decimal('2000')],
      [20, decimal('1000')],
    ])
  })

  it.each([
    ['stale', 'price_stale'],
    ['closed', 'market_closed'],
  ] as const)('waits while the market is %s', (state, kind) => {
    const desk = withLong()
    desk.quote(btc, '40000', state)
    expect(setTo(desk, 20)).toEqual({ ok: false, refusal: { kind, symbol: btc } })
  })
})

describe('on open cross positions', () => {
  it.each([
    // 10,000 − loss − notional / leverage ≥ 0
    ['40000', 4, undefined],
    ['40000', 3, '3333.333334'],
    ['39999.9', 4, undefined],
    ['38000', 4, '1500'],
    ['42000', 4, '500'],
  ] as const)('at %s, %ix needs the initial margin free: missing %s', (mark, leverage, missing) => {
    const desk = withLong('cross')
    desk.quote(btc, mark)
    const decided = setTo(desk, leverage, 'cross')
    const lost = mark === '39999.9' ? { kind: 'margin_insufficient', free: 0n, missing: decimal('0.075') } : undefined
    expect(decided.ok ? undefined : decided.refusal).toEqual(
      missing === undefined ? lost : { kind: 'margin_insufficient', free: 0n, missing: decimal(missing) },
    )
  })

  it('raising it is free', () => {
    const desk = withLong('cross')
    desk.quote(btc, '31000')
    expect(setTo(desk, 11, 'cross').ok).toBe(true)
    expect(desk.position().leverage).toBe(11)
  })
})

it('is refused where the cross book would then be liquidated', () => {
  const brackets = [{ notionalUpTo: decimal('1000000'), leverageMax: 100, maintenanceRate: decimal('0.04') }]
  const desk = openDesk({ contract: '5000', settings: settingsWith('ETH/USDT', { brackets }) })
  desk.quote(btc, '40000')
  desk.quote('ETH/USDT', '2000')
  desk.done(opening(['ETH/USDT', 'long', 'cross', 100, '20']))
  desk.done(opening([btc, 'long', 'isolated', 100, '1']))
  // contract 4,560; free 4,160; equity must stay above 1,600 + 20: 2,940 may go, and 14x takes 2,457.15, 12x 2,933.34
  expect(setTo(desk, 11)).toEqual({ ok: false, refusal: { kind: 'would_be_liquidated' } })
  expect(setTo(desk, 12).ok).toBe(true)
})

describe('the leverage of open positions before a long pause of trading', () => {
  it.each([
    ['goes down to any', 50, 20, true],
    ['goes up to 10x', 5, 10, true],
    ['does not go up past 10x: a gap must not be farmed with margin taken out of it', 10, 11, false],
  ])('%s', (_, from, to, isSet) => {
    const desk = openDesk({ contract: '10000', settings: settingsWith(btc, { takerRate: 0n }) })
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'long', 'isolated', from, '0.1']))
    desk.quote(btc, '40000', 'open', true)
    const decided = setTo(desk, to)
    expect(decided.ok || decided.refusal).toEqual(isSet || { kind: 'leverage_out_of_range', leverageMax: 10 })
  })
})
