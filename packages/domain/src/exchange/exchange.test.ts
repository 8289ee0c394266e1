import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyDecision, houseDeltasOf } from '../books/apply-decision.ts'
import { balanceOf } from '../books/book.ts'
import { named } from '../books/fact-kind.ts'
import type { Facts } from '../books/facts.ts'
import { exampleBook, exampleFacts, exampleTick } from '../examples/example-facts.ts'
import type { Currency } from '../money/currency.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import { type ExchangeQuote, exchangeQuoteFact } from './exchange-quote.ts'
import { exchange } from './exchange.ts'
import { quoteExchange } from './quote-exchange.ts'

const factsAt = (at: number, btc: string, eth: string, given: Parameters<typeof exampleFacts>[0] = {}): Facts =>
  exampleFacts({
    at,
    ticks: [exampleTick('BTC/USDT', at, at, btc), exampleTick('ETH/USDT', at, at, eth)],
    ...given,
  })
function quoteOf(from: Currency, to: Currency, pay: string): ExchangeQuote {
  const quoted = quoteExchange({ id: 'q1', bookId: 7, from, to, pay: decimal(pay) }, factsAt(10_000, '90000', '3000'))
  if (!quoted.ok) throw new Error(quoted.refusal.kind)
  return quoted.value
}
const toBitcoin = quoteOf('USDT', 'BTC', '1000')
const rich = exampleBook({ 'balance:USDT': '5000', 'balance:BTC': '2', 'balance:ETH': '50' })
const command = { kind: 'exchange', quoteId: 'q1' } as const
const outcomeOf = (quote: ExchangeQuote | undefined, btc = '90000', eth = '3000', at = 15_000, book = rich) => {
  const decided = exchange(book, command, { ...factsAt(at, btc, eth), named: named(exchangeQuoteFact, quote) })
  return decided.ok ? 'exchanged' : decided.refusal
}

describe('exchange', () => {
  it('moves what was quoted, balance to balance, with the house as the other side', () => {
    const decided = exchange(rich, command, {
      ...factsAt(15_000, '90000', '3000'),
      named: named(exchangeQuoteFact, toBitcoin),
    })
    if (!decided.ok) throw new Error(decided.refusal.kind)
    const { book } = applyDecision(rich, decided.value)
    expect(balanceOf(book, 'balance', 'USDT')).toBe(decimal('4000'))
    expect(balanceOf(book, 'balance', 'BTC')).toBe(decimal('2') + toBitcoin.receive)
    expect(houseDeltasOf(decided.value.postings)).toEqual(
      new Map([
        ['house:counterparty:USDT', decimal('1000')],
        ['house:counterparty:BTC', -toBitcoin.receive],
      ]),
    )
    expect(decided.value.reply).toEqual({ kind: 'exchanged', formula: 'exchange', quote: toBitcoin })
  })

  it.each<[string, ReturnType<typeof outcomeOf>, unknown]>([
    ['the last moment', outcomeOf(toBitcoin, '90000', '3000', 19_999), 'exchanged'],
    ['the moment of the quote', outcomeOf(toBitcoin, '90000', '3000', 10_000), 'exchanged'],
    ['a clock that was set back', outcomeOf(toBitcoin, '90000', '3000', 9_999), { kind: 'quote_expired' }],
    ['the moment of expiry', outcomeOf(toBitcoin, '90000', '3000', 20_000), { kind: 'quote_expired' }],
    ['no quote', outcomeOf(undefined), { kind: 'quote_not_found' }],
    ['another quote', outcomeOf({ ...toBitcoin, id: 'q2' }), { kind: 'quote_not_found' }],
    ["another's quote", outcomeOf({ ...toBitcoin, bookId: 8 }), { kind: 'quote_not_found' }],
    [
      'all of the balance',
      outcomeOf(toBitcoin, '90000', '3000', 15_000, exampleBook({ 'balance:USDT': '1000' })),
      'exchanged',
    ],
    [
      'a unit too little',
      outcomeOf(toBitcoin, '90000', '3000', 15_000, exampleBook({ 'balance:USDT': '999.999999' })),
      { kind: 'balance_too_small', currency: 'USDT', available: decimal('999.999999') },
    ],
    [
      'money in another account',
      outcomeOf(toBitcoin, '90000', '3000', 15_000, exampleBook({ 'contract:USDT': '1000' })),
      { kind: 'balance_too_small', currency: 'USDT', available: 0n },
    ],
  ])('%s', (_, outcome, expected) => {
    expect(outcome).toEqual(expected)
  })

  it.each([
    ['USDT', 'BTC', '1000'],
    ['BTC', 'USDT', '0.01'],
    ['ETH', 'BTC', '1'],
    ['BTC', 'ETH', '0.01'],
  ] as const)('%s to %s is refused while a mark is stale', (from, to, pay) => {
    const given = { named: named(exchangeQuoteFact, quoteOf(from, to, pay)), states: { 'BTC/USDT': 'stale' } } as const
    const decided = exchange(rich, command, factsAt(15_000, '90000', '3000', given))
    expect(decided).toEqual({ ok: false, refusal: { kind: 'price_stale', symbol: 'BTC/USDT' } })
  })
})

describe('a quote is no free option', () => {
  it.each<[string, Currency, Currency, string, string, unknown]>([
    ['bought coin up by half the spread', 'USDT', 'BTC', '90090', '3000', 'exchanged'],
    ['bought coin up by more', 'USDT', 'BTC', '90090.1', '3000', { kind: 'quote_moved' }],
    ['bought coin down', 'USDT', 'BTC', '80000', '3000', 'exchanged'],
    ['sold coin down by half the spread', 'BTC', 'USDT', '89910', '3000', 'exchanged'],
    ['sold coin down by more', 'BTC', 'USDT', '89909.9', '3000', { kind: 'quote_moved' }],
    ['sold coin up', 'BTC', 'USDT', '99000', '3000', 'exchanged'],
    ['both moved by their halves', 'BTC', 'ETH', '89910', '3003', 'exchanged'],
    ['and the sold one by a tick more', 'BTC', 'ETH', '89909.9', '3003', { kind: 'quote_moved' }],
    ['and the bought one by a tick more', 'BTC', 'ETH', '89910', '3003.01', { kind: 'quote_moved' }],
    ['both fell alike', 'BTC', 'ETH', '45000', '1500', 'exchanged'],
  ])('%s', (_, from, to, btc, eth, expected) => {
    expect(outcomeOf(quoteOf(from, to, from === 'USDT' ? '1000' : '0.01'), btc, eth)).toEqual(expected)
  })

  it('never leaves the house with less than it gives, at the marks in force', () => {
    let [taken, moved] = [0, 0]
    const shift = fc.integer({ min: -300, max: 300 })
    const pair = fc.constantFrom<[Currency, Currency]>(
      ['USDT', 'BTC'],
      ['BTC', 'USDT'],
      ['BTC', 'ETH'],
      ['ETH', 'USDT'],
    )
    fc.assert(
      fc.property(pair, shift, shift, ([from, to], btcShift, ethShift) => {
        const quote = quoteOf(from, to, from === 'USDT' ? '777.77' : '0.0777')
        const marks = { USDT: decimal('1'), BTC: 0n, ETH: 0n, [from]: decimal('1'), [to]: decimal('1') }
        marks.BTC = decimal('90000') + BigInt(btcShift) * decimal('1')
        marks.ETH = decimal('3000') + BigInt(ethShift) * decimal('0.03')
        marks.USDT = decimal('1')
        const outcome = outcomeOf(quote, printDecimal(marks.BTC), printDecimal(marks.ETH))
        if (outcome === 'exchanged') taken += 1
        else moved += 1
        const surplus = quote.pay * (marks[from] ?? 0n) - quote.receive * (marks[to] ?? 0n)
        // The refusal looks at the exact rate, what is received was cut: a refused one is at most a unit from a loss.
        const oneUnit = 10n ** 10n * 10n ** 18n * 90_000n
        return outcome === 'exchanged' ? surplus >= 0n : surplus < oneUnit
      }),
      { seed: 15, numRuns: 1_000 },
    )
    expect([taken > 100, moved > 100]).toEqual([true, true])
  })
})

describe('on a live market', () => {
  const live = (over: Partial<ExchangeQuote> = {}): ExchangeQuote => ({ ...toBitcoin, fillAt: 'next_tick', ...over })
  const accepted = { at: 15_000, fromSequence: null, toSequence: 40 }
  /** What becomes of a quote that was agreed to at 15,000, on this tick. */
  const onTick = (quote: ExchangeQuote, tick: { sequence: number; at: number; price?: string }, at = tick.at + 20) => {
    const ticks = [exampleTick('BTC/USDT', tick.sequence, tick.at, tick.price ?? '90000')]
    const facts = exampleFacts({ at, ticks, named: named(exchangeQuoteFact, quote) })
    const decided = exchange(rich, command, { ...facts, fillAt: 'next_tick' })
    return decided.ok ? 'exchanged' : decided.refusal
  }
  const waits = { kind: 'next_price_missing', symbol: 'BTC/USDT' }

  it.each<[string, ReturnType<typeof onTick>, unknown]>([
    ['the first tick after it', onTick(live({ accepted }), { sequence: 41, at: 15_001 }), 'exchanged'],
    ['the tick in force', onTick(live({ accepted }), { sequence: 40, at: 14_900 }, 15_010), waits],
    ['a tick taped after it, and of before', onTick(live({ accepted }), { sequence: 41, at: 15_000 }), waits],
    [
      'a tick that shows it has moved',
      onTick(live({ accepted }), { sequence: 41, at: 15_200, price: '90090.1' }),
      { kind: 'quote_moved' },
    ],
    [
      'one that has moved by half the spread',
      onTick(live({ accepted }), { sequence: 41, at: 15_200, price: '90090' }),
      'exchanged',
    ],
    ['a quote that nobody agreed to', onTick(live(), { sequence: 41, at: 15_200 }), waits],
    [
      'a quote that expired before its tick',
      onTick(live({ accepted: { ...accepted, at: 19_999 } }), { sequence: 41, at: 20_300 }),
      'exchanged',
    ],
    [
      'an agreement after it expired',
      onTick(live({ accepted: { ...accepted, at: 20_000 } }), { sequence: 41, at: 20_300 }),
      { kind: 'quote_expired' },
    ],
    ['the last moment', onTick(live({ accepted }), { sequence: 41, at: 15_100 }, 20_000), 'exchanged'],
    ['later, when everybody knows the price', onTick(live({ accepted }), { sequence: 41, at: 15_100 }, 20_001), waits],
    ['a quote of before this rule, as it was', onTick(toBitcoin, { sequence: 40, at: 14_900 }, 15_010), 'exchanged'],
  ])('%s', (_, outcome, expected) => {
    expect(outcome).toEqual(expected)
  })

  it('waits for both coins', () => {
    const quote = { ...quoteOf('ETH', 'BTC', '1'), fillAt: 'next_tick' as const }
    const decided = (eth: number, btc: number) => {
      const ticks = [exampleTick('BTC/USDT', btc, 15_100, '90000'), exampleTick('ETH/USDT', eth, 15_100, '3000')]
      const agreed = { ...quote, accepted: { at: 15_000, fromSequence: 7, toSequence: 40 } }
      const outcome = exchange(
        rich,
        command,
        exampleFacts({ at: 15_200, ticks, named: named(exchangeQuoteFact, agreed) }),
      )
      return outcome.ok ? 'exchanged' : outcome.refusal
    }
    expect(decided(7, 41)).toEqual({ kind: 'next_price_missing', symbol: 'ETH/USDT' })
    expect(decided(8, 40)).toEqual({ kind: 'next_price_missing', symbol: 'BTC/USDT' })
    expect(decided(8, 41)).toBe('exchanged')
  })
})
