import type { Submission } from '@touchstone/server/executor/submission'
import type { House } from '@touchstone/server/house/house'
import type { Sql } from '@touchstone/server/platform/database'
import type { Random } from '../chance/random.ts'
import { cutShort, type Submit, submitTo } from './interrupted-work.ts'
import { createSaleReader } from './read-sales.ts'
import type { SaleRules } from './sale-rules.ts'
import { Interrupted, workOnSale } from './sale-steps.ts'

type SaleWork = {
  sql: Sql
  random: Random
  faults: string[]
  rules: SaleRules
}

/**
 * The house's own work on sales, by what its books say: it closes them, says who gets what, draws, takes back what is not paid,
 * and frees what is listed or pays back what was not. What was done before a crash is found done under its key.
 */
export function createIeoWork({ sql, random, faults, rules }: SaleWork) {
  const reader = createSaleReader(sql, rules)

  async function run(house: House, submit: Submit): Promise<void> {
    const work = workOnSale(submit, { reader, rules, faults })
    try {
      const books = await reader.salesOf()
      for (const { bookId } of books) {
        let isMore = true
        while (isMore) {
          const held = (await reader.salesOf()).find((each) => each.bookId === bookId)
          // Nothing is decided any more as of a time before it.
          isMore = held !== undefined && (await work(held, Math.min(house.clock(), house.decisionTime())))
        }
      }
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error
    }
  }

  return {
    /** Does all that is due. Nothing else may be in flight. */
    async count(house: House): Promise<void> {
      await house.idle()
      await run(house, submitTo(house))
    },
    /** Does a part of what is due, and returns what would have come next: what a crash meets. */
    cutShort: (house: House): Promise<Submission[]> =>
      cutShort(house, random.below(12), (submit) => run(house, submit)),
  }
}
