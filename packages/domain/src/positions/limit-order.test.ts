import { describe, expect, it } from 'vitest'
import { type Desk, limitOrder, openDesk, opening, settingsWith, stopAt } from '../examples/example-desk.ts'
import { exampleTick } from '../examples/example-facts.ts'
import { decimal } from '../money/decimal.ts'
import { limitIsReached } from './limit-order.ts'

const btc = 'BTC/USDT'
const eth = 'ETH/USDT'
const buy = (price: string, more = {}) => limitOrder([btc, 'long', 'isolated', 10, '1'], price, more)
const sell = (price: string, more = {}) => limitOrder([btc, 'short', 'isolated', 10, '1'], price, more)

function atMarket(contract = '10000'): Desk {
  const desk = openDesk({ contract })
  desk.quote(btc, { bid: '39999', ask: '40001' })
  return desk
}

it.each([
  ['open', 'long', '100', '99.9', '100', true],
  ['open', 'long', '100', '99.9', '100.1', false],
  ['open', 'short', '100', '100', '100.1', true],
  ['open', 'short', '100', '99.9', '100', false],
  ['close', 'long', '100', '100', '100.1', true],
  ['close', 'long', '100', '99.9', '100', false],
  ['close', 'short', '100', '99.9', '100', true],
  ['close', 'short', '100', '99.9', '100.1', false],
] as const)('a limit to %s a %s at %s is reached by %s / %s: %s', (action, direction, price, bid, ask, reached) => {
  const tick = exampleTick(btc, 1, 0, { bid, ask })
  expect(limitIsReached({ action, direction, price: decimal(price) }, tick)).toBe(reached)
})

describe('a limit order', () => {
  it('reserves margin and maker fee at its own price', () => {
    const desk = atMarket()
    const { reply, postings } = desk.done(buy('30000'))
    expect(reply).toEqual({ kind: 'resting', orderId: desk.order().id })
    expect(postings).toMatchObject([
      { kind: 'order_reserved', from: 'contract', to: 'frozen', amount: decimal('3006') },
    ])
    expect(desk.order()).toMatchObject({
      type: 'limit',
      action: 'open',
      state: 'open',
      reserved: decimal('3006'),
      reservedFee: decimal('6'),
      feeRate: decimal('0.0002'),
      positionId: null,
      expiresAt: null,
      settingsVersion: desk.facts().settings.version,
    })
  })

  it.each([
    ['3006', undefined],
    ['3005.999999', { kind: 'margin_insufficient', free: decimal('3005.999999'), missing: decimal('0.000001') }],
  ])('needs its reserve free: with %s it is %o', (contract, refusal) => {
    const decided = atMarket(contract).run(buy('30000'))
    expect(decided.ok ? undefined : decided.refusal).toEqual(refusal)
  })

  it.each([
    ['a buyer at the ask', buy('40001'), 'opened', '40001'],
    ['a buyer above the ask pays the ask', buy('41000'), 'opened', '40001'],
    ['a buyer below the ask', buy('40000.9'), 'resting', undefined],
    ['a seller at the bid', sell('39999'), 'opened', '39999'],
    ['a seller below the bid gets the bid', sell('39000'), 'opened', '39999'],
    ['a seller above the bid', sell('39999.1'), 'resting', undefined],
  ])('that would fill at once is a market order: %s', (_, command, kind, price) => {
    const { reply } = atMarket().done(command)
    expect(reply).toMatchObject(
      price === undefined
        ? { kind }
        : { kind, price: decimal(price), fee: (decimal(price) * 5n) / 10_000n, margin: decimal(price) / 10n },
    )
  })

  it('that would fill at once is accepted and waits for its tick on a live feed', () => {
    const desk = atMarket()
    desk.given({ fillAt: 'next_tick' })
    expect(desk.done(buy('41000')).reply).toMatchObject({ kind: 'accepted', state: 'pending' })
    expect(desk.order()).toMatchObject({ type: 'market', price: decimal('40001') })
  })

  it('is sized by the price that it fills at', () => {
    const desk = openDesk({ contract: '100000', settings: settingsWith(btc, { notionalMin: decimal('40001') }) })
    desk.quote(btc, { bid: '39999', ask: '40001' })
    desk.done(buy('40001'))
    expect(desk.refused(buy('40000'))).toEqual({ kind: 'amount_too_small', minimum: decimal('40001') })
    expect(desk.refused(sell('1'))).toEqual({ kind: 'amount_too_small', minimum: decimal('40001') })
  })

  it.each([
    ['0', { kind: 'amount_not_positive', field: 'price' }],
    ['-5', { kind: 'amount_not_positive', field: 'price' }],
    ['30000.05', { kind: 'price_off_grid', field: 'price', below: decimal('30000'), above: decimal('30000.1') }],
    [
      '30000.000000000000000001',
      { kind: 'price_off_grid', field: 'price', below: decimal('30000'), above: decimal('30000.1') },
    ],
  ])('at a price of %s is refused', (price, refusal) => {
    expect(atMarket().refused(buy(price))).toEqual(refusal)
    expect(atMarket().refused({ ...buy(price), quantity: decimal('0.00001') })).toEqual(refusal)
  })

  it.each([
    [1, undefined],
    [0, 'expiry_in_the_past'],
    [-1, 'expiry_in_the_past'],
  ])('that ends in %i ms: %s', (inMs, kind) => {
    const desk = atMarket()
    const decided = desk.run(buy('30000', { expiresAt: desk.at() + inMs }))
    expect(decided.ok ? undefined : decided.refusal.kind).toBe(kind)
  })

  it.each([
    ['resting, above its own price', buy('30000', { takeProfit: stopAt('30000.1') }), undefined],
    ['resting, at its own price', buy('30000', { takeProfit: stopAt('30000') }), '30000'],
    ['resting, a stop below its own price', buy('30000', { stopLoss: stopAt('29999.9') }), undefined],
    ['resting, a stop between price and mark', buy('30000', { stopLoss: stopAt('35000') }), '30000'],
    ['at once, a stop between mark and price', buy('45000', { stopLoss: stopAt('42000') }), '40000'],
    ['at once, a profit between mark and price', buy('45000', { takeProfit: stopAt('42000') }), undefined],
    ['a seller at once, a stop above the mark', sell('35000', { stopLoss: stopAt('40000.1') }), undefined],
    ['a seller at once, a stop below the mark', sell('35000', { stopLoss: stopAt('38000') }), '40000'],
  ])('takes stops on the right side: %s', (_, command, mark) => {
    const decided = atMarket().run(command)
    const refusal = decided.ok ? undefined : decided.refusal
    expect(refusal).toEqual(
      mark === undefined
        ? undefined
        : {
            kind: 'stop_on_wrong_side',
            field: command.stopLoss === null ? 'takeProfit' : 'stopLoss',
            mark: decimal(mark),
          },
    )
  })

  it.each([
    ['stale', 'price_stale'],
    ['closed', 'market_closed'],
  ] as const)('is not placed in a %s market', (state, kind) => {
    const desk = atMarket()
    desk.quote(btc, '40000', state)
    expect(desk.refused(buy('30000'))).toEqual({ kind, symbol: btc })
  })

  it('is refused where its reserve would put the cross book in danger', () => {
    const desk = openDesk({
      contract: '1000',
      settings: settingsWith(eth, {
        brackets: [{ notionalUpTo: decimal('1000000'), leverageMax: 100, maintenanceRate: decimal('0.04') }],
      }),
    })
    desk.quote(btc, '40000')
    desk.quote(eth, '2000')
    desk.done(opening([eth, 'long', 'cross', 100, '5']))
    // contract 995; free 895; equity must stay above 400 + 5
    const reserving = (quantity: string) => limitOrder([btc, 'long', 'isolated', 1, quantity], '30000')
    expect(desk.refused(reserving('0.0197'))).toEqual({ kind: 'would_be_liquidated' })
    desk.done(reserving('0.0196'))
  })

  it('freezes the leverage of its symbol and margin mode', () => {
    const desk = atMarket()
    desk.done(buy('30000'))
    const set = (marginMode: 'isolated' | 'cross') =>
      desk.run({ kind: 'set_leverage', symbol: btc, marginMode, leverage: 5 })
    expect(set('isolated')).toEqual({ ok: false, refusal: { kind: 'order_resting', symbol: btc } })
    expect(set('cross').ok).toBe(true)
    expect(desk.refused(opening([btc, 'short', 'isolated', 5, '0.01']))).toEqual({
      kind: 'leverage_differs',
      leverage: 10,
    })
    desk.done({ kind: 'cancel_order', orderId: desk.order().id })
    expect(set('isolated').ok).toBe(true)
  })
})

describe('the end of a limit order', () => {
  it('is the user, and everything reserved returns', () => {
    const desk = atMarket()
    desk.done(buy('30000'))
    const orderId = desk.order().id
    const { changes } = desk.done({ kind: 'cancel_order', orderId })
    expect(changes).toMatchObject([
      { record: { state: 'cancelled', cancelReason: 'user', reserved: 0n, closedAt: desk.at() } },
    ])
    expect([desk.held('contract'), desk.held('frozen')]).toEqual(['10000', '0'])
    expect(desk.refused({ kind: 'cancel_order', orderId })).toEqual({ kind: 'order_not_found' })
  })

  it.each([
    [-1, false],
    [0, true],
    [1, true],
  ])('is its time, %i ms after it: %s', (late, isExpired) => {
    const desk = atMarket()
    desk.done(buy('30000', { expiresAt: desk.at() + 1_000 }))
    desk.wait(1_000 + late)
    const decided = desk.run({ kind: 'expire_order', orderId: desk.order().id })
    expect(decided.ok).toBe(isExpired)
    expect(desk.held('contract')).toBe(isExpired ? '10000' : '6994')
  })

  it('is not a time that it never had', () => {
    const desk = atMarket()
    desk.done(buy('30000'))
    expect(desk.refused({ kind: 'expire_order', orderId: desk.order().id })).toEqual({ kind: 'not_due' })
    expect(desk.refused({ kind: 'expire_order', orderId: 'x' })).toEqual({ kind: 'not_due' })
  })

  it('never lets a market order go that waits for its tick', () => {
    const desk = atMarket()
    desk.given({ fillAt: 'next_tick' })
    desk.done(opening([btc, 'long', 'isolated', 10, '0.1']))
    expect(desk.refused({ kind: 'cancel_order', orderId: desk.order().id })).toEqual({ kind: 'order_pending' })
  })
})

describe('a limit close', () => {
  function withLong(): Desk {
    const desk = atMarket()
    desk.done(opening([btc, 'long', 'isolated', 10, '1']))
    return desk
  }
  const closeAt = (desk: Desk, price: string, quantity = '1', expiresAt: number | null = null) =>
    desk.run({
      kind: 'place_limit_close',
      positionId: desk.position().id,
      quantity: decimal(quantity),
      price: decimal(price),
      expiresAt,
    })

  it('rests without money and without holding the quantity', () => {
    const desk = withLong()
    expect(closeAt(desk, '41000').ok).toBe(true)
    expect(desk.order()).toMatchObject({ action: 'close', reserved: 0n, positionId: desk.position().id })
    expect(desk.position()).toMatchObject({ closingQuantity: 0n, state: 'running' })
    expect(closeAt(desk, '42000').ok).toBe(true)
  })

  it.each([
    ['39999', 'closed', '39999'],
    ['39000', 'closed', '39999'],
    ['39999.1', 'resting', undefined],
  ])('at %s, with a bid of 39999, is %s', (price, kind, filledAt) => {
    const decided = closeAt(withLong(), price)
    expect(decided.ok && decided.value.reply).toMatchObject(
      filledAt === undefined
        ? { kind }
        : { kind, settlements: [{ price: decimal(filledAt), feeRate: decimal('0.0005') }] },
    )
  })

  it('that would fill at once waits for its tick on a live feed', () => {
    const desk = withLong()
    desk.given({ fillAt: 'next_tick' })
    const decided = closeAt(desk, '39000', '0.25')
    expect(decided.ok && decided.value.reply).toMatchObject({ kind: 'accepted', state: 'pending' })
    expect(desk.position()).toMatchObject({ closingQuantity: decimal('0.25'), state: 'running' })
  })

  it.each([
    ['more than there is', '41000', '1.1', { kind: 'quantity_exceeds_position', available: decimal('1') }],
    [
      'off the grid',
      '41000.01',
      '1',
      { kind: 'price_off_grid', field: 'price', below: decimal('41000'), above: decimal('41000.1') },
    ],
    ['no price', '0', '1', { kind: 'amount_not_positive', field: 'price' }],
  ])('is refused for %s', (_, price, quantity, refusal) => {
    expect(closeAt(withLong(), price, quantity)).toEqual({ ok: false, refusal })
  })

  it('is refused with an end in the past', () => {
    const desk = withLong()
    expect(closeAt(desk, '41000', '1', desk.at())).toEqual({ ok: false, refusal: { kind: 'expiry_in_the_past' } })
  })
})
