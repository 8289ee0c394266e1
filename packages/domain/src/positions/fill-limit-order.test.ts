import { describe, expect, it } from 'vitest'
import { recordsOf } from '../books/book.ts'
import { type Desk, limitOrder, openDesk, opening, settingsWith, stopAt } from '../examples/example-desk.ts'
import { decimal } from '../money/decimal.ts'
import { orderRecord } from './order.ts'
import { type Direction, type MarginMode, positionRecord } from './position.ts'

const btc = 'BTC/USDT'
const fill = (desk: Desk) => desk.run({ kind: 'fill_limit_order', orderId: desk.order().id })

function resting(
  direction: Direction = 'long',
  marginMode: MarginMode = 'isolated',
  settings = openDesk().facts().settings,
): Desk {
  const desk = openDesk({ settings })
  desk.quote(btc, '40000')
  const price = direction === 'long' ? '30000' : '50000'
  desk.done(
    limitOrder([btc, direction, marginMode, 10, '1'], price, direction === 'long' ? { stopLoss: stopAt('29000') } : {}),
  )
  return desk
}

describe('a limit opening', () => {
  it.each([
    ['long', { bid: '29000', ask: '30000' }, true],
    ['long', { bid: '29900', ask: '30000.1' }, false],
    ['short', { bid: '50000', ask: '50100' }, true],
    ['short', { bid: '49999.9', ask: '50100' }, false],
  ] as const)('of a %s fills at %o: %s', (direction, price, fills) => {
    const desk = resting(direction)
    desk.quote(btc, price)
    expect(fill(desk).ok).toBe(fills)
  })

  it.each(['isolated', 'cross'] as const)(
    'fills at its own price with the maker fee, from its reserve (%s)',
    (marginMode) => {
      const desk = resting('long', marginMode)
      desk.quote(btc, '29900')
      const decided = fill(desk)
      expect(decided.ok && decided.value.reply).toMatchObject({
        kind: 'opened',
        price: decimal('30000'),
        margin: decimal('3000'),
        fee: decimal('6'),
      })
      expect(recordsOf(desk.book(), orderRecord).size).toBe(0)
      expect(desk.position()).toMatchObject({ cost: decimal('30000'), stopLoss: stopAt('29000') })
      expect([desk.held('frozen'), desk.held('margin'), desk.held('contract')]).toEqual(
        marginMode === 'isolated' ? ['0', '3000', '6994'] : ['0', '0', '9994'],
      )
    },
  )

  it('keeps the fee rate that it was placed under', () => {
    const desk = resting()
    desk.settings(settingsWith(btc, { makerRate: decimal('0.0005') }))
    desk.quote(btc, '30000')
    const decided = fill(desk)
    expect(decided.ok && decided.value.reply).toMatchObject({ fee: decimal('6') })
  })

  it.each<[string, (desk: Desk) => void, string]>([
    ['would be liquidated', (desk) => desk.quote(btc, '27000'), 'would_be_liquidated'],
    [
      'the exposure of the house',
      (desk) => {
        desk.quote(btc, '30000')
        desk.given({ netQuantity: () => decimal('20000000') / 30_000n })
      },
      'house_exposure_exceeded',
    ],
    [
      'the last bracket',
      (desk) => {
        desk.quote(btc, '30000')
        const brackets = [{ notionalUpTo: decimal('29999'), leverageMax: 100, maintenanceRate: decimal('0.005') }]
        desk.settings(settingsWith(btc, { brackets }))
      },
      'bracket_exceeded',
    ],
    [
      'a leverage that is no longer allowed',
      (desk) => {
        desk.quote(btc, '30000')
        const brackets = [{ notionalUpTo: decimal('90000'), leverageMax: 9, maintenanceRate: decimal('0.005') }]
        desk.settings(settingsWith(btc, { brackets }))
      },
      'refused',
    ],
    [
      'its end',
      (desk) => {
        desk.quote(btc, '30000')
        desk.wait(1)
      },
      'expired',
    ],
  ])('is cancelled with the reason when refused: %s', (_, given, cancelReason) => {
    const desk = openDesk()
    desk.quote(btc, '40000')
    const expiresAt = cancelReason === 'expired' ? desk.at() + 1_001 : null
    desk.done(limitOrder([btc, 'long', 'isolated', 10, '1'], '30000', { expiresAt }))
    given(desk)
    const decided = fill(desk)
    expect(decided.ok && decided.value.changes).toMatchObject([
      { record: { state: 'cancelled', cancelReason, reserved: 0n } },
    ])
    expect([desk.held('contract'), recordsOf(desk.book(), positionRecord).size]).toEqual(['10000', 0])
  })

  it.each(['stale', 'closed'] as const)('waits while the market is %s', (state) => {
    const desk = resting()
    desk.quote(btc, '30000', state)
    expect(fill(desk)).toEqual({ ok: false, refusal: { kind: 'not_due' } })
    desk.quote(btc, '30000')
    expect(fill(desk).ok).toBe(true)
  })

  it('does nothing the second time, nor to a market order', () => {
    const desk = resting()
    const orderId = desk.order().id
    desk.quote(btc, '30000')
    desk.done({ kind: 'fill_limit_order', orderId })
    expect(desk.refused({ kind: 'fill_limit_order', orderId })).toEqual({ kind: 'not_due' })
    desk.given({ fillAt: 'next_tick' })
    desk.done({ kind: 'close_position', positionId: desk.position().id, quantity: null })
    expect(fill(desk)).toEqual({ ok: false, refusal: { kind: 'not_due' } })
  })
})

describe('a limit close', () => {
  function closing(quantity: string): Desk {
    const desk = openDesk()
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'long', 'isolated', 10, '1']))
    const place = { kind: 'place_limit_close', positionId: desk.position().id, price: decimal('41000') } as const
    desk.done({ ...place, quantity: decimal(quantity), expiresAt: null })
    return desk
  }

  it('fills at its own price with the maker fee', () => {
    const desk = closing('0.25')
    desk.quote(btc, '41500')
    const decided = fill(desk)
    expect(decided.ok && decided.value.reply).toMatchObject({
      kind: 'closed',
      settlements: [
        {
          price: decimal('41000'),
          quantity: decimal('0.25'),
          feeRate: decimal('0.0002'),
          reason: 'limit',
          profit: decimal('250'),
        },
      ],
    })
    expect(desk.position().quantity).toBe(decimal('0.75'))
  })

  it('closes what is left where that is less', () => {
    const desk = closing('0.75')
    desk.done({ kind: 'close_position', positionId: desk.position().id, quantity: decimal('0.5') })
    desk.quote(btc, '41000')
    const decided = fill(desk)
    expect(decided.ok && decided.value.reply).toMatchObject({ settlements: [{ quantity: decimal('0.5') }] })
    expect(recordsOf(desk.book(), positionRecord).size).toBe(0)
  })

  it('leaves what a market close holds', () => {
    const desk = closing('1')
    const limitId = desk.order().id
    desk.given({ fillAt: 'next_tick' })
    desk.done({ kind: 'close_position', positionId: desk.position().id, quantity: decimal('0.9') })
    desk.given({ fillTick: desk.quote(btc, '41000') })
    const decided = desk.done({ kind: 'fill_limit_order', orderId: limitId })
    expect(decided.reply).toMatchObject({ settlements: [{ quantity: decimal('0.1') }] })
    expect(desk.position()).toMatchObject({ state: 'settling', quantity: decimal('0.9') })
    desk.done({ kind: 'fill_market_order', orderId: desk.order().id })
    expect(recordsOf(desk.book(), positionRecord).size).toBe(0)
  })

  it('waits where everything is held', () => {
    const desk = closing('1')
    const limitId = desk.order().id
    desk.given({ fillAt: 'next_tick' })
    desk.done({ kind: 'close_position', positionId: desk.position().id, quantity: null })
    desk.quote(btc, '41000')
    expect(desk.refused({ kind: 'fill_limit_order', orderId: limitId })).toEqual({ kind: 'not_due' })
  })
})
