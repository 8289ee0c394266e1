import { expect, it } from 'vitest'
import type { AccountKey } from '../books/book.ts'
import { named } from '../books/fact-kind.ts'
import { anchoredAgain } from '../examples/anchored-again.ts'
import { exampleFacts, exampleTick, nextTickSettings } from '../examples/example-facts.ts'
import { exampleHouse } from '../examples/example-house.ts'
import { type ExchangeQuote, exchangeQuoteFact } from '../exchange/exchange-quote.ts'
import { quoteExchange } from '../exchange/quote-exchange.ts'
import { decimal, type Money } from '../money/decimal.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { checkReceipt } from './check-receipt.ts'

const bitcoin = 'BTC/USDT'

/** The receipt of a live exchange that was agreed to at 2,000 and decided on the tick of this sequence. */
function liveExchange(
  decidedOn: number,
  forge: (quote: ExchangeQuote) => ExchangeQuote = (quote) => quote,
  sourceAheadMs = 0,
): Receipt {
  const house = exampleHouse(new Map<AccountKey, Money>([['balance:USDT', decimal('5000')]]), [nextTickSettings])
  const prices = ['90000', '90010', '90020', '90030']
  const ticks = prices.map((price, index) => {
    const tick = exampleTick(bitcoin, index + 1, 1_000 + 600 * index, price)
    return { ...tick, sourceAt: tick.sourceAt + sourceAheadMs }
  })
  for (const tick of ticks) house.tape(tick)
  const request = { id: 'q1', bookId: house.book().id, from: 'USDT', to: 'BTC', pay: decimal('1000') } as const
  const quoted = quoteExchange(request, {
    ...exampleFacts({ at: 1_100, settings: nextTickSettings, ticks: ticks.slice(0, 1) }),
  })
  if (!quoted.ok) throw new Error(quoted.refusal.kind)
  // The second tick came at 1,600, the third at 2,200, the fourth at 2,800.
  const quote = forge({ ...quoted.value, accepted: { at: 2_000, fromSequence: null, toSequence: 2 } })
  const used = ticks.slice(decidedOn - 1, decidedOn)
  const given = { at: 2_900, ticks: used, named: named(exchangeQuoteFact, quote) } as const
  return house.receiptOf(house.run({ kind: 'exchange', quoteId: 'q1' }, given))
}

const faultsOf = (receipt: Receipt): string[] =>
  checkReceipt(receipt).checks.flatMap((check) => (check.ok ? [] : [JSON.stringify(check)]))

it('of a live exchange holds on the first tick after the acceptance', () => {
  const receipt = liveExchange(3)
  expect(faultsOf(receipt)).toEqual([])
  expect(receipt.ticks.map(({ row }) => row.sequence)).toEqual([1, 2, 3])
})

it('holds where the source of what was known is ahead: that came before the acceptance', () => {
  const agreed = { at: 1_700, fromSequence: null, toSequence: 2 }
  expect(faultsOf(liveExchange(3, (quote) => ({ ...quote, accepted: agreed }), 200))).toEqual([])
})

it('does not hold on a later one', () => {
  expect(faultsOf(liveExchange(4)).join()).toContain('the ticks are not the first after the acceptance')
})

it.each([
  ['before the tick was taped that the tape is said to have ended with', { at: 1_300, toSequence: 2 }],
  ['before that tick was received, and after its own time', { at: 1_602, toSequence: 2 }],
  ['with another tick in between', { at: 1_300, toSequence: 1 }],
])('does not hold with an acceptance %s', (_, claim) => {
  const forged = liveExchange(3, (quote) => ({ ...quote, accepted: { ...claim, fromSequence: null } }))
  expect(faultsOf(forged).join()).toContain('the ticks are not the first after the acceptance')
})

it('does not hold with an acceptance after it was used', () => {
  const receipt = liveExchange(3)
  const later = (text: string): string => text.replace('"accepted":{"at":2000,', '"accepted":{"at":2901,')
  const { facts, reply } = receipt.journal.row
  const forged = anchoredAgain(receipt, { row: { facts: later(facts), reply: later(reply) } })
  expect(faultsOf(forged).join()).toContain('the quote was agreed to after it was used')
})

it('does not hold when the quote had moved by then', () => {
  const receipt = liveExchange(3)
  const dear = { bid: decimal('91000'), ask: decimal('91000') }
  const ticks = receipt.ticks.map((tick) =>
    tick.row.sequence === 3 ? { ...tick, row: { ...tick.row, ...dear } } : tick,
  )
  expect(faultsOf({ ...receipt, ticks }).join()).toContain('the quote had moved')
})
