import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ONE } from '../money/decimal.ts'
import { fine } from '../positions/brackets.ts'
import { riskAt } from '../positions/valuation.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { type CrossInterval, crossIntervals, crossSlack, type CrossSymbol } from './cross-slack.ts'
import { riskTermsOf } from './safe-marks.ts'

const terms = [...defaultSettings.symbols.values()]

const leg = fc.record({
  direction: fc.constantFrom('long' as const, 'short' as const),
  value: fc.integer({ min: 50, max: 900_000 }),
  entry: fc.integer({ min: 800, max: 1_200 }),
})
/** Up to three symbols with up to three legs each, marks at 10,000 half ticks, and funds from too little to plenty. */
const cross = fc.record({
  first: fc.nat(terms.length - 4),
  symbols: fc.array(fc.array(leg, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  funds: fc.integer({ min: -20_000, max: 200_000 }),
  moves: fc.array(fc.double({ min: -1.5, max: 1.5, noNaN: true }), { minLength: 3, maxLength: 3 }),
})
const mark = 10_000

function bookOf({
  first,
  symbols,
  funds,
}: {
  first: number
  symbols: (typeof leg extends fc.Arbitrary<infer T> ? T : never)[][]
  funds: number
}) {
  const parts = symbols.map((legs, index): CrossSymbol & { symbol: (typeof terms)[number] } => {
    const symbol = terms[first + index]
    if (symbol === undefined) throw new Error('there are more symbols than that')
    const risk = riskTermsOf(symbol)
    const price = BigInt(mark) * risk.halfTick
    const positions = legs.map(({ direction, value, entry }, number) => {
      const steps = (BigInt(value) * ONE * ONE) / price / symbol.quantityStep
      const quantity = (steps + 1n) * symbol.quantityStep
      const cost = (((quantity * price) / ONE) * BigInt(entry)) / 1_000n
      return { id: String(number), symbol: symbol.symbol, direction, quantity, cost }
    })
    return { positions, terms: risk, mark, symbol }
  })
  return { parts, contract: BigInt(funds) * ONE }
}

/** By the domain's own valuation. */
const slackOf = (contract: bigint, parts: readonly (CrossSymbol & { symbol: (typeof terms)[number] })[]) =>
  parts.reduce(
    (sum, { positions, terms: { halfTick }, mark: at, symbol }) =>
      positions.reduce((each, position) => {
        const { profit, maintenance } = riskAt(position, symbol, BigInt(at) * halfTick)
        return each + fine(profit) - maintenance
      }, sum),
    fine(contract),
  )

const isInside = ({ low, high }: CrossInterval, at: number) =>
  (low === null || at > low) && (high === null || at < high)

test('inside all of its intervals a book is not due, whatever the marks; it has them exactly when it is not due now', () => {
  const seen = { due: 0, edge: 0, inside: 0, outside: 0, dueOutside: 0 }
  const property = fc.property(cross, ({ moves, ...given }) => {
    const { parts, contract } = bookOf(given)
    const slack = slackOf(contract, parts)
    if (slack !== crossSlack(contract, parts)) return false
    const intervals = crossIntervals(contract, parts)
    if ((intervals === undefined) !== slack <= 0n) return false
    if (intervals === undefined) {
      seen.due += 1
      return true
    }
    if (!intervals.every((interval) => isInside(interval, mark))) return false
    // At the ends of all at once, and up to half as far again as the ends.
    const ends = intervals.map(({ low, high }) => [
      ...(low === null ? [1] : [low + 1]),
      ...(high === null ? [1e6] : [high - 1]),
    ])
    const paths = [0, 1].map((end) => ends.map((pair) => pair[end] ?? mark))
    const somewhere = intervals.map(({ low, high }, index) => {
      const part = moves[index] ?? 0
      const end = part < 0 ? (low ?? 0) : (high ?? 2 * mark)
      return Math.max(1, Math.round(mark + Math.abs(part) * (end - mark)))
    })
    return [...paths, ends.map((pair, index) => pair[index % 2] ?? mark), somewhere].every((marks, path) => {
      const moved = parts.map((part, index) => ({ ...part, mark: marks[index] ?? mark }))
      const inside = intervals.every((interval, index) => isInside(interval, marks[index] ?? mark))
      const isDue = slackOf(contract, moved) <= 0n
      seen[path < 3 ? 'edge' : inside ? 'inside' : isDue ? 'dueOutside' : 'outside'] += 1
      return !(inside && isDue)
    })
  })
  fc.assert(property, { seed: 25, numRuns: 3_000 })
  expect(Object.entries(seen).filter(([, times]) => times < 30)).toEqual([])
})

test('the interval of a single position ends where the book is due: no share is lost', () => {
  const property = fc.property(leg, fc.integer({ min: 1_000, max: 100_000 }), (one, funds) => {
    const { parts, contract } = bookOf({ first: 0, symbols: [[one]], funds })
    const [interval] = crossIntervals(contract, parts) ?? []
    if (interval === undefined) return slackOf(contract, parts) <= 0n
    return [interval.low, interval.high].every((end) => {
      if (end === null) return true
      return (
        slackOf(
          contract,
          parts.map((part) => ({ ...part, mark: end })),
        ) <= 0n
      )
    })
  })
  expect(() => {
    fc.assert(property, { seed: 26, numRuns: 1_000 })
  }).not.toThrow()
})

test('a perfect hedge has an interval too, and a wide one', () => {
  const legs = [
    { direction: 'long' as const, value: 10_000, entry: 1_000 },
    { direction: 'short' as const, value: 10_000, entry: 1_000 },
  ]
  const { parts, contract } = bookOf({ first: 0, symbols: [legs], funds: 1_000 })
  const [interval] = crossIntervals(contract, parts) ?? []
  // Slack 1000 − 2 × 50 of maintenance: only maintenance, 1 % of the notional of both, can eat it.
  expect(interval?.low).toBeNull()
  expect(interval?.high).toBeGreaterThan(7 * mark)
})
