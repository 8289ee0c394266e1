import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordsOf } from '../books/book.ts'
import { type Desk, limitOrder, openDesk, opening } from '../examples/example-desk.ts'
import { exampleTick } from '../examples/example-facts.ts'
import { decimal } from '../money/decimal.ts'
import type { CommandOf } from '../rulebook/nouns.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { orderRecord } from './order.ts'

const btc = 'BTC/USDT'
const eth = 'ETH/USDT'
const limits = { openMax: 5, symbolOpenMax: 3, positionClosesMax: 2 }
const strict: Settings = { ...defaultSettings, orders: limits }

function deskWith(settings = strict, fillAt: 'command' | 'next_tick' = 'command'): Desk {
  const desk = openDesk({ contract: '1000000', settings, fillAt })
  for (const symbol of [btc, eth, 'SOL/USDT']) desk.quote(symbol, '100')
  return desk
}

const order = (symbol: string) => limitOrder([symbol, 'long', 'isolated', 10, '1'], '50')
const openCount = (desk: Desk) => recordsOf(desk.book(), orderRecord).size

/** A desk with a position in BTC that is open, whichever way openings fill. */
function holding(fillAt: 'command' | 'next_tick' = 'command', settings = strict): Desk {
  const desk = deskWith(settings, fillAt)
  desk.done(opening([btc, 'long', 'isolated', 10, '10']))
  if (fillAt === 'next_tick') fillNewest(desk)
  return desk
}

function fillNewest(desk: Desk): void {
  const { id: orderId, symbol } = desk.order()
  const fillTick = exampleTick(symbol, 1_000, desk.at() + 1, '100')
  desk.given({ fillTick })
  desk.done({ kind: 'fill_market_order', orderId })
  desk.given({ fillTick: undefined })
}

const closeAt = (desk: Desk, price = '200'): CommandOf<'place_limit_close'> => ({
  kind: 'place_limit_close',
  positionId: desk.position().id,
  quantity: decimal('1'),
  price: decimal(price),
  expiresAt: null,
})
const closing = (desk: Desk, quantity: string | null): CommandOf<'close_position'> => ({
  kind: 'close_position',
  positionId: desk.position().id,
  quantity: quantity === null ? null : decimal(quantity),
})

describe('the defaults', () => {
  it('are 200 orders a book, 100 a symbol and 20 closes a position', () => {
    expect(defaultSettings.orders).toEqual({ openMax: 200, symbolOpenMax: 100, positionClosesMax: 20 })
  })

  it('take the last one and refuse the next', () => {
    const desk = deskWith(defaultSettings)
    for (let placed = 0; placed < 100; placed += 1) desk.done(order(btc))
    expect(desk.refused(order(btc))).toEqual({ kind: 'too_many_symbol_orders', symbol: btc, maximum: 100 })
    for (let placed = 0; placed < 100; placed += 1) desk.done(order(eth))
    expect(desk.refused(order('SOL/USDT'))).toEqual({ kind: 'too_many_orders', maximum: 200 })
  })
})

describe('orders that wait', () => {
  it('are at most so many in a symbol', () => {
    const desk = deskWith()
    for (let placed = 0; placed < 3; placed += 1) desk.done(order(btc))
    expect(desk.refused(order(btc))).toEqual({ kind: 'too_many_symbol_orders', symbol: btc, maximum: 3 })
    desk.done(order(eth))
  })

  it('are at most so many in a book', () => {
    const desk = deskWith()
    for (const symbol of [btc, btc, btc, eth, eth]) desk.done(order(symbol))
    expect(desk.refused(order(eth))).toEqual({ kind: 'too_many_orders', maximum: 5 })
    desk.done({ kind: 'cancel_order', orderId: desk.order().id })
    desk.done(order(eth))
  })

  it('close a position at most so many times', () => {
    const desk = holding()
    desk.done(closeAt(desk))
    desk.done(closeAt(desk))
    expect(desk.refused(closeAt(desk))).toEqual({ kind: 'too_many_closes', maximum: 2 })
  })

  it('of a close count with the others', () => {
    const desk = holding()
    desk.done(order(btc))
    desk.done(order(btc))
    desk.done(closeAt(desk))
    expect(desk.refused(closeAt(desk))).toEqual({ kind: 'too_many_symbol_orders', symbol: btc, maximum: 3 })
    desk.done(order(eth))
    desk.done(order(eth))
    expect(desk.refused(closeAt(desk))).toEqual({ kind: 'too_many_orders', maximum: 5 })
  })

  it('make room when they are filled, expire or end with their position', () => {
    const desk = holding()
    desk.done(closeAt(desk))
    desk.done(closeAt(desk, '150'))
    desk.quote(btc, '150')
    desk.done({ kind: 'fill_limit_order', orderId: desk.order().id })
    desk.done(closeAt(desk))
    desk.done(closing(desk, null))
    expect(openCount(desk)).toBe(0)
    desk.done({ ...order(eth), expiresAt: desk.at() + 10 })
    for (let placed = 0; placed < 2; placed += 1) desk.done(order(eth))
    desk.wait(10)
    const [first] = recordsOf(desk.book(), orderRecord).keys()
    desk.done({ kind: 'expire_order', orderId: first ?? '' })
    desk.done(order(eth))
  })

  it('do not hinder what fills at once', () => {
    const desk = holding()
    for (const symbol of [btc, btc, btc, eth, eth]) desk.done(order(symbol))
    desk.done(opening([btc, 'long', 'isolated', 10, '1']))
    desk.done(closing(desk, '1'))
    desk.done(closeAt(desk, '90'))
    expect(openCount(desk)).toBe(5)
  })
})

describe('market orders that wait for their tick', () => {
  it('count like limit orders', () => {
    const desk = deskWith(strict, 'next_tick')
    for (let placed = 0; placed < 2; placed += 1) desk.done(order(btc))
    desk.done(opening([btc, 'long', 'isolated', 10, '1']))
    expect(desk.refused(opening([btc, 'long', 'isolated', 10, '1']))).toMatchObject({ kind: 'too_many_symbol_orders' })
    for (let placed = 0; placed < 2; placed += 1) desk.done(order(eth))
    expect(desk.refused(opening([eth, 'long', 'isolated', 10, '1']))).toMatchObject({ kind: 'too_many_orders' })
  })

  it('close a part of a position at most so many times', () => {
    const desk = holding('next_tick')
    for (let placed = 0; placed < 2; placed += 1) desk.done(closing(desk, '1'))
    expect(desk.refused(closing(desk, '1'))).toEqual({ kind: 'too_many_closes', maximum: 2 })
    expect(desk.refused(closeAt(desk, '90'))).toEqual({ kind: 'too_many_closes', maximum: 2 })
  })

  it('close what is left of a position whatever waits already', () => {
    const desk = holding('next_tick')
    desk.done(closing(desk, '4'))
    desk.done(closing(desk, '1'))
    expect(desk.refused(closing(desk, '2'))).toEqual({ kind: 'too_many_closes', maximum: 2 })
    desk.done(closing(desk, '5'))
  })

  it.each([
    ['a close of all that is left', (desk: Desk) => closing(desk, null)],
    ['the same with its quantity named', (desk: Desk) => closing(desk, '10')],
    ['a limit close of it that fills at once', (desk: Desk) => ({ ...closeAt(desk, '90'), quantity: decimal('10') })],
    ['a close of everything', () => ({ kind: 'close_all' }) as const],
    ['a reversal', (desk: Desk) => ({ kind: 'reverse_position', positionId: desk.position().id }) as const],
  ])('are never too many for %s', (_, command) => {
    const desk = holding('next_tick')
    for (const symbol of [btc, btc, btc, eth, eth]) desk.done(order(symbol))
    desk.done(command(desk))
    expect(openCount(desk)).toBe(6)
  })
})

it('settings from before the limits have none', () => {
  const { orders: _, ...older } = strict
  const desk = deskWith(older)
  for (let placed = 0; placed < 210; placed += 1) desk.done(order(btc))
  expect(openCount(desk)).toBe(210)
})

it('accepts an order exactly while all three counts are below their limits', () => {
  const seen = { accepted: 0, refused: 0 }
  const step = fc.record({
    act: fc.constantFrom('open', 'close', 'cancel'),
    symbol: fc.constantFrom(btc, eth),
    of: fc.nat(9),
  })
  const property = fc.property(fc.array(step, { minLength: 10, maxLength: 40 }), (steps) => {
    const desk = holding()
    const { id: positionId } = desk.position()
    return steps.every(({ act, symbol, of }) => {
      const orders = [...recordsOf(desk.book(), orderRecord).values()]
      const cancelled = orders[of]
      if (act === 'cancel') {
        return cancelled === undefined || desk.run({ kind: 'cancel_order', orderId: cancelled.id }).ok
      }
      const inSymbol = orders.filter((each) => each.symbol === (act === 'close' ? btc : symbol)).length
      const closes = act === 'close' ? orders.filter((each) => each.positionId === positionId).length : 0
      const room = orders.length < 5 && inSymbol < 3 && closes < 2
      const { ok } = desk.run(act === 'close' ? closeAt(desk) : order(symbol))
      seen[ok ? 'accepted' : 'refused'] += 1
      return ok === room
    })
  })
  fc.assert(property, { seed: 11, numRuns: 200 })
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(200)
})
