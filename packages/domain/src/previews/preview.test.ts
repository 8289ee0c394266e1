import { describe, expect, it } from 'vitest'
import { recordsOf } from '../books/book.ts'
import { type Desk, limitOrder, openDesk, opening, settingsWith } from '../examples/example-desk.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import { orderRecord } from '../positions/order.ts'
import { positionRecord } from '../positions/position.ts'
import { preview, type Previewed } from './preview.ts'

const btc = 'BTC/USDT'
const free = settingsWith(btc, { takerRate: 0n, makerRate: 0n })

function shown(desk: Desk, command: Previewed) {
  const previewed = preview(desk.book(), command, desk.facts())
  if (!previewed.ok) return previewed.refusal.kind
  const { position, liquidationPrice } = previewed.value
  return [position?.quantity, liquidationPrice && printDecimal(liquidationPrice)]
}

describe('a preview shows the resulting position', () => {
  const withLong = (): Desk => {
    const desk = openDesk({ settings: free })
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'long', 'isolated', 10, '0.5']))
    return desk
  }

  it('of an opening that adds, with its liquidation price and not the order’s own', () => {
    const desk = withLong()
    desk.quote(btc, '44000')
    // cost 42,000, margin 4,200
    expect(shown(desk, opening([btc, 'long', 'isolated', 10, '0.5']))).toEqual([
      decimal('1'),
      '37989.949748743718592964',
    ])
  })

  it('of a short above its entry', () => {
    const price = shown(withLong(), opening([btc, 'short', 'isolated', 10, '1']))
    expect(price).toEqual([decimal('1'), '43781.094527363184079602'])
  })

  it('of a limit order, as filled at its own price', () => {
    const desk = withLong()
    expect(shown(desk, limitOrder([btc, 'long', 'isolated', 10, '0.5'], '38000'))).toEqual([
      decimal('1'),
      '35276.381909547738693467',
    ])
    expect(recordsOf(desk.book(), orderRecord).size).toBe(0)
  })

  it('of a close in part, whole, and of a reversal', () => {
    const desk = withLong()
    const positionId = desk.position().id
    expect(shown(desk, { kind: 'close_position', positionId, quantity: decimal('0.1') })).toEqual([
      decimal('0.4'),
      '36180.904522613065326633',
    ])
    expect(shown(desk, { kind: 'close_position', positionId, quantity: null })).toEqual([undefined, null])
    expect(shown(desk, { kind: 'reverse_position', positionId })).toEqual([decimal('0.5'), '43781.094527363184079602'])
  })

  it('of moved margin', () => {
    const desk = withLong()
    const positionId = desk.position().id
    expect(shown(desk, { kind: 'add_margin', positionId, amount: decimal('995') })).toEqual([
      decimal('0.5'),
      '34180.904522613065326633',
    ])
    expect(shown(desk, { kind: 'remove_margin', positionId, amount: decimal('1') })).toBe('margin_insufficient')
    expect(shown(desk, { kind: 'add_margin', positionId: 'x', amount: 1n })).toBe('position_not_found')
  })

  it('of cross positions in one symbol, which share their price', () => {
    const desk = openDesk({ contract: '4000', settings: free })
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'long', 'cross', 20, '1']))
    const hedge = opening([btc, 'short', 'cross', 20, '0.4'])
    expect(shown(desk, hedge)).toEqual([decimal('0.4'), '33726.81281618887015177'])
    desk.done(hedge)
    const [long = ''] = recordsOf(desk.book(), positionRecord).keys()
    expect(shown(desk, { kind: 'close_position', positionId: long, quantity: decimal('0.1') })).toEqual([
      decimal('0.9'),
      // 4000 + 0.5 × (P − 40,000) = 0.0065 × P
      '32421.47922998986828774',
    ])
  })

  it('and why it would be refused, also on a live feed, where it shows the present tick', () => {
    const desk = openDesk({ fillAt: 'next_tick', contract: '100', settings: free })
    desk.quote(btc, '40000')
    expect(shown(desk, opening([btc, 'long', 'isolated', 10, '1']))).toBe('margin_insufficient')
    expect(shown(desk, opening([btc, 'long', 'isolated', 10, '0.02']))).toEqual([
      decimal('0.02'),
      '36180.904522613065326633',
    ])
  })
})
