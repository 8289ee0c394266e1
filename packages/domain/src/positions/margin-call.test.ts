import { describe, expect, it } from 'vitest'
import { partOf } from '../books/book.ts'
import { openDesk, opening, settingsWith } from '../examples/example-desk.ts'
import { decimal } from '../money/decimal.ts'
import { fine } from './brackets.ts'
import { marginCallPart } from './held-positions.ts'
import { marginCallPercentOf } from './margin-call.ts'

const btc = 'BTC/USDT'
const free = settingsWith(btc, { takerRate: 0n })

it.each([
  ['79.999999', 0],
  ['80', 80],
  ['89.999999', 80],
  ['90', 90],
  ['1000', 90],
])('maintenance of %s with an equity of 100 passes %i %%', (maintenance, percent) => {
  expect(marginCallPercentOf(fine(decimal(maintenance)), decimal('100'))).toBe(percent)
})

it('no equity passes every threshold', () => {
  expect([marginCallPercentOf(1n, 0n), marginCallPercentOf(1n, -1n)]).toEqual([90, 90])
})

describe('a margin call', () => {
  // 1 BTC at 40,000: margin + profit is 4,000 − d, maintenance 0.005 × (40,000 − d)
  it.each([
    ['36226.5', undefined],
    ['36226.4', 80],
    ['36201.2', 80],
    ['36201.1', 90],
  ])('of an isolated position at a mark of %s: %s', (mark, percent) => {
    const desk = openDesk({ settings: free })
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'long', 'isolated', 10, '1']))
    desk.quote(btc, mark)
    const command = { kind: 'call_margin', positionId: desk.position().id } as const
    const decided = desk.run(command)
    expect(decided.ok ? decided.value.reply['percent'] : undefined).toBe(percent)
    expect(desk.position().marginCallPercent).toBe(percent ?? 0)
    expect(desk.refused(command)).toEqual({ kind: 'not_due' })
  })

  it('goes out once for 80 % and once for 90 %', () => {
    const desk = openDesk({ settings: free })
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'long', 'isolated', 10, '1']))
    const call = () => desk.run({ kind: 'call_margin', positionId: desk.position().id }).ok
    const at = (mark: string): boolean => (desk.quote(btc, mark), call())
    expect([at('36220'), at('36240'), at('36220'), at('36200'), at('36220'), at('36200')]).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
    ])
  })

  it('of the cross positions is one for all, and begins anew with the next', () => {
    const desk = openDesk({ contract: '4000', settings: free })
    const call = () => desk.run({ kind: 'call_margin', positionId: null })
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'long', 'cross', 10, '1']))
    expect(call()).toEqual({ ok: false, refusal: { kind: 'not_due' } })
    desk.quote(btc, '36200')
    expect(call()).toMatchObject({ ok: true, value: { reply: { positionId: null, percent: 90 } } })
    expect(partOf(desk.book(), marginCallPart)).toBe(90)
    desk.done({ kind: 'close_all' })
    expect(call()).toEqual({ ok: false, refusal: { kind: 'not_due' } })
    desk.done(opening([btc, 'long', 'cross', 100, '0.5']))
    expect(partOf(desk.book(), marginCallPart)).toBe(0)
  })

  it('needs its position, and an isolated one', () => {
    const desk = openDesk()
    desk.quote(btc, '40000')
    desk.done(opening([btc, 'long', 'cross', 10, '1']))
    desk.quote(btc, '30000')
    for (const positionId of ['x', desk.position().id])
      expect(desk.refused({ kind: 'call_margin', positionId })).toEqual({ kind: 'not_due' })
  })
})
