import { Worker } from 'node:worker_threads'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Work } from './count-work.ts'
import { caseKinds } from './full-book-cases.ts'

/**
 * Blocks of code that one command may execute: some 20,000 take a millisecond. One copy of the orders for each of their
 * changes would be three times the first and twenty times the second. `npm run bench -- full-book` has the times.
 */
const budgets = [
  ['at every limit', 35_000],
  ['with 2,000 orders from before there were limits', 120_000],
] as const

let work: Work[][]

beforeAll(async () => {
  const counting = new Worker(new URL('count-work.ts', import.meta.url))
  work = await new Promise((resolve, reject) => {
    counting.once('message', resolve)
    counting.once('error', reject)
  })
  await counting.terminate()
})

describe.each(budgets.map(([book, budget], at) => [book, budget, at] as const))('a book %s', (_, budget, at) => {
  it.each(caseKinds)('decides %s within the budget', (kind) => {
    const found = work[at]?.find((each) => each.kind === kind)
    expect(found?.blocks).toBeGreaterThan(0)
    expect(found?.blocks).toBeLessThan(budget)
    expect(found?.isRefused).toBe(found?.isFull)
  })
})
