import { describe, expect, it } from 'vitest'
import { somePosition } from './example-position.ts'
import { ticketLines } from './ticket-lines.ts'

const draft = { direction: 'long', entry: '100', takeProfit: '110', stopLoss: '95', liquidation: '91' } as const

const open = somePosition({ takeProfit: { price: '70000', quantity: null } })

describe('lines of the small chart', () => {
  it('are those of the order that are known', () => {
    const lines = ticketLines({ ...draft, takeProfit: '', stopLoss: '0.', liquidation: '0' }, [], undefined)
    expect(lines.map(({ id, price }) => [id, price])).toEqual([['draft:entry', '100']])
  })

  it('can be moved where somebody decides them', () => {
    const movable = (type: 'market' | 'limit') =>
      ticketLines({ ...draft, type }, [], undefined).flatMap(({ kind, canMove }) => (canMove ? [kind] : []))
    expect(movable('limit')).toEqual(['entry', 'takeProfit', 'stopLoss'])
    expect(movable('market')).toEqual(['takeProfit', 'stopLoss'])
  })

  it('come before those of open positions, whose stops can be moved too', () => {
    const lines = ticketLines(draft, [open], undefined)
    expect(lines.slice(4).map(({ kind, isHeld, canMove }) => [kind, isHeld, canMove])).toEqual([
      ['entry', true, false],
      ['takeProfit', true, true],
    ])
    expect(Math.min(...lines.slice(0, 4).map(({ weight }) => weight))).toBeGreaterThan(lines[4]?.weight ?? 9)
  })
})

describe('lines of an open position on the small chart', () => {
  it('show where it would be liquidated, until the order has a say in that', () => {
    const [first, second] = [{ ...draft, liquidation: '0' }, draft].map((typed) =>
      ticketLines(typed, [open], undefined).flatMap(({ kind, isHeld }) => (isHeld ? [kind] : [])),
    )
    expect(first).toEqual(['entry', 'liquidation', 'takeProfit'])
    expect(second).toEqual(['entry', 'takeProfit'])
  })

  it('are where a finger has moved them', () => {
    const moved = { positionId: open.id, kind: 'takeProfit', price: '71000' } as const
    const lines = ticketLines({ direction: 'long' }, [open], moved)
    expect(lines.find(({ kind }) => kind === 'takeProfit')?.price).toBe('71000')
  })
})
