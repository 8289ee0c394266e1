import { type Decimal, decimal, type Money, printDecimal } from '@touchstone/domain/money/decimal'
import { type PartResult, yieldOf } from '@touchstone/domain/positions/position-result'
import type { ResultsCheck } from '@touchstone/signatures/results-check'
import { type Story, type StoryFact, usdt } from './story.ts'

/**
 * The story of a close with the result that every other place shows, where this device has made it itself. Where only the
 * server says it, the story stays that of the record, and the result stands beside it as told.
 */
export function withResults(story: Story, check: ResultsCheck): Story {
  if (check.is === 'none') return story
  if (check.is === 'told') {
    const net = sumOf(check.told.map((each) => decimal(each.net)))
    const margin = sumOf(check.told.map((each) => decimal(each.margin)))
    return { ...story, told: { ...totalOf(net, margin), currency: 'USDT' } }
  }
  return withOwn(story, check.results)
}

function withOwn(story: Story, results: readonly PartResult[]): Story {
  const [first] = results
  if (first === undefined) return story
  const total = totalOf(sumOf(results.map(({ net }) => net)), sumOf(results.map(({ margin }) => margin)))
  const [at, ...others] = story.facts.toReversed()
  const isOne = results.length === 1
  return {
    ...story,
    outcome: { label: 'positions.netResult', currency: 'USDT', signed: true, ...total },
    facts: [...others.toReversed(), ...(isOne ? sharesOf(first, story.facts) : []), ...(at === undefined ? [] : [at])],
    parts: story.parts.map((part, index) => {
      const result = isOne ? undefined : results.find(({ place }) => place === index)
      return result === undefined
        ? part
        : {
            ...part,
            facts: [...part.facts, ...sharesOf(result, part.facts), usdt('positions.netResult', result.net, true)],
          }
    }),
    note: 'receipts.fromEarlier',
  }
}

const sumOf = (amounts: readonly Money[]): Money => amounts.reduce((sum, amount) => sum + amount, 0n)

function totalOf(net: Money, margin: Money): { value: string; yield: string | undefined } {
  const gained: Decimal | null = yieldOf(net, margin)
  return { value: printDecimal(net), yield: gained === null ? undefined : printDecimal(gained) }
}

/** What comes from earlier records; a profit that was booked before this close stands in the result's own. */
function sharesOf({ profit, openingFee, funding, margin }: PartResult, shown: readonly StoryFact[]): StoryFact[] {
  const own = printDecimal(profit)
  const isShown = shown.some(
    ({ label, value }) => label === 'receipts.fromPrice' && value.as === 'money' && value.value === own,
  )
  return [
    ...(isShown ? [] : [usdt('receipts.fromPrice', profit, true)]),
    usdt('positions.openingFeeShare', openingFee),
    usdt('words.funding', funding),
    usdt('positions.marginPutUp', margin),
  ]
}
