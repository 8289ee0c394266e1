import { describe, expect, it } from 'vitest'
import { recordsOf } from '../books/book.ts'
import { type Desk, openDesk, opening, settingsWith, stopAt } from '../examples/example-desk.ts'
import { decimal } from '../money/decimal.ts'
import { positionRecord } from './position.ts'

const btc = 'BTC/USDT'
const free = settingsWith(btc, { takerRate: 0n })

/** An isolated long of 1 BTC at 40,000 and 10x: margin 4,000, contract 6,000. */
function withLong(settings = free): Desk {
  const desk = openDesk({ settings })
  desk.quote(btc, '40000')
  desk.done(opening([btc, 'long', 'isolated', 10, '1'], { stopLoss: stopAt('39000'), takeProfit: stopAt('41000') }))
  return desk
}
const move = (desk: Desk, kind: 'add_margin' | 'remove_margin', amount: string) =>
  desk.run({ kind, positionId: desk.position().id, amount: decimal(amount) })

describe('adding margin', () => {
  it.each([
    ['6000', undefined],
    ['0.000001', undefined],
    ['6000.000001', { kind: 'margin_insufficient', free: decimal('6000'), missing: decimal('0.000001') }],
    ['0', { kind: 'amount_not_positive', field: 'amount' }],
    ['-1', { kind: 'amount_not_positive', field: 'amount' }],
    ['1.0000001', { kind: 'amount_off_grid', below: decimal('1'), above: decimal('1.000001') }],
  ])('of %s with 6,000 free: %o', (amount, refusal) => {
    const desk = withLong()
    const decided = move(desk, 'add_margin', amount)
    expect(decided.ok ? undefined : decided.refusal).toEqual(refusal)
    expect(desk.position().margin).toBe(decimal('4000') + (decided.ok ? decimal(amount) : 0n))
  })

  it('may be warned of danger again, and leaves the stops as typed', () => {
    const desk = withLong()
    desk.quote(btc, '36200')
    desk.done({ kind: 'call_margin', positionId: desk.position().id })
    expect(desk.position().marginCallPercent).toBe(90)
    expect(move(desk, 'add_margin', '1000').ok).toBe(true)
    expect(desk.position()).toMatchObject({
      marginCallPercent: 0,
      stopLoss: stopAt('39000'),
      takeProfit: stopAt('41000'),
    })
  })

  it('is refused where the cross book would then be liquidated', () => {
    const brackets = [{ notionalUpTo: decimal('1000000'), leverageMax: 100, maintenanceRate: decimal('0.04') }]
    const desk = withLong(settingsWith('ETH/USDT', { takerRate: 0n, brackets }, free))
    desk.quote('ETH/USDT', '2000')
    desk.done(opening(['ETH/USDT', 'long', 'cross', 100, '20']))
    // free 5,600; equity must stay above 1,600
    const add = (amount: string) => {
      const [positionId = ''] = recordsOf(desk.book(), positionRecord).keys()
      return desk.run({ kind: 'add_margin', positionId, amount: decimal(amount) })
    }
    expect(add('4400')).toEqual({ ok: false, refusal: { kind: 'would_be_liquidated' } })
    expect(add('4399.999999').ok).toBe(true)
  })
})

describe('removing margin', () => {
  it.each([
    // margin 4,000 + 1,000 added; margin + min(0, profit) ≥ notional / 10
    ['40000', '1000', undefined],
    ['40000', '1000.000001', '0.000001'],
    ['39000', '100', undefined],
    ['39000', '100.000001', '0.000001'],
    ['45000', '500', undefined],
    ['45000', '500.000001', '0.000001'],
    ['38999.5', '99.55', undefined],
    ['38999.5', '99.550001', '0.000001'],
  ])('at a mark of %s: %s may go, missing %s', (mark, amount, missing) => {
    const desk = withLong()
    move(desk, 'add_margin', '1000')
    desk.quote(btc, mark)
    const decided = move(desk, 'remove_margin', amount)
    expect(decided.ok ? undefined : decided.refusal).toEqual(
      missing === undefined ? undefined : { kind: 'margin_insufficient', free: 0n, missing: decimal(missing) },
    )
    expect(desk.position()).toMatchObject({ margin: decimal('5000') - (decided.ok ? decimal(amount) : 0n) })
  })

  it.each([
    // 40,000 / 7 = 5,714.285714… is held to the unit above: 5,714.285715
    ['1', undefined],
    ['1.000001', '0.000001'],
  ])('holds to the whole unit above notional / leverage: %s of 1 added, missing %s', (amount, missing) => {
    const desk = openDesk({ settings: free })
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'long', 'isolated', 7, '1']))
    desk.done({ kind: 'add_margin', positionId: desk.position().id, amount: decimal('1') })
    const decided = move(desk, 'remove_margin', amount)
    expect(decided.ok ? undefined : decided.refusal).toEqual(
      missing === undefined ? undefined : { kind: 'margin_insufficient', free: 0n, missing: decimal(missing) },
    )
  })

  it('is at most the margin', () => {
    const desk = openDesk({ settings: free })
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'short', 'isolated', 10, '1']))
    expect(move(desk, 'remove_margin', '4000.000001')).toEqual({
      ok: false,
      refusal: { kind: 'amount_too_large', maximum: decimal('4000') },
    })
  })

  it('is refused where the position would then be liquidated', () => {
    const brackets = [{ notionalUpTo: decimal('1000000'), leverageMax: 10, maintenanceRate: decimal('0.1') }]
    const desk = openDesk({ settings: settingsWith(btc, { takerRate: 0n, brackets }) })
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'long', 'isolated', 5, '1']))
    desk.done({ kind: 'set_leverage', symbol: btc, marginMode: 'isolated', leverage: 9 })
    desk.done({ kind: 'add_margin', positionId: desk.position().id, amount: decimal('1000') })
    desk.settings(
      settingsWith(btc, {
        takerRate: 0n,
        brackets: brackets.map((each) => ({ ...each, maintenanceRate: decimal('0.12') })),
      }),
    )
    expect(move(desk, 'remove_margin', '645')).toEqual({ ok: false, refusal: { kind: 'would_be_liquidated' } })
    expect(move(desk, 'remove_margin', '644.444444').ok).toBe(true)
  })
})

describe('margin stays where it is', () => {
  it.each([
    ['stale', 'price_stale'],
    ['closed', 'market_closed'],
  ] as const)('while the market is %s', (state, kind) => {
    const desk = withLong()
    desk.quote(btc, '40000', state)
    for (const command of ['add_margin', 'remove_margin'] as const)
      expect(move(desk, command, '1')).toEqual({ ok: false, refusal: { kind, symbol: btc } })
  })

  it('for a cross position and for none', () => {
    const desk = openDesk()
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'long', 'cross', 10, '1']))
    expect(move(desk, 'add_margin', '1')).toEqual({ ok: false, refusal: { kind: 'position_not_isolated' } })
    expect(desk.refused({ kind: 'remove_margin', positionId: 'x', amount: 1n })).toEqual({ kind: 'position_not_found' })
  })

  it('but not for a symbol that is off', () => {
    const desk = withLong()
    desk.settings(settingsWith(btc, { enabled: false }, free))
    expect(move(desk, 'add_margin', '1').ok).toBe(true)
  })
})
