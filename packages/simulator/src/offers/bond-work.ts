import { bondDayJob } from '@touchstone/server/features/bonds/bond-days'
import type { Submission } from '@touchstone/server/executor/submission'
import type { House } from '@touchstone/server/house/house'
import type { Sql } from '@touchstone/server/platform/database'
import type { Random } from '../chance/random.ts'
import { dayMs } from '../naive-model/naive-restrictions.ts'
import { issuersOf } from './bond-issuers.ts'
import { cutShort, type Submit, submitTo } from './interrupted-work.ts'

/** The server's own work of each day on bonds, which crashes cut short between any two commands. */
export function createBondWork({
  sql,
  seed,
  random,
  faults,
}: {
  sql: Sql
  seed: number
  random: Random
  faults: string[]
}) {
  /** The oldest day that is not done. */
  let next: number | undefined

  const jobBy = ({ decisionTime }: House, submit: Submit) =>
    bondDayJob({ sql, submit, decisionTime, playIssuers: issuersOf(seed) })

  const isOver = (house: House): boolean => next !== undefined && next + dayMs <= house.clock()

  return {
    /** From today on: nothing was open before. */
    begin: (house: House): void => void (next = house.clock() - (house.clock() % dayMs)),
    /** Does every day that is over, in order. Nothing else may be in flight. */
    async count(house: House): Promise<void> {
      const { run } = jobBy(house, submitTo(house))
      while (next !== undefined && isOver(house)) {
        const isDone = await run(next, house.clock()).catch((error: unknown) => {
          faults.push(`the day's work of bonds failed: ${String(error)}`)
          return false
        })
        await house.idle()
        if (!isDone) return
        next += dayMs
      }
    },
    /** Does a part of the oldest day that is over, and returns what would have come next: what a crash meets. */
    async cutShort(house: House): Promise<Submission[]> {
      const day = next
      if (day === undefined || !isOver(house)) return []
      return cutShort(house, random.below(15), (submit) => jobBy(house, submit).run(day, house.clock()))
    },
    /** The day that was done last may not have been noted: it is done again, and nothing of it twice. */
    restarted: (): void => {
      if (next !== undefined && random.happens(0.3)) next -= dayMs
    },
  }
}
