import { levelDayJob } from '@touchstone/server/features/levels/count-levels'
import type { House } from '@touchstone/server/house/house'
import { dayMs } from '../naive-model/naive-restrictions.ts'

/** So few books at a time that days come in parts, and so many parts at most. */
const booksAtOnce = 5
const partsMax = 100

/** The server's own count of each day's assets, and the levels that follow. */
export function createLevelWork(faults: string[]) {
  /** The oldest day that is not done. */
  let next: number | undefined

  return {
    begin: (house: House): void => void (next = house.clock() - (house.clock() % dayMs)),
    /** Counts every day that is over, in order. Nothing else may be in flight. */
    async count(house: House): Promise<void> {
      const { run } = levelDayJob(house, booksAtOnce)
      for (let part = 0; part < partsMax; part += 1) {
        if (next === undefined || next + dayMs > house.clock()) return
        const isDone = await run(next, house.clock()).catch((error: unknown) => {
          faults.push(`the count of levels failed: ${String(error)}`)
          return false
        })
        await house.idle()
        if (isDone) next += dayMs
      }
    },
    /** The day that was done last may not have been noted: it is done again, and nothing of it twice. */
    restarted: (): void => {
      if (next !== undefined) next -= dayMs
    },
  }
}
