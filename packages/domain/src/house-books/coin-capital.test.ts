import { describe, expect, it } from 'vitest'
import { emptyBook } from '../books/book.ts'
import { exampleFacts } from '../examples/example-facts.ts'
import { coinTreasury, firstMiner, minerPoolBook, networkBook, openMining } from '../examples/example-mining.ts'
import { decimal } from '../money/decimal.ts'
import { decide } from '../rulebook/decide.ts'
import type { Command } from '../rulebook/nouns.ts'

const raising = { kind: 'raise_coin_capital', currency: 'BTC' } as const
const all = decimal('1000')

describe('the coins of a treasury', () => {
  it('are raised once, as many as the settings say, beside its own capital', () => {
    const mining = openMining({ escrow: 0n })
    expect(mining.held(coinTreasury, 'capital')).toBe(all)
    expect(mining.held(coinTreasury, 'capital', 'USDT')).toBe(decimal('100000000'))
    expect(mining.house('clearing.sandbox-capital')).toBe(-all - decimal('100000000'))
    expect(mining.refused(coinTreasury, raising)).toEqual({ kind: 'not_due' })
    expect(mining.refused(coinTreasury, { kind: 'raise_capital' })).toEqual({ kind: 'not_due' })
  })

  it('are of a coin that the settings name', () => {
    const mining = openMining({ escrow: 0n })
    for (const currency of ['ETH', 'USDT'] as const)
      expect(mining.refused(coinTreasury, { kind: 'raise_coin_capital', currency })).toEqual({
        kind: 'no_sandbox_capital',
      })
    const { investments: _, ...older } = mining.settings
    expect(decide(mining.book(coinTreasury), raising, exampleFacts({ settings: older }))).toMatchObject({
      refusal: { kind: 'no_sandbox_capital' },
    })
  })

  it('come to the treasury and to no other book, not even an empty one', () => {
    const mining = openMining()
    for (const book of [minerPoolBook, networkBook, firstMiner])
      expect(mining.refused(book, raising)).toEqual({ kind: 'wrong_house_book' })
    expect(decide(emptyBook(9, 'real'), raising, exampleFacts({}))).toMatchObject({
      refusal: { kind: 'wrong_house_book' },
    })
  })

  it('are allotted, all of them, and come back', () => {
    const mining = openMining({ escrow: all })
    expect([mining.held(coinTreasury, 'capital'), mining.held(minerPoolBook, 'escrow')]).toEqual([0n, all])
    const product = mining.terms.id
    const back: Command = { kind: 'return_escrow', treasury: coinTreasury, product, amount: all, operators: [1, 2] }
    mining.done(minerPoolBook, back)
    expect([mining.held(coinTreasury, 'capital'), mining.held(minerPoolBook, 'escrow')]).toEqual([all, 0n])
    expect(mining.house('transit')).toBe(0n)
    expect(mining.refused(coinTreasury, mining.allotting(all + decimal('0.00000001')))).toEqual({
      kind: 'capital_too_small',
      currency: 'BTC',
      available: all,
    })
    expect(mining.refused(coinTreasury, mining.allotting(decimal('0.000000001')))).toMatchObject({
      kind: 'amount_off_grid',
    })
  })
})

describe('the pool of a machine', () => {
  it('opens its sale once the coins for all of it are there', () => {
    const mining = openMining({ escrow: decimal('1') })
    expect(mining.refused(minerPoolBook, mining.opening())).toEqual({
      kind: 'escrow_short',
      currency: 'BTC',
      missing: mining.mostOwed - decimal('1'),
    })
    mining.done(minerPoolBook, mining.opening(111, decimal('0.999')))
    expect(mining.pool()).toMatchObject({ isOnSale: true, capacity: 111n * decimal('1') })
  })

  it('grants no unit that its coins do not cover', () => {
    const mining = openMining({ escrow: decimal('0.05') })
    mining.done(minerPoolBook, mining.opening(10, decimal('0.05')))
    const granted = () => mining.pool().granted / decimal('1')
    mining.buy(firstMiner, 5)
    mining.buy(firstMiner, 1)
    expect(granted()).toBe(5n)
  })
})
