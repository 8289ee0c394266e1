import { describe, expect, it } from 'vitest'
import { recordsOf } from '../books/book.ts'
import type { MarketState } from '../books/facts.ts'
import { type Desk, limitOrder, openDesk, opening, settingsWith } from '../examples/example-desk.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import { orderRecord } from './order.ts'
import { positionRecord } from './position.ts'
import type { Settlement } from './settlement.ts'

const settlementsOf = (reply: object): Settlement[] => (reply as { settlements: Settlement[] }).settlements
const liquidate = { kind: 'liquidate_cross' } as const
const bracket = { notionalUpTo: decimal('9000000'), leverageMax: 100, maintenanceRate: decimal('0.005') }
const free = { takerRate: 0n, makerRate: 0n, liquidationRate: 0n, brackets: [bracket], notionalMin: decimal('1') }
const symbols = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT'] as const
const settings = symbols.reduce((before, symbol) => settingsWith(symbol, free, before), openDesk().facts().settings)

/** Cross longs at 100: 10 BTC, 20 ETH, 30 SOL; `contract` holds 1,000. Without fees, maintenance 0.5 %. */
function threeLongs(contract = '1000'): Desk {
  const desk = openDesk({ contract, settings })
  for (const symbol of symbols) desk.quote(symbol, '100')
  desk.done(opening(['BTC/USDT', 'long', 'cross', 50, '10']))
  desk.done(opening(['ETH/USDT', 'long', 'cross', 50, '20']))
  desk.done(opening(['SOL/USDT', 'long', 'cross', 50, '30']))
  return desk
}

describe('the liquidation of a cross book', () => {
  it('closes the largest loss first, looks again and stops as soon as the book is no longer due', () => {
    const desk = threeLongs()
    // profits −300, −500, −190: equity 10, maintenance 0.005 × (700 + 1,500 + 2,810) = 25.05
    desk.quote('BTC/USDT', '70')
    desk.quote('ETH/USDT', '75')
    desk.quote('SOL/USDT', '93.67')
    const { reply } = desk.done(liquidate)
    // without ETH 17.55 is needed, without BTC 14.05: still due; without SOL nothing
    expect(settlementsOf(reply).map(({ symbol }) => symbol)).toEqual(['ETH/USDT', 'BTC/USDT', 'SOL/USDT'])
    expect(desk.held('contract')).toBe('10.1')
  })

  it('spares the rest once equity is above the maintenance of what is left', () => {
    const desk = threeLongs()
    desk.quote('BTC/USDT', '70')
    desk.quote('ETH/USDT', '75')
    desk.quote('SOL/USDT', '94')
    // equity 20 against 0.005 × (700 + 1,500 + 2,820) = 25.1; without ETH 17.6
    const { reply } = desk.done(liquidate)
    expect(settlementsOf(reply).map(({ symbol }) => symbol)).toEqual(['ETH/USDT'])
    expect(desk.refused(liquidate)).toEqual({ kind: 'not_due' })
  })

  it.each([
    // 1,000.0255 − 974.9 = 25.1255 = 0.005 × (700 + 1,500 + 2,825.1)
    ['1000.025499', true],
    ['1000.0255', true],
    ['1000.025501', false],
  ])('is due at equality: with %s in contract it is %s', (contract, isDue) => {
    const desk = threeLongs(contract)
    desk.quote('BTC/USDT', '70')
    desk.quote('ETH/USDT', '75')
    desk.quote('SOL/USDT', '94.17')
    expect(desk.run(liquidate).ok).toBe(isDue)
  })

  it('chooses the smaller id where losses are equal', () => {
    const desk = openDesk({ contract: '300', settings })
    for (const symbol of symbols) desk.quote(symbol, '100')
    desk.done(opening(['ETH/USDT', 'long', 'cross', 50, '10']))
    desk.done(opening(['BTC/USDT', 'long', 'cross', 50, '10']))
    desk.quote('BTC/USDT', '85.3')
    desk.quote('ETH/USDT', '85.3')
    expect(settlementsOf(desk.done(liquidate).reply).map(({ symbol }) => symbol)).toEqual(['ETH/USDT'])
  })

  it('closes winners too once they are next, and lets none run', () => {
    const desk = openDesk({ contract: '100', settings })
    for (const symbol of symbols) desk.quote(symbol, '100')
    desk.done(opening(['BTC/USDT', 'long', 'cross', 50, '10']))
    desk.done(opening(['BTC/USDT', 'short', 'cross', 50, '10']))
    desk.quote('BTC/USDT', { bid: '9500', ask: '10500' })
    // maintenance of 2 × 100,000 is 1,000: due though flat. The long makes 94,000, the short loses 104,000.
    const { reply } = desk.done(liquidate)
    expect(settlementsOf(reply).map(({ direction, profit }) => [direction, printDecimal(profit)])).toEqual([
      ['short', '-104000'],
      ['long', '-5000'],
    ])
    // 100 − 104,000, the long's 99,000 realised at its mark, then sold at bid: 9,900 short
    expect(reply).toMatchObject({ insurancePaid: decimal('9900') })
    expect([desk.held('contract'), recordsOf(desk.book(), positionRecord).size]).toEqual(['0', 0])
  })

  it('lets insurance pay only at the end, what all closes together lack', () => {
    const desk = threeLongs()
    for (const symbol of symbols) desk.quote(symbol, '80')
    const { reply, postings } = desk.done(liquidate)
    // 1,000 − 200 − 400 − 600
    expect(settlementsOf(reply).map(({ profit, insurancePaid }) => [printDecimal(profit), insurancePaid])).toEqual([
      ['-600', 0n],
      ['-400', 0n],
      ['-200', 0n],
    ])
    expect(reply).toMatchObject({ insurancePaid: decimal('200') })
    expect(postings.at(-1)).toMatchObject({ kind: 'insurance', from: 'house:insurance', to: 'contract' })
    expect(postings.filter(({ kind }) => kind === 'insurance')).toHaveLength(1)
  })

  it.each<MarketState>(['closed', 'stale'])('passes over what is %s, counting it at its last mark', (state) => {
    const desk = threeLongs()
    desk.quote('BTC/USDT', '100')
    desk.quote('SOL/USDT', '97')
    desk.quote('ETH/USDT', '55.5', state)
    // equity 1,000 − 890 − 90 = 20 against 0.005 × (1,000 + 1,110 + 2,910) = 25.1: without SOL 10.55
    const { reply } = desk.done(liquidate)
    expect(settlementsOf(reply).map(({ symbol }) => symbol)).toEqual(['SOL/USDT'])
    expect([...recordsOf(desk.book(), positionRecord).values()].map(({ symbol }) => symbol)).toEqual([
      'BTC/USDT',
      'ETH/USDT',
    ])
    desk.quote('BTC/USDT', '98.9')
    expect(settlementsOf(desk.done(liquidate).reply).map(({ symbol }) => symbol)).toEqual(['BTC/USDT'])
    desk.quote('ETH/USDT', '50', state)
    expect(desk.refused(liquidate)).toEqual({ kind: 'not_due' })
    desk.quote('ETH/USDT', '50', 'open')
    expect(settlementsOf(desk.done(liquidate).reply).map(({ symbol }) => symbol)).toEqual(['ETH/USDT'])
    expect(recordsOf(desk.book(), positionRecord).size).toBe(0)
  })

  it('cancels resting orders first, and lets the book live where their reserves are enough', () => {
    const desk = threeLongs()
    desk.done(limitOrder(['BTC/USDT', 'long', 'isolated', 10, '10'], '50'))
    expect(desk.held('frozen')).toBe('50')
    desk.quote('BTC/USDT', '70')
    desk.quote('ETH/USDT', '75')
    desk.quote('SOL/USDT', '94.5')
    // 1,000 − 50 − 300 − 500 − 165 = −15; the reserve makes it 35 against 25.175
    const { reply, changes } = desk.done(liquidate)
    expect(settlementsOf(reply)).toEqual([])
    expect(changes).toMatchObject([{ kind: 'record', record: { state: 'cancelled', cancelReason: 'liquidation' } }])
    expect([desk.held('frozen'), recordsOf(desk.book(), positionRecord).size]).toEqual(['0', 3])
    expect(desk.refused(liquidate)).toEqual({ kind: 'not_due' })
  })

  it('leaves a market close of an isolated position waiting, whose quantity is held', () => {
    const desk = threeLongs()
    desk.done(opening(['SOL/USDT', 'short', 'isolated', 10, '1']))
    desk.given({ fillAt: 'next_tick' })
    const { id } = desk.position()
    desk.done({ kind: 'close_position', positionId: id, quantity: null })
    for (const symbol of symbols) desk.quote(symbol, '80')
    desk.done(liquidate)
    expect([...recordsOf(desk.book(), positionRecord).keys()]).toEqual([id])
    expect(desk.order()).toMatchObject({ type: 'market', positionId: id, state: 'open' })
    desk.given({ fillTick: desk.quote('SOL/USDT', '80') })
    desk.done({ kind: 'fill_market_order', orderId: desk.order().id })
    expect(recordsOf(desk.book(), positionRecord).size).toBe(0)
  })
})

describe('a close that leaves contract short', () => {
  it('liquidates the rest of the book in the same command, and insurance pays at its end', () => {
    const desk = threeLongs()
    desk.put({ accounts: new Map([['contract:USDT', decimal('500')]]) })
    for (const symbol of symbols) desk.quote(symbol, '80')
    const [btc = ''] = recordsOf(desk.book(), positionRecord).keys()
    const { reply } = desk.done({ kind: 'close_position', positionId: btc, quantity: null })
    expect(settlementsOf(reply)).toHaveLength(1)
    const solId =
      [...recordsOf(desk.book(), positionRecord).values()].find(({ symbol }) => symbol === 'SOL/USDT')?.id ?? ''
    const last = desk.done({ kind: 'close_position', positionId: solId, quantity: null })
    expect(settlementsOf(last.reply).map(({ symbol, reason }) => [symbol, reason])).toEqual([
      ['SOL/USDT', 'user'],
      ['ETH/USDT', 'liquidation'],
    ])
    expect(last.reply).toMatchObject({ insurancePaid: decimal('700') })
    expect(desk.held('contract')).toBe('0')
  })

  it('first takes the profits of what is left, the rest of the position itself among them, and cancels nothing', () => {
    const desk = openDesk({ contract: '30', settings })
    desk.quote('BTC/USDT', '100')
    desk.done(opening(['BTC/USDT', 'long', 'cross', 50, '10']))
    desk.done(limitOrder(['BTC/USDT', 'long', 'isolated', 50, '1'], '50'))
    // bid 90, mark 110: a part sold at a loss of 40, while the rest stands at a profit of 60
    desk.quote('BTC/USDT', { bid: '90', ask: '130' })
    const { reply } = desk.done({ kind: 'close_position', positionId: desk.position().id, quantity: decimal('4') })
    expect(reply).toMatchObject({ insurancePaid: 0n })
    expect([
      desk.held('contract'),
      recordsOf(desk.book(), orderRecord).size,
      recordsOf(desk.book(), positionRecord).size,
    ]).toEqual(['49', 1, 1])
    expect(desk.position().cost).toBe(decimal('660'))
  })
})
