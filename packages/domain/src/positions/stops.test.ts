import { describe, expect, it } from 'vitest'
import { recordsOf } from '../books/book.ts'
import { type Desk, openDesk, opening, stopAt } from '../examples/example-desk.ts'
import { decimal } from '../money/decimal.ts'
import { type Direction, positionRecord, type Stop } from './position.ts'
import { crossedStop } from './stops.ts'

const btc = 'BTC/USDT'

function holding(direction: Direction = 'long', stops: { takeProfit?: Stop; stopLoss?: Stop } = {}): Desk {
  const desk = openDesk()
  desk.quote(btc, '40000')
  desk.done(opening([btc, direction, 'isolated', 10, '1'], stops))
  return desk
}
const set = (desk: Desk, takeProfit: Stop | null, stopLoss: Stop | null) =>
  desk.run({ kind: 'set_stops', positionId: desk.position().id, takeProfit, stopLoss })
const fire = (desk: Desk) => desk.run({ kind: 'fire_stops', positionId: desk.position().id })

describe('a stop is set on the right side of the mark', () => {
  it.each([
    ['long', 'takeProfit', '40000.1', true],
    ['long', 'takeProfit', '40000', false],
    ['long', 'takeProfit', '39999.9', false],
    ['long', 'stopLoss', '39999.9', true],
    ['long', 'stopLoss', '40000', false],
    ['long', 'stopLoss', '40000.1', false],
    ['short', 'takeProfit', '39999.9', true],
    ['short', 'takeProfit', '40000', false],
    ['short', 'stopLoss', '40000.1', true],
    ['short', 'stopLoss', '40000', false],
  ] as const)('of a %s, %s at %s with a mark of 40,000: %s', (direction, field, price, isRight) => {
    const desk = holding(direction)
    const stops = { takeProfit: null, stopLoss: null, [field]: stopAt(price) }
    const decided = set(desk, stops.takeProfit, stops.stopLoss)
    expect(decided.ok ? undefined : decided.refusal).toEqual(
      isRight ? undefined : { kind: 'stop_on_wrong_side', field, mark: decimal('40000') },
    )
    expect(desk.position()[field]).toEqual(isRight ? stopAt(price) : null)
  })

  it('and may lie above the entry of a winning long', () => {
    const desk = holding()
    desk.quote(btc, '45000')
    expect(set(desk, null, stopAt('44000')).ok).toBe(true)
    desk.quote(btc, '43900')
    expect(fire(desk)).toMatchObject({
      ok: true,
      value: { reply: { settlements: [{ reason: 'stop_loss', profit: decimal('3900') }] } },
    })
  })

  it.each([
    ['off the grid', stopAt('41000.05'), 'price_off_grid'],
    ['no price', stopAt('0'), 'amount_not_positive'],
    ['no quantity', stopAt('41000', '0'), 'amount_not_positive'],
    ['a quantity off the grid', stopAt('41000', '0.000001'), 'quantity_off_grid'],
  ])('and not %s', (_, stop, kind) => {
    expect(set(holding(), stop, null)).toMatchObject({ ok: false, refusal: { kind } })
  })

  it('one that stands is not judged again by a later mark', () => {
    const desk = holding('long', { stopLoss: stopAt('39000') })
    desk.quote(btc, '38000')
    expect(set(desk, stopAt('41000'), stopAt('39000')).ok).toBe(true)
    expect(set(desk, null, stopAt('39000', '0.5'))).toMatchObject({ ok: false, refusal: { field: 'stopLoss' } })
  })

  it.each([
    ['stale', 'price_stale'],
    ['closed', 'market_closed'],
  ] as const)('waits while the market is %s, but taking stops away does not', (state, kind) => {
    const desk = holding('long', { stopLoss: stopAt('39000') })
    desk.quote(btc, '40000', state)
    expect(set(desk, stopAt('41000'), null)).toMatchObject({ ok: false, refusal: { kind } })
    expect(set(desk, null, null).ok).toBe(true)
    expect(desk.position().stopLoss).toBeNull()
  })

  it('needs a position', () => {
    const command = { kind: 'set_stops', positionId: 'x', takeProfit: null, stopLoss: null } as const
    expect(holding().refused(command)).toEqual({ kind: 'position_not_found' })
  })
})

it('stays as it was typed when leverage, margin, size and price move', () => {
  const [takeProfit, stopLoss] = [stopAt('50000', '0.5'), stopAt('37000', '2')]
  const desk = holding('long', { takeProfit, stopLoss })
  const positionId = desk.position().id
  desk.done({ kind: 'set_leverage', symbol: btc, marginMode: 'isolated', leverage: 20 })
  desk.done({ kind: 'add_margin', positionId, amount: decimal('500') })
  desk.quote(btc, '41000')
  desk.done(opening([btc, 'long', 'isolated', 20, '0.2']))
  desk.done({ kind: 'close_position', positionId, quantity: decimal('0.9') })
  desk.done({ kind: 'remove_margin', positionId, amount: decimal('1') })
  expect(desk.position()).toMatchObject({ takeProfit, stopLoss })
})

describe('a stop is crossed by touching it', () => {
  it.each([
    ['long', '50000', 'take_profit'],
    ['long', '49999.95', undefined],
    ['long', '39000', 'stop_loss'],
    ['long', '39000.05', undefined],
    ['short', '30000', 'take_profit'],
    ['short', '30000.05', undefined],
    ['short', '41000', 'stop_loss'],
    ['short', '40999.95', undefined],
  ] as const)('of a %s at a mark of %s: %s', (direction, mark, reason) => {
    const stops =
      direction === 'long'
        ? { takeProfit: stopAt('50000'), stopLoss: stopAt('39000') }
        : { takeProfit: stopAt('30000'), stopLoss: stopAt('41000') }
    expect(crossedStop({ direction, ...stops }, decimal(mark))).toBe(reason)
  })

  it('and never without one', () => {
    expect(crossedStop({ direction: 'long', takeProfit: null, stopLoss: null }, 1n)).toBeUndefined()
  })
})

describe('a stop that fires', () => {
  it.each([
    ['long', { bid: '38900', ask: '39100' }, '38900'],
    ['short', { bid: '40900', ask: '41100' }, '41100'],
  ] as const)(
    'looks at the mark and fills a %s at bid or ask of the tick that crossed it',
    (direction, price, filledAt) => {
      const desk = holding(direction, { stopLoss: stopAt(direction === 'long' ? '39000' : '41000') })
      const tick = desk.quote(btc, price)
      expect(fire(desk)).toMatchObject({
        ok: true,
        value: {
          reply: {
            settlements: [
              { reason: 'stop_loss', price: decimal(filledAt), sequence: tick.sequence, feeRate: decimal('0.0005') },
            ],
          },
        },
      })
      expect(recordsOf(desk.book(), positionRecord).size).toBe(0)
    },
  )

  it('in part is gone, and the other stands', () => {
    const desk = holding('long', { takeProfit: stopAt('41000', '0.4'), stopLoss: stopAt('39000') })
    desk.quote(btc, '41000')
    expect(fire(desk).ok).toBe(true)
    expect(desk.position()).toMatchObject({ quantity: decimal('0.6'), takeProfit: null, stopLoss: stopAt('39000') })
    expect(fire(desk)).toEqual({ ok: false, refusal: { kind: 'not_due' } })
  })

  it('closes what is left where its part is larger', () => {
    const desk = holding('long', { takeProfit: stopAt('41000', '0.8') })
    desk.done({ kind: 'close_position', positionId: desk.position().id, quantity: decimal('0.5') })
    desk.quote(btc, '41000')
    expect(fire(desk)).toMatchObject({ ok: true, value: { reply: { settlements: [{ quantity: decimal('0.5') }] } } })
    expect(recordsOf(desk.book(), positionRecord).size).toBe(0)
  })

  it('does nothing before it is crossed, in a closed market, or twice', () => {
    const desk = holding('long', { takeProfit: stopAt('41000') })
    const positionId = desk.position().id
    desk.quote(btc, '40999.9')
    expect(fire(desk)).toEqual({ ok: false, refusal: { kind: 'not_due' } })
    desk.quote(btc, '41000', 'closed')
    expect(fire(desk)).toEqual({ ok: false, refusal: { kind: 'not_due' } })
    desk.quote(btc, '41000')
    desk.done({ kind: 'fire_stops', positionId })
    expect(desk.refused({ kind: 'fire_stops', positionId })).toEqual({ kind: 'not_due' })
  })

  it('of a cross position covers its loss from the others', () => {
    const desk = openDesk({ contract: '1000' })
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'long', 'cross', 100, '1'], { stopLoss: stopAt('38000') }))
    desk.done(opening([btc, 'short', 'cross', 100, '1']))
    desk.quote(btc, '38000')
    const [positionId = ''] = recordsOf(desk.book(), positionRecord).keys()
    const { reply } = desk.done({ kind: 'fire_stops', positionId })
    expect(reply).toMatchObject({ settlements: [{ realised: [{ profit: decimal('2000') }] }], insurancePaid: 0n })
    expect(desk.position().cost).toBe(decimal('38000'))
  })
})
