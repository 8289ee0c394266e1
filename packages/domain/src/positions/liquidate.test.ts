import { describe, expect, it } from 'vitest'
import { recordsOf } from '../books/book.ts'
import { type Desk, openDesk, opening } from '../examples/example-desk.ts'
import { decimal } from '../money/decimal.ts'
import { orderRecord } from './order.ts'
import { type Direction, positionRecord } from './position.ts'

const btc = 'BTC/USDT'

/** 1 BTC at 40,000 and 10x: margin 4,000, due at 36,180.90… (long) and 43,781.09… (short). */
function isolated(direction: Direction): Desk {
  const desk = openDesk()
  desk.quote(btc, '40000')
  desk.done(opening([btc, direction, 'isolated', 10, '1']))
  return desk
}
const liquidate = (desk: Desk) => desk.run({ kind: 'liquidate_position', positionId: desk.position().id })

describe('the liquidation of an isolated position', () => {
  it.each([
    ['long', '36180.9', undefined],
    ['long', '36181', 'not_due'],
    ['long', '100', undefined],
    ['short', '43781.1', undefined],
    ['short', '43781', 'not_due'],
  ] as const)('of a %s at a mark of %s: %s', (direction, mark, kind) => {
    const desk = isolated(direction)
    desk.quote(btc, mark)
    const decided = liquidate(desk)
    expect(decided.ok ? undefined : decided.refusal.kind).toBe(kind)
    expect(recordsOf(desk.book(), positionRecord).size).toBe(kind === undefined ? 0 : 1)
  })

  it.each([
    ['long', '36000'],
    ['short', '44000.2'],
  ] as const)('judges a %s by the mark and closes at %s, whole', (direction, price) => {
    const desk = isolated(direction)
    desk.quote(btc, direction === 'long' ? { bid: '36000', ask: '36361.8' } : { bid: '43562', ask: '44000.2' })
    const decided = liquidate(desk)
    expect(decided.ok && decided.value.reply).toMatchObject({
      settlements: [{ price: decimal(price), quantity: decimal('1'), reason: 'liquidation' }],
    })
    expect(decided.ok && decided.value.changes).toMatchObject([
      { record: { state: 'closed', closeReason: 'liquidation', quantity: 0n, cost: 0n, margin: 0n } },
    ])
  })

  it.each(['closed', 'stale'] as const)('waits while the market is %s', (state) => {
    const desk = isolated('long')
    desk.quote(btc, '30000', state)
    expect(liquidate(desk)).toEqual({ ok: false, refusal: { kind: 'not_due' } })
    desk.quote(btc, '30000')
    expect(liquidate(desk).ok).toBe(true)
  })

  it('does nothing the second time, nor to a cross position', () => {
    const desk = isolated('long')
    desk.quote(btc, '30000')
    const { id } = desk.position()
    desk.done({ kind: 'liquidate_position', positionId: id })
    expect(desk.refused({ kind: 'liquidate_position', positionId: id })).toEqual({ kind: 'not_due' })
    desk.done(opening([btc, 'long', 'cross', 10, '0.1']))
    desk.quote(btc, '1')
    expect(liquidate(desk)).toEqual({ ok: false, refusal: { kind: 'not_due' } })
  })

  it('goes before a market close that waits, which is then cancelled', () => {
    const desk = isolated('long')
    desk.given({ fillAt: 'next_tick' })
    desk.done({ kind: 'close_position', positionId: desk.position().id, quantity: null })
    const fillTick = desk.quote(btc, '30000')
    desk.given({ fillTick })
    const { id } = desk.order()
    expect(liquidate(desk).ok).toBe(true)
    expect(recordsOf(desk.book(), orderRecord).size).toBe(0)
    expect(desk.refused({ kind: 'fill_market_order', orderId: id })).toEqual({ kind: 'not_due' })
  })

  it('leaves the cross book and the other positions alone', () => {
    const desk = isolated('long')
    desk.done(opening([btc, 'short', 'isolated', 10, '0.5']))
    desk.quote(btc, '30000')
    const [long = ''] = recordsOf(desk.book(), positionRecord).keys()
    desk.done({ kind: 'liquidate_position', positionId: long })
    expect([...recordsOf(desk.book(), positionRecord).values()].map(({ direction }) => direction)).toEqual(['short'])
  })
})
