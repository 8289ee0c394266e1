import type { Sent } from '@touchstone/domain/noun/follows'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { dayMs, dayStart } from '@touchstone/domain/time'
import type { Outcome, Submission } from '../../executor/submission.ts'
import type { Sql } from '../../platform/database.ts'
import { aheadMsMax, finishDay, finishedDay } from './schedules.store.ts'

/** What is done once for each UTC day, after it has ended. A `day` is when it begins, in epoch milliseconds. */
export type DayJob = {
  /** Under which its last finished day is saved. */
  name: string
  /** Does a part of it; true when the day is done. What was done before a crash is not done again. */
  run: (day: number, now: number) => Promise<boolean>
}

/** Commands of a noun for each UTC day, in order of the days. Their keys are made of the day. */
export type Schedule = {
  readonly name: string
  readonly send: (sql: Sql, day: number) => AsyncIterable<Sent<HouseCommand>>
}

/** A schedule as a job: a day is done once each of its commands is done or refused. */
export const jobOf = (
  { name, send }: Schedule,
  { sql, submit }: { sql: Sql; submit: (submission: Submission) => Promise<Outcome> },
): DayJob => ({
  name,
  async run(day) {
    for await (const sent of send(sql, day)) {
      const { kind } = await submit(sent)
      if (kind !== 'done' && kind !== 'refused') return false
    }
    return true
  },
})

type SchedulesOptions = {
  sql: Sql
  jobs: readonly DayJob[]
  log: (message: string, details: Record<string, unknown>) => void
}

export type Schedules = ReturnType<typeof createSchedules>

/**
 * Runs jobs by the clock, each missed day in order, from the day after the last that is finished. A new job begins with the day that ended last, and
 * so does one whose last day lies so far ahead that only a wrong clock can have finished it.
 */
export function createSchedules({ sql, jobs, log }: SchedulesOptions) {
  /** By job, the last day that is done, when it began. */
  const finished = new Map<string, number>()

  async function advanceOne({ name, run }: DayJob, now: number): Promise<void> {
    const newest = dayStart(now) - dayMs
    const kept = finished.get(name) ?? (await finishedDay(sql, name))
    const last = kept === undefined || kept - newest > aheadMsMax ? newest - dayMs : kept
    finished.set(name, last)
    for (let day = last + dayMs; day <= newest; day += dayMs) {
      if (!(await run(day, now))) return
      await finishDay(sql, name, day)
      finished.set(name, day)
    }
  }

  return {
    /** By job, how long its oldest day that is over has waited for being done; 0 where none has. Milliseconds. */
    waitingMs: (now: number): Record<string, number> =>
      Object.fromEntries([...finished].map(([name, day]) => [name, Math.max(0, now - (day + 2 * dayMs))])),
    /** Does what is due, or a part of it. A job that fails is logged, leaves the others alone, and comes again. */
    async advance(now: number): Promise<void> {
      await Promise.all(
        jobs.map((job) =>
          advanceOne(job, now).catch((error: unknown) => {
            log('daily job failed', { name: job.name, error })
          }),
        ),
      )
    },
  }
}
