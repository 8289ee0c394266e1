import { describe, expect, it } from 'vitest'
import { recordsOf } from '../books/book.ts'
import { type Desk, openDesk, opening, settingsWith, stopAt } from '../examples/example-desk.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import { orderRecord } from './order.ts'
import { type Direction, positionRecord } from './position.ts'
import type { Settlement } from './settlement.ts'

const btc = 'BTC/USDT'
const eth = 'ETH/USDT'
const settlementsOf = (reply: object): Settlement[] => (reply as { settlements: Settlement[] }).settlements

function withLong(fillAt: 'command' | 'next_tick' = 'command'): Desk {
  const desk = openDesk({ fillAt: 'command' })
  desk.quote(btc, { bid: '39999', ask: '40001' })
  desk.done(opening([btc, 'long', 'isolated', 10, '1']))
  desk.given({ fillAt })
  return desk
}

describe('a market close', () => {
  it.each([
    ['long', '39999'],
    ['short', '40001'],
  ] as const)('of a %s trades at %s of 39999 / 40001, with the taker fee', (direction, price) => {
    const desk = openDesk()
    desk.quote(btc, { bid: '39999', ask: '40001' })
    desk.done(opening([btc, direction, 'isolated', 10, '1']))
    const { reply } = desk.done({ kind: 'close_position', positionId: desk.position().id, quantity: null })
    expect(settlementsOf(reply)).toMatchObject([{ price: decimal(price), feeRate: decimal('0.0005'), reason: 'user' }])
  })

  it.each([
    ['1', undefined],
    ['0.00001', undefined],
    ['1.00001', { kind: 'quantity_exceeds_position', available: decimal('1') }],
    ['0', { kind: 'amount_not_positive', field: 'quantity' }],
    ['-1', { kind: 'amount_not_positive', field: 'quantity' }],
    ['0.000015', { kind: 'quantity_off_grid', below: decimal('0.00001'), above: decimal('0.00002') }],
  ])('of %s of 1 is %s', (quantity, refusal) => {
    const desk = withLong()
    const decided = desk.run({ kind: 'close_position', positionId: desk.position().id, quantity: decimal(quantity) })
    expect(decided.ok ? undefined : decided.refusal).toEqual(refusal)
  })

  it('needs a position and an open market, which may be stale: then it waits for its tick', () => {
    const desk = withLong()
    expect(desk.refused({ kind: 'close_position', positionId: '7-99', quantity: null })).toEqual({
      kind: 'position_not_found',
    })
    const command = { kind: 'close_position', positionId: desk.position().id, quantity: null } as const
    desk.quote(btc, '40000', 'closed')
    expect(desk.refused(command)).toEqual({ kind: 'market_closed', symbol: btc })
    desk.quote(btc, '40000', 'stale')
    expect(desk.done(command).reply).toMatchObject({ kind: 'accepted', state: 'pending' })
    expect(desk.position()).toMatchObject({ state: 'settling', closingQuantity: decimal('1') })
    expect(desk.refused(command)).toEqual({ kind: 'quantity_exceeds_position', available: 0n })
  })

  it('is never refused for what the book then risks', () => {
    const desk = openDesk({ contract: '1000' })
    desk.quote(btc, '40000')
    desk.quote(eth, '2000')
    desk.done(opening([btc, 'long', 'cross', 100, '1']))
    desk.done(opening([eth, 'short', 'cross', 100, '10']))
    desk.quote(eth, '2060')
    const { reply } = desk.done({ kind: 'close_position', positionId: desk.position().id, quantity: decimal('1') })
    expect(reply).toMatchObject({ kind: 'closed', insurancePaid: 0n })
  })

  it('cancels what else closes the position', () => {
    const desk = withLong()
    const positionId = desk.position().id
    desk.done({
      kind: 'place_limit_close',
      positionId,
      quantity: decimal('1'),
      price: decimal('50000'),
      expiresAt: null,
    })
    const { changes } = desk.done({ kind: 'close_position', positionId, quantity: null })
    expect(changes).toContainEqual({
      kind: 'record',
      of: orderRecord,
      record: expect.objectContaining({ state: 'cancelled', cancelReason: 'position_closed' }) as unknown,
    })
  })
})

describe('close-all', () => {
  it('closes isolated ones, then winners first, so that every loss and fee finds its cover', () => {
    const desk = openDesk({ contract: '1000' })
    desk.quote(btc, '40000')
    desk.quote(eth, '2000')
    desk.done(opening([btc, 'short', 'cross', 100, '1']))
    desk.done(opening([eth, 'long', 'cross', 100, '1']))
    desk.done(opening(['ETH/USDT', 'long', 'isolated', 10, '0.1']))
    desk.quote(btc, '39000')
    desk.quote(eth, '1000')
    const { reply } = desk.done({ kind: 'close_all' })
    const closed = settlementsOf(reply)
    expect(closed.map(({ marginMode, profit }) => [marginMode, printDecimal(profit)])).toEqual([
      ['isolated', '-100'],
      ['cross', '1000'],
      ['cross', '-1000'],
    ])
    expect(closed.every(({ realised }) => realised.length === 0)).toBe(true)
    expect(reply).toMatchObject({ insurancePaid: 0n, pending: [], skipped: [] })
    expect(recordsOf(desk.book(), positionRecord).size).toBe(0)
  })

  it('leaves what is closed, lets wait what is stale, and refuses when nothing is left to do', () => {
    const desk = openDesk()
    for (const symbol of [btc, eth, 'SOL/USDT']) {
      desk.quote(symbol, '1000')
      desk.done(opening([symbol, 'long', 'isolated', 10, '1']))
    }
    expect(recordsOf(desk.book(), positionRecord).size).toBe(3)
    const [first, second, third] = [...recordsOf(desk.book(), positionRecord).keys()]
    desk.quote(btc, '1000', 'closed')
    desk.quote(eth, '1000', 'stale')
    const { reply } = desk.done({ kind: 'close_all' })
    expect(settlementsOf(reply).map(({ positionId }) => positionId)).toEqual([third])
    expect(reply).toMatchObject({ pending: [desk.order().id], skipped: [first] })
    expect(desk.order()).toMatchObject({ positionId: second, action: 'close' })
    expect(desk.refused({ kind: 'close_all' })).toEqual({ kind: 'nothing_to_close' })
    desk.quote(eth, '1000', 'closed')
    expect(desk.refused({ kind: 'close_all' })).toEqual({ kind: 'market_closed', symbol: btc })
  })

  it('of an empty book is refused', () => {
    expect(openDesk().refused({ kind: 'close_all' })).toEqual({ kind: 'nothing_to_close' })
  })

  it('on a live feed gives every close an order of its own', () => {
    const desk = openDesk()
    for (const symbol of [btc, eth]) {
      desk.quote(symbol, '1000')
      desk.done(opening([symbol, 'long', 'isolated', 10, '1']))
    }
    desk.given({ fillAt: 'next_tick' })
    const { reply } = desk.done({ kind: 'close_all' })
    expect(new Set(reply['pending'] as string[]).size).toBe(2)
    expect(recordsOf(desk.book(), orderRecord).size).toBe(2)
  })
})

describe('reverse', () => {
  it('closes whole and opens the same quantity the other way on the same tick', () => {
    const desk = withLong()
    const { reply } = desk.done({ kind: 'reverse_position', positionId: desk.position().id })
    expect(reply).toMatchObject({ kind: 'reversed', insurancePaid: 0n, opened: { price: decimal('39999') } })
    expect(settlementsOf(reply)).toMatchObject([{ reason: 'reverse', price: decimal('39999') }])
    expect(recordsOf(desk.book(), positionRecord).size).toBe(1)
    expect(desk.position()).toMatchObject({
      direction: 'short',
      quantity: decimal('1'),
      cost: decimal('39999'),
      leverage: 10,
      takeProfit: null,
      stopLoss: null,
    })
  })

  it('opens at the side of the new direction: a long from a short at ask', () => {
    const desk = openDesk()
    desk.quote(btc, { bid: '39999', ask: '40001' })
    desk.done(opening([btc, 'short', 'cross', 10, '1'], { stopLoss: stopAt('41000') }))
    desk.done({ kind: 'reverse_position', positionId: desk.position().id })
    expect(desk.position()).toMatchObject({ direction: 'long', cost: decimal('40001'), marginMode: 'cross' })
  })

  const refusedBoth: [string, (desk: Desk) => void, string][] = [
    ['margin is short after the loss', (desk) => desk.quote(btc, '30000'), 'margin_insufficient'],
    ['the house has enough', (desk) => desk.given({ netQuantity: () => decimal('-499') }), 'house_exposure_exceeded'],
    ['the symbol is off', (desk) => desk.settings(settingsWith(btc, { enabled: false })), 'symbol_off'],
    ['the price is stale', (desk) => desk.quote(btc, '40000', 'stale'), 'price_stale'],
    ['the market is closed', (desk) => desk.quote(btc, '40000', 'closed'), 'market_closed'],
    [
      'a gap is ahead',
      (desk) => desk.settings(settingsWith(btc, { notionalMin: decimal('90000') })),
      'amount_too_small',
    ],
  ]
  it.each(refusedBoth)('does neither when %s', (_, given, kind) => {
    const desk = openDesk({ contract: '4100' })
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'long', 'isolated', 10, '1']))
    given(desk)
    const before = desk.book()
    expect(desk.refused({ kind: 'reverse_position', positionId: desk.position().id }).kind).toBe(kind)
    expect(desk.book()).toBe(before)
  })

  it('counts its closing half before the exposure of its opening half', () => {
    const limit = { houseExposureMax: decimal('400000') }
    const net = (before: string): string | undefined => {
      const desk = openDesk({ settings: settingsWith(btc, limit) })
      desk.quote(btc, '40000')
      desk.done(opening([btc, 'long', 'isolated', 10, '1']))
      desk.given({ netQuantity: () => decimal(before) })
      const decided = desk.run({ kind: 'reverse_position', positionId: desk.position().id })
      return decided.ok ? undefined : decided.refusal.kind
    }
    // −8 − 1 (close) − 1 (open) is exactly 400,000
    expect([net('-8'), net('-8.00001'), net('11')]).toEqual([undefined, 'house_exposure_exceeded', undefined])
  })

  it('is refused while another cross position is stale', () => {
    const desk = withLong()
    desk.quote(eth, '2000')
    desk.done(opening([eth, 'long', 'cross', 10, '1']))
    desk.quote(eth, '2000', 'stale')
    const [id = ''] = recordsOf(desk.book(), positionRecord).keys()
    expect(desk.refused({ kind: 'reverse_position', positionId: id })).toEqual({ kind: 'price_stale', symbol: eth })
  })

  it('adds to a position that stands on the other side', () => {
    const desk = withLong()
    const { id } = desk.position()
    desk.done(opening([btc, 'short', 'isolated', 10, '0.5']))
    desk.done({ kind: 'reverse_position', positionId: id })
    expect(
      [...recordsOf(desk.book(), positionRecord).values()].map(({ direction, quantity }) => [direction, quantity]),
    ).toEqual([['short' satisfies Direction, decimal('1.5')]])
  })

  it('of an unknown position is refused', () => {
    expect(withLong().refused({ kind: 'reverse_position', positionId: 'x' })).toEqual({ kind: 'position_not_found' })
  })
})
