import { expect, it } from 'vitest'
import { exampleOpening } from '../examples/example-commands.ts'
import { exampleTick } from '../examples/example-facts.ts'
import { exampleHouse } from '../examples/example-house.ts'
import { readEntries } from '../ledger/entries-text.ts'
import { decimal } from '../money/decimal.ts'
import { readReply } from '../rulebook/read-row.ts'
import { falseBefore } from './false-before.ts'
import type { ClosedReply } from './position-replies.ts'
import type { LifeRow } from './position-result.ts'
import type { Settlement } from './settlement.ts'

const house = exampleHouse(new Map([['contract:USDT', decimal('100000')]]))
const tick = exampleTick('BTC/USDT', 1, 1_000, '90333.3')
house.tape(tick)
const given = { at: 1_010, ticks: [tick] }
house.run(exampleOpening({ quantity: decimal('0.3') }), given)
house.run({ kind: 'close_position', positionId: '7-1', quantity: decimal('0.1') }, given)
house.run(exampleOpening({ quantity: decimal('0.05') }), given)
house.run({ kind: 'reverse_position', positionId: '7-1' }, given)
house.run({ kind: 'close_all' }, given)
const rows: LifeRow[] = house.journal().map(({ sequence, at, reply, entries }) => ({
  sequence,
  at,
  reply: readReply(reply),
  postings: readEntries(entries).postings,
}))
const ids = new Set(['7-1', '7-4'])

const claiming = (index: number, change: Partial<Settlement['before']>): LifeRow[] =>
  rows.map((row, at) => {
    if (at !== index) return row
    const reply = row.reply as ClosedReply
    const settlements = reply.settlements.map((each) => ({ ...each, before: { ...each.before, ...change } }))
    return { ...row, reply: { ...reply, settlements } }
  })

it('the closes of an honest house found what the rows before made: in part, added to, reversed, and whole', () => {
  expect(rows.map(({ reply }) => reply.kind)).toEqual(['opened', 'closed', 'opened', 'reversed', 'closed'])
  expect(falseBefore(rows, ids)).toBeUndefined()
})

it.each([1, 3, 4])('another cost or quantity than that is found: in row %d', (index) => {
  const id = index === 4 ? '7-4' : '7-1'
  expect(falseBefore(claiming(index, { cost: 1n }), ids)).toBe(`${id} is closed as if it had cost something else`)
  expect(falseBefore(claiming(index, { quantity: 1n }), ids)).toBe(
    `${id} is closed as if another quantity had been open`,
  )
})

it('says nothing of what nobody asks about, and of a cost that a mark has moved', () => {
  expect(falseBefore(claiming(1, { cost: 1n }), new Set(['7-4']))).toBeUndefined()
  const booked = (reply: object): LifeRow[] =>
    claiming(3, { cost: 1n }).map((row, at) => (at === 1 ? { ...row, reply: { ...row.reply, ...reply } } : row))
  expect(falseBefore(booked({ realised: [{ positionId: '7-1' }] }), ids)).toBeUndefined()
  expect(falseBefore(booked({ realised: [{ positionId: '7-9' }] }), ids)).toContain('7-1')
})
