import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitOrder, openDesk, opening } from '../examples/example-desk.ts'
import { exampleBook } from '../examples/example-facts.ts'
import { userAccounts } from '../ledger/account.ts'
import type { Posting } from '../ledger/posting.ts'
import { decimal } from '../money/decimal.ts'
import { orderRecord } from '../positions/order.ts'
import { positionRecord } from '../positions/position.ts'
import { secondContractRecord } from '../second-contracts/second-contract.ts'
import { stakesPart } from '../second-contracts/stakes.ts'
import { applyDecision, houseDeltasOf } from './apply-decision.ts'
import { accountKey, type Book, partOf, recordsOf } from './book.ts'

const one = decimal('1')
const posting = (
  from: Posting['from'],
  to: Posting['to'],
  amount: bigint,
  currency: Posting['currency'] = 'USDT',
): Posting => ({
  kind: 'transfer',
  currency,
  from,
  to,
  amount,
  subject: 's',
})
const apply = (book: Parameters<typeof applyDecision>[0], postings: Posting[]) =>
  applyDecision(book, { postings, changes: [], reply: {} })

function faultOf(applying: () => unknown): string {
  try {
    applying()
    return 'none'
  } catch (error) {
    return error instanceof Error ? error.message : 'no error'
  }
}

describe('the kernel', () => {
  it('writes an entry a user’s side, with what the account held after it', () => {
    const { book, entries } = apply(exampleBook({ 'contract:USDT': '10' }), [
      posting('contract', 'frozen', 4n * one),
      posting('contract', 'house:fees', one),
    ])
    expect(entries.map(({ account, amount, balanceAfter }) => [account, amount, balanceAfter])).toEqual([
      ['contract', -4n * one, 6n * one],
      ['frozen', 4n * one, 4n * one],
      ['contract', -one, 5n * one],
    ])
    expect(book.accounts).toEqual(
      new Map([
        ['contract:USDT', 5n * one],
        ['frozen:USDT', 4n * one],
      ]),
    )
  })

  it('forgets an account that holds nothing, and leaves the book that it was given', () => {
    const before = exampleBook({ 'contract:USDT': '1' })
    const { book } = apply(before, [posting('contract', 'balance', one)])
    expect([...book.accounts.keys()]).toEqual(['balance:USDT'])
    expect(before.accounts.get('contract:USDT')).toBe(one)
  })

  it.each<[string, Posting[], string]>([
    ['to the last unit', [posting('contract', 'balance', one)], 'none'],
    [
      'short only in between',
      [posting('contract', 'house:counterparty', 2n * one), posting('house:insurance', 'contract', one)],
      'none',
    ],
    ['one unit more', [posting('contract', 'balance', one + 1n)], 'below zero: contract:USDT'],
    ['of another currency', [posting('contract', 'balance', 1n, 'BTC')], 'below zero: contract:BTC'],
    ['of nothing', [posting('contract', 'balance', 0n)], 'positive amount'],
    ['of less than nothing', [posting('contract', 'balance', -1n)], 'positive amount'],
    ['to itself', [posting('contract', 'contract', one)], 'joins two accounts'],
  ])('moves %s', (_, postings, fault) => {
    const applying = () => apply(exampleBook({ 'contract:USDT': '1' }), postings)
    expect(faultOf(applying)).toContain(fault)
  })

  it('lets the house go below zero', () => {
    expect([
      ...houseDeltasOf([posting('house:insurance', 'contract', one), posting('contract', 'house:fees', 3n)]),
    ]).toEqual([
      ['house:insurance:USDT', -one],
      ['house:fees:USDT', 3n],
    ])
  })

  it('keeps what is open, drops what is closed, and counts both', () => {
    const desk = openDesk()
    desk.quote('BTC/USDT', '40000')
    desk.done(opening(['BTC/USDT', 'long', 'isolated', 10, '0.1']))
    desk.done(limitOrder(['BTC/USDT', 'long', 'isolated', 10, '0.1'], '30000'))
    desk.done({
      kind: 'buy_second_contract',
      symbol: 'BTC/USDT',
      direction: 'rise',
      durationSeconds: 30,
      stake: decimal('50'),
    })
    expect(openIn(desk.book())).toEqual([1, 1, 1])
    expect(partOf(desk.book(), stakesPart)).toMatchObject({ open: decimal('50') })
    desk.done({ kind: 'cancel_order', orderId: desk.order().id })
    desk.done({ kind: 'close_all' })
    expect(openIn(desk.book())).toEqual([0, 0, 1])
  })

  it('conserves: what the user gains, the house loses, whatever is posted', () => {
    let [applied, refused] = [0, 0]
    const account = fc.constantFrom(...userAccounts, 'house:fees' as const, 'house:treasury' as const)
    const one = fc.record({
      from: account,
      to: account,
      amount: fc.bigInt({ min: -1n, max: 40n }),
      currency: fc.constantFrom('USDT' as const, 'BTC' as const),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 6 }), (moves) => {
        const postings = moves.map(({ from, to, amount, currency }) => posting(from, to, amount, currency))
        const before = {
          ...exampleBook({}),
          accounts: new Map([
            [accountKey('contract', 'USDT'), 60n],
            [accountKey('balance', 'BTC'), 60n],
          ]),
        }
        try {
          const { book, entries } = apply(before, postings)
          applied += 1
          const sum = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((all, amount) => all + amount, 0n)
          return (
            sum(book.accounts.values()) + sum(houseDeltasOf(postings).values()) === 120n &&
            sum(entries.map(({ amount }) => amount)) === sum(book.accounts.values()) - 120n &&
            [...book.accounts.values()].every((amount) => amount > 0n)
          )
        } catch {
          refused += 1
          return true
        }
      }),
      { seed: 71, numRuns: 1_000 },
    )
    expect([applied > 100, refused > 100]).toEqual([true, true])
  })
})

const openIn = (book: Book): number[] => [
  recordsOf(book, positionRecord).size,
  recordsOf(book, orderRecord).size,
  recordsOf(book, secondContractRecord).size,
]
