import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyDecision } from '../books/apply-decision.ts'
import { balanceOf, type Book, holding } from '../books/book.ts'
import type { MarketState } from '../books/facts.ts'
import { exampleBook, exampleFacts, exampleTick } from '../examples/example-facts.ts'
import { examplePosition } from '../examples/example-position.ts'
import { decimal } from '../money/decimal.ts'
import { type Position, positionRecord } from '../positions/position.ts'
import type { CommandOf } from '../rulebook/nouns.ts'
import { transfer } from './transfer.ts'

const crossLong = examplePosition({
  symbol: 'ETH/USDT',
  marginMode: 'cross',
  quantity: decimal('10'),
  cost: decimal('30000'),
  margin: 0n,
  leverage: 100,
})
const flat = exampleBook({ 'balance:USDT': '50', 'balance:BTC': '1', 'contract:USDT': '1000' }, { sequence: 4 })
const withCross = (contract: string, position: Partial<Position> = {}): Book => ({
  ...exampleBook({ 'balance:USDT': '50', 'contract:USDT': contract }),
  records: holding(positionRecord, [{ ...crossLong, ...position }]),
})
const out: CommandOf<'transfer'> = {
  kind: 'transfer',
  from: 'contract',
  to: 'balance',
  currency: 'USDT',
  amount: decimal('100'),
}
const into: CommandOf<'transfer'> = { ...out, from: 'balance', to: 'contract', amount: decimal('50') }
function outcomeOf(book: Book, command: CommandOf<'transfer'>, eth = '3000', state: MarketState = 'open'): unknown {
  const ticks = [exampleTick('ETH/USDT', 8, 1, eth)]
  const decided = transfer(book, command, exampleFacts({ at: 1, ticks, states: { 'ETH/USDT': state } }))
  return decided.ok ? 'moved' : decided.refusal
}

describe('transfer', () => {
  it('moves the amount and answers with it', () => {
    const decided = transfer(flat, out, exampleFacts({}))
    if (!decided.ok) throw new Error(decided.refusal.kind)
    const { book, entries } = applyDecision(flat, decided.value)
    expect([balanceOf(book, 'contract', 'USDT'), balanceOf(book, 'balance', 'USDT')]).toEqual([
      decimal('900'),
      decimal('150'),
    ])
    expect(entries.map((entry) => entry.subject)).toEqual(['7-5', '7-5'])
    expect(decided.value.reply).toEqual({
      kind: 'transferred',
      from: 'contract',
      to: 'balance',
      currency: 'USDT',
      amount: decimal('100'),
    })
  })

  it.each<[string, Book, CommandOf<'transfer'>, unknown]>([
    ['all of the balance', flat, into, 'moved'],
    [
      'a unit more than the balance',
      flat,
      { ...into, amount: decimal('50.000001') },
      { kind: 'balance_too_small', currency: 'USDT', available: decimal('50') },
    ],
    ['all that is free', flat, { ...out, amount: decimal('1000') }, 'moved'],
    [
      'a unit more than is free',
      flat,
      { ...out, amount: decimal('1000.000001') },
      { kind: 'margin_insufficient', free: decimal('1000'), missing: decimal('0.000001') },
    ],
    ['nothing', flat, { ...out, amount: 0n }, { kind: 'amount_not_positive', field: 'amount' }],
    ['less than nothing', flat, { ...out, amount: decimal('-1') }, { kind: 'amount_not_positive', field: 'amount' }],
    [
      'less than a unit',
      flat,
      { ...out, amount: decimal('0.0000001') },
      { kind: 'amount_off_grid', below: 0n, above: decimal('0.000001') },
    ],
    ['to the same account', flat, { ...out, to: 'contract' }, { kind: 'accounts_equal' }],
    ['a coin', flat, { ...into, currency: 'BTC' }, { kind: 'currency_not_margined', currency: 'BTC' }],
  ])('%s', (_, book, command, expected) => {
    expect(outcomeOf(book, command)).toEqual(expected)
  })
})

describe('beside a cross position', () => {
  // Initial margin 300 of 30,000 at 100x; a mark of 2990 loses 100 and needs 299.
  it.each<[string, string, string, string, unknown]>([
    ['all that is free', '400', '3000', '100', 'moved'],
    [
      'a unit more',
      '400',
      '3000',
      '100.000001',
      { kind: 'margin_insufficient', free: decimal('100'), missing: decimal('0.000001') },
    ],
    ['a profit is not free', '400', '3100', '90', 'moved'],
    [
      'not a unit of it',
      '400',
      '3100',
      '90.000001',
      { kind: 'margin_insufficient', free: decimal('90'), missing: decimal('0.000001') },
    ],
    ['a loss is taken off', '499', '2990', '100', 'moved'],
    [
      'to the unit',
      '498.999999',
      '2990',
      '100',
      { kind: 'margin_insufficient', free: decimal('99.999999'), missing: decimal('0.000001') },
    ],
  ])('%s', (_, contract, eth, amount, expected) => {
    expect(outcomeOf(withCross(contract), { ...out, amount: decimal(amount) }, eth)).toEqual(expected)
  })

  it('refuses what would leave the book due for liquidation', () => {
    // At 250x, which is not offered, initial margin (120) is less than maintenance (150) and closing fee (15).
    const book = withCross('165.000001', { leverage: 250 })
    expect(outcomeOf(book, { ...out, amount: decimal('0.000001') })).toEqual({ kind: 'would_be_liquidated' })
    expect(outcomeOf(withCross('165.000002', { leverage: 250 }), { ...out, amount: decimal('0.000001') })).toBe('moved')
  })

  it('takes money in, stale or in danger', () => {
    expect(outcomeOf(withCross('1'), into, '3000', 'stale')).toBe('moved')
    expect(outcomeOf(withCross('1'), { ...into, amount: decimal('0.000001') })).toBe('moved')
  })

  it('gives none out while its price is stale; an isolated position does not matter', () => {
    expect(outcomeOf(withCross('5000'), out, '3000', 'stale')).toEqual({ kind: 'price_stale', symbol: 'ETH/USDT' })
    const isolated = withCross('5000', { marginMode: 'isolated', margin: decimal('300') })
    expect(outcomeOf(isolated, out, '3000', 'stale')).toBe('moved')
  })

  it('in a closed market counts it at its last mark', () => {
    expect(outcomeOf(withCross('400'), out, '3000', 'closed')).toBe('moved')
  })
})

describe('conservation', () => {
  it('of any transfer: the two accounts keep their sum and none goes below zero', () => {
    let moved = 0
    const micro = decimal('0.000001')
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.bigInt({ min: 0n, max: 100n }),
        fc.bigInt({ min: 0n, max: 100n }),
        fc.bigInt({ min: -5n, max: 120n }),
        (outward, balance, contract, units) => {
          const accounts = new Map([
            ['balance:USDT' as const, balance * micro],
            ['contract:USDT' as const, contract * micro],
          ])
          const book = { ...flat, accounts }
          const decided = transfer(book, { ...(outward ? out : into), amount: units * micro }, exampleFacts({}))
          const allowed = units > 0n && units <= (outward ? contract : balance)
          if (!decided.ok) return !allowed
          moved += 1
          const after = applyDecision(book, decided.value).book
          const [left, right] = [balanceOf(after, 'balance', 'USDT'), balanceOf(after, 'contract', 'USDT')]
          return allowed && left >= 0n && right >= 0n && left + right === (balance + contract) * micro
        },
      ),
      { seed: 16, numRuns: 1_000 },
    )
    expect(moved > 200 && moved < 800).toBe(true)
  })
})
