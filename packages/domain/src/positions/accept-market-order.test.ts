import { describe, expect, it } from 'vitest'
import { recordsOf } from '../books/book.ts'
import { openDesk, opening, settingsWith, stopAt } from '../examples/example-desk.ts'
import { decimal } from '../money/decimal.ts'
import { orderRecord } from './order.ts'
import { positionRecord } from './position.ts'

const btc = 'BTC/USDT'
const live = { fillAt: 'next_tick' } as const

describe('an accepted market opening', () => {
  it('reserves margin and fee at the worst price that it may fill at, each rounded up once', () => {
    const desk = openDesk(live)
    const tick = desk.quote(btc, { bid: '39999.9', ask: '40000.1' })
    desk.wait(7)
    const { reply, postings } = desk.done(opening([btc, 'long', 'isolated', 7, '0.00103']))
    // 41.200103 × 1.005 = 41.406103515; / 7 = 5.91515764…; × 0.0005 = 0.0207030517575
    expect(reply).toEqual({ kind: 'accepted', orderId: desk.order().id, state: 'pending' })
    expect(postings).toMatchObject([
      { kind: 'order_reserved', from: 'contract', to: 'frozen', amount: decimal('5.935862') },
    ])
    expect(desk.order()).toMatchObject({
      type: 'market',
      action: 'open',
      price: decimal('40000.1'),
      reserved: decimal('5.935862'),
      reservedFee: decimal('0.020704'),
      placedAt: tick.sourceAt + 7,
      acceptedSequence: tick.sequence,
      expiresAt: null,
    })
    expect(recordsOf(desk.book(), positionRecord).size).toBe(0)
  })

  it('never reserves a second unit for what is rounded once', () => {
    const desk = openDesk({ ...live, settings: settingsWith(btc, { slippageRateMax: decimal('0.00000001') }) })
    desk.quote(btc, '10000')
    desk.done(opening([btc, 'long', 'isolated', 2, '0.001']))
    // 10.0000001 / 2 = 5.00000005, and 0.005 × 1.00000001
    expect(desk.order()).toMatchObject({ reserved: decimal('5.005002'), reservedFee: decimal('0.005001') })
  })

  it.each([
    // 1 BTC at 40,000 and 10x: 4,020 of margin, 20.1 of fee
    ['4040.1', undefined],
    ['4040.099999', { kind: 'margin_insufficient', free: decimal('4040.099999'), missing: decimal('0.000001') }],
  ])('needs its reserve free: with %s it is %o', (contract, refusal) => {
    const desk = openDesk({ ...live, contract })
    desk.quote(btc, '40000')
    const decided = desk.run(opening([btc, 'long', 'isolated', 10, '1']))
    expect(decided.ok ? undefined : decided.refusal).toEqual(refusal)
  })

  it('is refused at once for what is wrong already', () => {
    const desk = openDesk(live)
    desk.quote(btc, '40000')
    const wrong = opening([btc, 'long', 'isolated', 10, '1'], { stopLoss: stopAt('40000') })
    expect(desk.refused(wrong).kind).toBe('stop_on_wrong_side')
    expect(desk.refused(opening([btc, 'long', 'isolated', 200, '1'])).kind).toBe('leverage_out_of_range')
  })

  it('is refused where its reserve would put the cross book in danger', () => {
    const eth = 'ETH/USDT'
    const brackets = [{ notionalUpTo: decimal('1000000'), leverageMax: 100, maintenanceRate: decimal('0.04') }]
    const desk = openDesk({ contract: '1000', settings: settingsWith(eth, { brackets }) })
    desk.quote(btc, '30000')
    desk.quote(eth, '2000')
    desk.done(opening([eth, 'long', 'cross', 100, '5']))
    desk.given(live)
    // contract 995, free 895; equity must stay above 405: a reserve of less than 590 = 30,000 × 1.005 × 1.0005 × q
    expect(desk.refused(opening([btc, 'long', 'isolated', 1, '0.01956']))).toEqual({ kind: 'would_be_liquidated' })
    desk.done(opening([btc, 'long', 'isolated', 1, '0.01955']))
  })

  it('counts as an order that stands: its leverage stays', () => {
    const desk = openDesk(live)
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'long', 'isolated', 10, '0.01']))
    expect(desk.refused(opening([btc, 'long', 'isolated', 20, '0.01'])).kind).toBe('leverage_differs')
    expect(desk.refused({ kind: 'set_leverage', symbol: btc, marginMode: 'isolated', leverage: 20 }).kind).toBe(
      'order_resting',
    )
  })
})

describe('a market close that waits', () => {
  it('holds its quantity, and no money', () => {
    const desk = openDesk()
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'long', 'isolated', 10, '1']))
    desk.given(live)
    const close = (quantity: string) =>
      desk.run({ kind: 'close_position', positionId: desk.position().id, quantity: decimal(quantity) })
    expect(close('0.4').ok && desk.position()).toMatchObject({ state: 'running', closingQuantity: decimal('0.4') })
    expect(close('0.60001')).toEqual({
      ok: false,
      refusal: { kind: 'quantity_exceeds_position', available: decimal('0.6') },
    })
    expect(close('0.6').ok && desk.position()).toMatchObject({ state: 'settling', closingQuantity: decimal('1') })
    expect([...recordsOf(desk.book(), orderRecord).values()].map(({ reserved }) => reserved)).toEqual([0n, 0n])
  })
})
