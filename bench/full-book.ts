import { after, atLimits, fromBefore, fullBook } from '@touchstone/simulator/full-book/full-book'
import { caseKinds, caseOf } from '@touchstone/simulator/full-book/full-book-cases'

const runs = 20

/** The time of every command on a book at its limits, and on one with 2,000 orders from before them; best of 20. */
export function run(): Promise<Record<string, number | string>> {
  const [limits, before] = [atLimits, fromBefore].map((holding) => {
    const book = fullBook(holding)
    return caseKinds.map((kind) => ({ kind, ms: bestOf(caseOf(kind, book)) }))
  })
  const slowest = (times: { kind: string; ms: number }[] = []) => times.reduce((a, b) => (a.ms > b.ms ? a : b))
  console.table(limits?.map(({ kind, ms }, at) => ({ kind, at_limits_ms: ms, from_before_ms: before?.[at]?.ms })))
  return Promise.resolve({
    at_limits_ms: slowest(limits).ms,
    slowest: slowest(limits).kind,
    from_before_ms: slowest(before).ms,
    slowest_from_before: slowest(before).kind,
  })
}

function bestOf({ book, command, facts }: ReturnType<typeof caseOf>): number {
  const times = Array.from({ length: runs }, () => {
    const began = performance.now()
    after(book, command, facts)
    return performance.now() - began
  })
  return Math.round(Math.min(...times) * 1_000) / 1_000
}
