import { describe, expect, it } from 'vitest'
import { recordsOf } from '../books/book.ts'
import { type Desk, openDesk, opening, settingsWith, stopAt } from '../examples/example-desk.ts'
import { exampleTick } from '../examples/example-facts.ts'
import { decimal } from '../money/decimal.ts'
import { isPastSlippage } from './fill-market-order.ts'
import { orderRecord } from './order.ts'
import { type Direction, positionRecord } from './position.ts'

const btc = 'BTC/USDT'

it.each([
  ['long', '100', '100.5', false],
  ['long', '100', '100.500000000000000001', true],
  ['long', '100', '90', false],
  ['short', '100', '99.5', false],
  ['short', '100', '99.499999999999999999', true],
  ['short', '100', '110', false],
] as const)('of a %s shown at %s, %s is past 0.5 %: %s', (direction, shown, price, isPast) => {
  expect(isPastSlippage({ direction, price: decimal(shown) }, decimal(price), decimal('0.005'))).toBe(isPast)
})

/** An opening of 1 BTC at 40,000 and 10x that was accepted on tick 1, 7 ms after its source time. */
function accepted(direction: Direction = 'long', stops = {}): Desk {
  const desk = openDesk({ fillAt: 'next_tick' })
  desk.quote(btc, '40000')
  desk.wait(7)
  desk.done(opening([btc, direction, 'isolated', 10, '1'], stops))
  return desk
}
const fill = (desk: Desk) => desk.run({ kind: 'fill_market_order', orderId: desk.order().id })
const tickAt = (desk: Desk, sequence: number, afterMs: number, price: string) =>
  exampleTick(btc, sequence, desk.order().placedAt + afterMs, price)

describe('a market opening fills on the first tick after acceptance', () => {
  it.each([
    [2, 1, true],
    [1, 1, false],
    [2, 0, false],
    [2, -1, false],
    [9, 4_999, true],
  ])('with sequence %i (accepted: 1) and a source time %i ms after it: %s', (sequence, afterMs, fills) => {
    const desk = accepted()
    desk.given({ fillTick: tickAt(desk, sequence, afterMs, '40000') })
    expect(fill(desk)).toMatchObject(fills ? { ok: true } : { ok: false, refusal: { kind: 'not_due' } })
  })

  it('and no tick of another symbol, nor without one', () => {
    const desk = accepted()
    expect(fill(desk)).toEqual({ ok: false, refusal: { kind: 'not_due' } })
    desk.given({ fillTick: { ...tickAt(desk, 2, 1, '40000'), symbol: 'ETH/USDT' } })
    expect(fill(desk)).toEqual({ ok: false, refusal: { kind: 'not_due' } })
  })

  it.each([
    ['long', '40200', 'opened'],
    ['long', '40200.1', 'cancelled'],
    ['long', '39000', 'opened'],
    ['short', '39800', 'opened'],
    ['short', '39799.9', 'cancelled'],
    ['short', '41000', 'opened'],
  ] as const)('of a %s at %s (shown: 40,000) is %s', (direction, price, kind) => {
    const desk = accepted(direction)
    const placed = desk.order()
    desk.given({ fillTick: tickAt(desk, 2, 1, price) })
    const decided = fill(desk)
    const cancelled = { contract: '10000', reason: 'slippage_exceeded' }
    expect(decided.ok && decided.value.reply).toMatchObject(
      kind === 'opened'
        ? { kind, orderId: placed.id, price: decimal(price), margin: decimal(price) / 10n }
        : { kind, orderId: placed.id, reason: cancelled.reason },
    )
    expect(desk.held('frozen')).toBe('0')
    expect(desk.held('contract') === cancelled.contract).toBe(kind === 'cancelled')
  })

  it.each([
    [4_999, undefined],
    [5_000, 'no_price'],
  ])('and is void %i ms after it without one: %s', (afterMs, reason) => {
    const desk = accepted()
    desk.wait(afterMs)
    const decided = fill(desk)
    expect(decided).toMatchObject(
      reason === undefined ? { ok: false, refusal: { kind: 'not_due' } } : { ok: true, value: { reply: { reason } } },
    )
    expect(desk.held('contract')).toBe(reason === undefined ? '5959.9' : '10000')
  })

  it('but not on a tick that came too late for it', () => {
    const desk = accepted()
    desk.given({ fillTick: tickAt(desk, 2, 5_000, '40000') })
    expect(fill(desk)).toEqual({ ok: false, refusal: { kind: 'not_due' } })
    desk.wait(5_000)
    expect(fill(desk)).toMatchObject({ ok: true, value: { reply: { kind: 'cancelled', reason: 'no_price' } } })
  })

  it('also when the house comes to it late', () => {
    const desk = accepted()
    desk.given({ fillTick: tickAt(desk, 2, 4_999, '40000') })
    desk.wait(60_000)
    expect(fill(desk)).toMatchObject({ ok: true, value: { reply: { kind: 'opened' } } })
  })

  it('is void and returns its reserve when it is refused then', () => {
    const desk = accepted()
    desk.given({ fillTick: tickAt(desk, 2, 1, '40000'), netQuantity: () => decimal('500') })
    expect(fill(desk)).toMatchObject({ ok: true, value: { reply: { reason: 'house_exposure_exceeded' } } })
    expect([desk.held('contract'), desk.held('frozen')]).toEqual(['10000', '0'])
  })

  it('is void when what it costs there is not free', () => {
    const desk = openDesk({ contract: '4100', fillAt: 'next_tick' })
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'short', 'isolated', 10, '1']))
    // selling 2 % higher is no slippage, but takes 4,080 and 20.4
    desk.given({ fillTick: tickAt(desk, 2, 1, '40800') })
    expect(fill(desk)).toMatchObject({ ok: true, value: { reply: { reason: 'margin_insufficient' } } })
    expect(desk.held('contract')).toBe('4100')
  })

  it('carries its stops as typed, and keeps the fee rate of its acceptance', () => {
    const desk = accepted('long', { stopLoss: stopAt('39950', '0.5') })
    desk.settings(settingsWith(btc, { takerRate: decimal('0.001') }))
    desk.given({ fillTick: tickAt(desk, 2, 1, '39900') })
    expect(fill(desk)).toMatchObject({ ok: true, value: { reply: { fee: decimal('19.95') } } })
    expect(desk.position().stopLoss).toEqual(stopAt('39950', '0.5'))
  })

  it('does nothing the second time', () => {
    const desk = accepted()
    const orderId = desk.order().id
    desk.given({ fillTick: tickAt(desk, 2, 1, '40000') })
    desk.done({ kind: 'fill_market_order', orderId })
    expect(desk.refused({ kind: 'fill_market_order', orderId })).toEqual({ kind: 'not_due' })
  })
})

describe('a market close', () => {
  function closing(
    action: 'close_position' | 'reverse_position' = 'close_position',
    quantity: string | null = null,
  ): Desk {
    const desk = openDesk()
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'long', 'isolated', 10, '1']))
    desk.given({ fillAt: 'next_tick' })
    const positionId = desk.position().id
    desk.done(
      action === 'close_position'
        ? { kind: action, positionId, quantity: quantity === null ? null : decimal(quantity) }
        : { kind: action, positionId },
    )
    return desk
  }

  it('waits for its tick however long that takes, and takes any price', () => {
    const desk = closing()
    desk.wait(600_000_000)
    expect(fill(desk)).toEqual({ ok: false, refusal: { kind: 'not_due' } })
    desk.given({ fillTick: tickAt(desk, 2, 600_000_000, '37000') })
    expect(fill(desk)).toMatchObject({
      ok: true,
      value: { reply: { kind: 'closed', settlements: [{ price: decimal('37000'), reason: 'user', sequence: 2 }] } },
    })
    expect([recordsOf(desk.book(), orderRecord).size, recordsOf(desk.book(), positionRecord).size]).toEqual([0, 0])
  })

  it.each([
    [1, 1],
    [2, 0],
  ])('not on sequence %i (accepted: 1) with a source time %i ms after acceptance', (sequence, afterMs) => {
    const desk = closing()
    desk.given({ fillTick: tickAt(desk, sequence, afterMs, '40000') })
    expect(fill(desk)).toEqual({ ok: false, refusal: { kind: 'not_due' } })
  })

  it('fills although the market was stale when it was accepted', () => {
    const desk = openDesk()
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'long', 'isolated', 10, '1']))
    desk.quote(btc, '40000', 'stale')
    desk.done({ kind: 'close_position', positionId: desk.position().id, quantity: null })
    desk.given({ fillTick: desk.quote(btc, '39000') })
    expect(fill(desk).ok).toBe(true)
  })

  it('closes what stops have left of it', () => {
    const desk = closing('close_position', '0.9')
    const { id } = desk.position()
    desk.done({ kind: 'set_stops', positionId: id, takeProfit: null, stopLoss: stopAt('39000', '0.4') })
    const orderId = desk.order().id
    desk.given({ fillTick: desk.quote(btc, '39000') })
    desk.done({ kind: 'fire_stops', positionId: id })
    expect(desk.position()).toMatchObject({ state: 'settling', closingQuantity: decimal('0.6') })
    expect(desk.done({ kind: 'fill_market_order', orderId }).reply).toMatchObject({
      settlements: [{ quantity: decimal('0.6') }],
    })
    expect(recordsOf(desk.book(), positionRecord).size).toBe(0)
  })

  it('shares what is left among two, first come', () => {
    const desk = closing('close_position', '0.5')
    const { id } = desk.position()
    desk.done({ kind: 'close_position', positionId: id, quantity: decimal('0.3') })
    const [first = '', second = ''] = recordsOf(desk.book(), orderRecord).keys()
    desk.done({ kind: 'set_stops', positionId: id, takeProfit: null, stopLoss: stopAt('39000', '0.4') })
    desk.given({ fillTick: desk.quote(btc, '39000') })
    desk.done({ kind: 'fire_stops', positionId: id })
    desk.done({ kind: 'fill_market_order', orderId: first })
    expect(desk.position()).toMatchObject({ quantity: decimal('0.1'), state: 'settling' })
    expect(desk.done({ kind: 'fill_market_order', orderId: second }).reply).toMatchObject({
      settlements: [{ quantity: decimal('0.1') }],
    })
  })

  describe('that reverses', () => {
    it('closes and opens on the same tick', () => {
      const desk = closing('reverse_position')
      const orderId = desk.order().id
      desk.given({ fillTick: tickAt(desk, 2, 1, '39900') })
      expect(fill(desk)).toMatchObject({
        ok: true,
        value: { reply: { kind: 'reversed', orderId, opened: { price: decimal('39900') } } },
      })
      expect(desk.position()).toMatchObject({ direction: 'short', quantity: decimal('1'), cost: decimal('39900') })
    })

    it.each<[string, (desk: Desk) => void]>([
      ['past the slippage limit', (desk) => desk.given({ fillTick: tickAt(desk, 2, 1, '39799.9') })],
      ['after 5 s', (desk) => desk.given({ fillTick: tickAt(desk, 2, 5_000, '39900') })],
      [
        'when the house has enough',
        (desk) => desk.given({ fillTick: tickAt(desk, 2, 1, '39900'), netQuantity: () => decimal('-500') }),
      ],
    ])('only closes %s, as an accepted close always fills', (_, given) => {
      const desk = closing('reverse_position')
      given(desk)
      const decided = fill(desk)
      expect(decided).toMatchObject({
        ok: true,
        value: { reply: { kind: 'closed', settlements: [{ reason: 'reverse' }] } },
      })
      expect(decided.ok && decided.value.changes).toContainEqual({
        kind: 'record',
        of: orderRecord,
        record: expect.objectContaining({ action: 'reverse', state: 'filled' }) as unknown,
      })
      expect([recordsOf(desk.book(), positionRecord).size, recordsOf(desk.book(), orderRecord).size]).toEqual([0, 0])
    })

    it.each([
      ['39800', 'reversed'],
      ['39799.9', 'closed'],
      ['41000', 'reversed'],
    ])('at %s (shown: 40,000) is %s', (price, kind) => {
      const desk = closing('reverse_position')
      desk.given({ fillTick: tickAt(desk, 2, 1, price) })
      expect(fill(desk)).toMatchObject({ ok: true, value: { reply: { kind } } })
    })

    it('closes and opens no more than stops have left', () => {
      const desk = closing('reverse_position')
      const { id } = desk.position()
      desk.done({ kind: 'set_stops', positionId: id, takeProfit: stopAt('40100', '0.4'), stopLoss: null })
      desk.given({ fillTick: desk.quote(btc, '40100') })
      desk.done({ kind: 'fire_stops', positionId: id })
      expect(fill(desk).ok).toBe(true)
      expect(desk.position()).toMatchObject({ direction: 'short', quantity: decimal('0.6') })
    })
  })
})
