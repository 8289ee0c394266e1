import { describe, expect, it } from 'vitest'
import { openDesk, opening } from '../examples/example-desk.ts'
import { exampleBook } from '../examples/example-facts.ts'
import { decimal } from '../money/decimal.ts'
import {
  crossPositions,
  keepLeverage,
  leverageOf,
  leveragesPart,
  marginCallPart,
  positionOf,
} from '../positions/held-positions.ts'
import { positionRecord } from '../positions/position.ts'
import { applyDecision } from './apply-decision.ts'
import { having, partOf } from './book.ts'
import { recordChange } from './decision.ts'
import { openDraft } from './draft.ts'

const subject = 's'
const one = decimal('1')

describe('a draft', () => {
  it('holds what its book holds and what it has posted, in each currency', () => {
    const draft = openDraft<'order_reserved' | 'exchange_out'>(
      exampleBook({ 'contract:USDT': '10', 'balance:BTC': '2' }),
    )
    expect([draft.held('contract'), draft.held('balance', 'BTC'), draft.held('frozen')]).toEqual([
      10n * one,
      2n * one,
      0n,
    ])
    draft.post({ kind: 'order_reserved', from: 'contract', to: 'frozen', amount: 4n * one, subject })
    draft.post({
      kind: 'exchange_out',
      from: 'balance',
      to: 'house:counterparty',
      amount: one,
      subject,
      currency: 'BTC',
    })
    expect([draft.held('contract'), draft.held('frozen'), draft.held('balance', 'BTC')]).toEqual([
      6n * one,
      4n * one,
      one,
    ])
    expect(draft.book.accounts.get('contract:USDT')).toBe(10n * one)
  })

  it('may be short in between, and posts no zero', () => {
    const draft = openDraft<'loss' | 'profit'>(exampleBook({ 'contract:USDT': '1' }))
    draft.post({ kind: 'loss', from: 'contract', to: 'house:counterparty', amount: 3n * one, subject })
    expect(draft.held('contract')).toBe(-2n * one)
    draft.post({ kind: 'profit', from: 'house:counterparty', to: 'contract', amount: 0n, subject })
    draft.post({ kind: 'profit', from: 'house:counterparty', to: 'contract', amount: 2n * one, subject })
    expect(draft.decide({ kind: 'done' })).toEqual({
      ok: true,
      value: {
        postings: [
          { kind: 'loss', from: 'contract', to: 'house:counterparty', amount: 3n * one, subject, currency: 'USDT' },
          { kind: 'profit', from: 'house:counterparty', to: 'contract', amount: 2n * one, subject, currency: 'USDT' },
        ],
        changes: [],
        reply: { kind: 'done' },
      },
    })
  })

  it('names its records by book and sequence', () => {
    const draft = openDraft(exampleBook({}, { sequence: 41 }))
    expect([draft.nextId(), draft.nextId(0), draft.nextId(3)]).toEqual(['7-42', '7-42.0', '7-42.3'])
  })

  it('writes every record once, as it was last put, and no longer finds a closed one', () => {
    const desk = openDesk()
    desk.quote('BTC/USDT', '40000')
    desk.done(opening(['BTC/USDT', 'long', 'cross', 10, '1']))
    const position = desk.position()
    const draft = openDraft(desk.book())
    expect(positionOf(draft, 'BTC/USDT', 'long', 'cross')).toBe(position)
    expect(positionOf(draft, 'BTC/USDT', 'long', 'isolated')).toBeUndefined()
    draft.put(positionRecord, { ...position, leverage: 5 })
    draft.put(positionRecord, { ...position, state: 'closed', quantity: 0n })
    expect([draft.all(positionRecord), crossPositions(draft), draft.record(positionRecord, position.id)]).toEqual([
      [],
      [],
      undefined,
    ])
    const decided = draft.decide({ kind: 'done' })
    expect(decided.value.changes).toEqual([
      recordChange(positionRecord, { ...position, state: 'closed', quantity: 0n }),
    ])
    expect(desk.position()).toBe(position)
  })

  it('writes a leverage, stakes and a margin call only where they change', () => {
    const book = exampleBook(
      {},
      {
        parts: { ...having(leveragesPart, { 'BTC/USDT:cross': 10 }), ...having(marginCallPart, 80) },
      },
    )
    const draft = openDraft(book)
    keepLeverage(draft, 'BTC/USDT', 'cross', 10)
    draft.setPart(marginCallPart, 80)
    expect(draft.decide({ kind: 'done' })).toMatchObject({ value: { changes: [] } })
    keepLeverage(draft, 'BTC/USDT', 'cross', 20)
    draft.setPart(marginCallPart, 90)
    expect([leverageOf(draft, 'BTC/USDT', 'cross'), leverageOf(draft, 'BTC/USDT', 'isolated')]).toEqual([20, undefined])
    const decided = draft.decide({ kind: 'done' })
    const after = applyDecision(book, decided.value).book
    expect(partOf(after, leveragesPart)).toEqual({ 'BTC/USDT:cross': 20 })
    expect(partOf(after, marginCallPart)).toBe(90)
  })
})
