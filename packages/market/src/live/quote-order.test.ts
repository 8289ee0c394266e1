import { expect, it } from 'vitest'
import type { FrameFact } from './exchange.ts'
import { createQuoteOrder } from './quote-order.ts'

const quote = (count: number | undefined, market = 'btcusdt'): FrameFact => ({
  kind: 'quote',
  market,
  quote: { bid: 1n, ask: 2n },
  last: undefined,
  at: undefined,
  count,
})

it('detects quotes with an older update id than an earlier one, per market, for a minute', () => {
  const inOrder = createQuoteOrder()
  const facts: [FrameFact, number][] = [
    [quote(5), 0],
    [quote(5), 1],
    [quote(4), 2],
    [quote(3, 'ethusdt'), 3],
    [quote(6), 4],
    [quote(undefined), 5],
    [{ kind: 'garbage' }, 6],
    [quote(2), 60_003],
    [quote(2), 60_004],
    [quote(1), 60_005],
  ]
  const expected = [true, true, false, true, true, true, true, false, true, false]
  expect(facts.map(([fact, at]) => inOrder(fact, at))).toEqual(expected)
})
