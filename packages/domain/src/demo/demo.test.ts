import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyDecision, houseDeltasOf } from '../books/apply-decision.ts'
import { type AccountKey, accountKey, type Book, emptyBook } from '../books/book.ts'
import type { Decided, Decision } from '../books/decision.ts'
import { exampleBook, exampleFacts } from '../examples/example-facts.ts'
import { userAccounts, type World } from '../ledger/account.ts'
import { currenciesInCode } from '../money/currency.ts'
import { decimal, type Money } from '../money/decimal.ts'
import { orderRecord } from '../positions/order.ts'
import { positionRecord } from '../positions/position.ts'
import { secondContractRecord } from '../second-contracts/second-contract.ts'
import { grantDemo } from './grant-demo.ts'
import { resetDemo } from './reset-demo.ts'

const facts = exampleFacts({})
const open = new Map<string, never>([['7-1', {} as never]])
const granted = new Map([['contract:USDT', decimal('100000')]])
const grant = (book: Book): Decided => grantDemo(book, { kind: 'grant_demo' }, facts)
const reset = (book: Book): Decided => resetDemo(book, { kind: 'reset_demo' }, facts)
function accepted(decided: Decided): Decision {
  if (!decided.ok) throw new Error(decided.refusal.kind)
  return decided.value
}

describe('grantDemo', () => {
  it('grants once, from the treasury to the contract account', () => {
    const decision = accepted(grant(emptyBook(7, 'demo')))
    expect(applyDecision(emptyBook(7, 'demo'), decision).book.accounts).toEqual(granted)
    expect(houseDeltasOf(decision.postings)).toEqual(new Map([['house:treasury:USDT', decimal('-100000')]]))
    expect(decision.reply).toEqual({ kind: 'demo_granted', amount: decimal('100000') })
  })

  it.each<[string, Book, string]>([
    ['a book that has begun', { ...emptyBook(7, 'demo'), sequence: 1 }, 'already_granted'],
    ['a real book', emptyBook(7, 'real'), 'not_a_demo_book'],
    ['a contest entry', emptyBook(7, 'contest:1'), 'not_a_demo_book'],
  ])('refuses %s', (_, book, kind) => {
    expect(grant(book)).toEqual({ ok: false, refusal: { kind } })
  })
})

describe('resetDemo', () => {
  it.each<[string, Partial<Record<AccountKey, string>>, string]>([
    ['won money goes back', { 'contract:USDT': '100000.000001' }, '0.000001'],
    ['lost money is granted again', { 'contract:USDT': '99999.999999' }, '-0.000001'],
    ['an empty book', {}, '-100000'],
    ['other accounts are emptied', { 'contract:USDT': '100000', 'balance:USDT': '5', 'invested:USDT': '2' }, '7'],
    ['a book at the grant', { 'contract:USDT': '100000' }, '0'],
  ])('%s', (_, held, toTreasury) => {
    const book = exampleBook(held)
    const decision = accepted(reset(book))
    expect(applyDecision(book, decision).book.accounts).toEqual(granted)
    expect(houseDeltasOf(decision.postings).get('house:treasury:USDT') ?? 0n).toBe(decimal(toTreasury))
  })

  it('empties other currencies too', () => {
    const book = exampleBook({ 'balance:BTC': '1.5', 'contract:USDT': '100000' })
    const decision = accepted(reset(book))
    expect(applyDecision(book, decision).book.accounts).toEqual(granted)
    expect(houseDeltasOf(decision.postings)).toEqual(new Map([['house:treasury:BTC', decimal('1.5')]]))
  })

  it.each<[string, Partial<Book>, World, string]>([
    ['an open position', { records: { position: { of: positionRecord, open } } }, 'demo', 'something_open'],
    ['an open order', { records: { order: { of: orderRecord, open } } }, 'demo', 'something_open'],
    [
      'a placed second contract',
      { records: { second_contract: { of: secondContractRecord, open } } },
      'demo',
      'something_open',
    ],
    ['a real book', {}, 'real', 'not_a_demo_book'],
    ['a contest entry', {}, 'contest:1', 'not_a_demo_book'],
  ])('refuses %s', (_, given, world, kind) => {
    expect(reset(exampleBook({}, given, world))).toEqual({ ok: false, refusal: { kind } })
  })

  it('brings any book to the grant, with the treasury as the only other side', () => {
    let [returned, topped] = [0, 0]
    const holding = fc.tuple(
      fc.constantFrom(...userAccounts),
      fc.constantFrom(...currenciesInCode),
      fc.bigInt({ min: 0n, max: 2_000_000_000n }),
    )
    fc.assert(
      fc.property(fc.array(holding, { maxLength: 12 }), (holdings) => {
        const accounts = new Map<AccountKey, Money>()
        for (const [account, currency, units] of holdings)
          if (units > 0n) accounts.set(accountKey(account, currency), units * decimal('0.0001'))
        const book = { ...emptyBook(7, 'demo'), accounts }
        const decision = accepted(reset(book))
        if (decision.postings.some(({ kind }) => kind === 'demo_return')) returned += 1
        if (decision.postings.some(({ kind }) => kind === 'demo_grant')) topped += 1
        const after = applyDecision(book, decision).book.accounts
        return (
          after.size === 1 &&
          after.get('contract:USDT') === decimal('100000') &&
          decision.postings.every(({ from, to }) => from === 'house:treasury' || to === 'house:treasury')
        )
      }),
      { seed: 17, numRuns: 500 },
    )
    expect([returned > 100, topped > 100]).toEqual([true, true])
  })
})
