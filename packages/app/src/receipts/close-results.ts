import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { yieldOf } from '@touchstone/domain/positions/position-result'
import type { Api } from '@touchstone/wire/api'
import type * as z from 'zod/mini'
import { type Story, type StoryFact, usdt } from './story.ts'

/** What each position that a record closed brought, from this and the earlier records of its book. */
export type CloseResults = z.output<Api['receipt']['reply']>['results']

/**
 * The story of a close with the result that every other place shows. Opening fee, funding and margin come from earlier
 * records: the receipt itself shows what this record moved.
 */
export function withResults(story: Story, results: CloseResults): Story {
  const [first] = results
  if (first === undefined) return story
  const net = sumOf(results, 'net')
  const gained = yieldOf(net, sumOf(results, 'margin'))
  const outcome = {
    label: 'positions.netResult' as const,
    value: printDecimal(net),
    currency: 'USDT' as const,
    signed: true,
    yield: gained === null ? undefined : printDecimal(gained),
  }
  const [at, ...others] = story.facts.toReversed()
  const isOne = results.length === 1
  return {
    ...story,
    outcome,
    facts: [...others.toReversed(), ...(isOne ? sharesOf(first, story.facts) : []), ...(at === undefined ? [] : [at])],
    parts: story.parts.map((part, index) => {
      const result = isOne ? undefined : results.find(({ place }) => place === index)
      return result === undefined
        ? part
        : { ...part, facts: [...part.facts, ...sharesOf(result, part.facts), netOf(result)] }
    }),
    note: 'receipts.fromEarlier',
  }
}

const sumOf = (results: CloseResults, name: 'net' | 'margin'): bigint =>
  results.reduce((sum, each) => sum + decimal(each[name]), 0n)

const netOf = ({ net }: CloseResults[number]): StoryFact => usdt('positions.netResult', decimal(net), true)

/** What comes from earlier records; a profit that was booked before this close stands in the result's own. */
function sharesOf(
  { profit, openingFee, funding, margin }: CloseResults[number],
  shown: readonly StoryFact[],
): StoryFact[] {
  const isShown = shown.some(
    ({ label, value }) => label === 'words.profit' && value.as === 'money' && value.value === profit,
  )
  return [
    ...(isShown ? [] : [usdt('positions.profitBeforeFees', decimal(profit), true)]),
    usdt('positions.openingFeeShare', decimal(openingFee)),
    usdt('words.funding', decimal(funding)),
    usdt('positions.marginPutUp', decimal(margin)),
  ]
}
