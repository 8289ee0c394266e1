import { unitOf } from '@touchstone/domain/money/mul-div'
import { simulatedDay } from '@touchstone/domain/networks/simulated-network'
import type { Submission } from '@touchstone/server/executor/submission'
import { miningDayJob } from '@touchstone/server/features/mining/mining-days'
import { networkDayFrom, readNetworkDays } from '@touchstone/server/features/mining/network-days.store'
import type { House } from '@touchstone/server/house/house'
import type { Sql } from '@touchstone/server/platform/database'
import type { Random } from '../chance/random.ts'
import { dayMs } from '../naive-model/naive-restrictions.ts'
import { cutShort, type Submit, submitTo } from './interrupted-work.ts'
import type { MinerFacts } from './mining-offers.ts'

/** The job waits a minute for the last prices of a day; here they are there as soon as the tape shows its end. */
const waitedMs = 61_000

/** The simulated network gives no figures that are refused. */
function unexpected(message: string, details: object): never {
  throw new Error(`${message}: ${JSON.stringify(details)}`)
}

type MiningWorkOptions = {
  sql: Sql
  random: Random
  facts: MinerFacts
  /** By somebody who errs: it may be refused. */
  send: (house: House, submission: Submission) => Promise<void>
}

/** The server's own work of each day on machines, which crashes cut short between any two commands. */
export function createMiningWork({ sql, random, facts, send }: MiningWorkOptions) {
  /** The oldest day that is not done. */
  let next: number | undefined
  /** The last day of which anything was done. */
  let begun = 0

  function run(house: House, submit: Submit, day: number): Promise<boolean> {
    begun = Math.max(begun, day)
    const { settings, tape } = house
    const job = miningDayJob('bitcoin', { sql, submit, settings, tape, feeds: {}, isLive: false, log: unexpected })
    return job.run(day, house.clock() + waitedMs)
  }

  const isOver = (house: House): boolean => next !== undefined && next + dayMs <= house.clock()

  /** Every other day comes with made-up figures first: only while it is due are they refused for what they are. */
  async function makeUp(house: House, day: number): Promise<void> {
    const known = facts.known()
    if (known === undefined || (day / dayMs) % 2 === 0) return
    const figures = { ...simulatedDay(day), fees: unitOf(8) }
    const command = { kind: 'record_network_day', network: 'bitcoin', ...figures } as const
    await send(house, { bookId: known.bookId, key: `made-up:${day}`, command })
  }

  async function learn(): Promise<void> {
    const [last] = await readNetworkDays(sql, 'bitcoin', 1)
    facts.learn(last && networkDayFrom(last))
  }

  return {
    /** From yesterday on: that is the day by which the first machines are sold. */
    async begin(house: House): Promise<void> {
      next = house.clock() - (house.clock() % dayMs) - dayMs
      await this.count(house)
    },
    /** Does every day that is over, in order, as far as the tape shows their ends: that may be a while later. */
    async count(house: House): Promise<void> {
      await house.idle()
      while (next !== undefined && isOver(house)) {
        await makeUp(house, next)
        const isDone = await run(house, submitTo(house), next)
        await house.idle()
        await learn()
        if (!isDone) return
        next += dayMs
      }
    },
    /** Does a part of the oldest day that is over, and returns what would have come next: what a crash meets. */
    async cutShort(house: House): Promise<Submission[]> {
      const day = next
      if (day === undefined || !isOver(house)) return []
      return cutShort(house, random.below(12), (submit) => run(house, submit, day))
    },
    /** The day that was done last may not have been noted, where no later one was begun: it is done again, and nothing twice. */
    restarted: (): void => {
      if (next !== undefined && begun < next && random.happens(0.3)) next -= dayMs
    },
  }
}
