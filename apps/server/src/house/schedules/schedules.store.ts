import { dayMs } from '@touchstone/domain/time'
import type { Transaction } from '../../platform/database.ts'

/**
 * A finished day so far ahead was written under a clock that was wrong, or no job of the days until then would ever run.
 * Our choice; a clock that is less wrong is waited for, since the house's time does not go back.
 */
export const aheadMsMax = 7 * dayMs

export async function finishedDay(sql: Transaction, name: string): Promise<number | undefined> {
  const [row] = await sql<{ day: bigint }[]>`select day from schedule_days where name = ${name}`
  return row === undefined ? undefined : Number(row.day)
}

/** Never goes back, but from a day that is not believed. */
export async function finishDay(sql: Transaction, name: string, day: number): Promise<void> {
  await sql`
    insert into schedule_days (name, day) values (${name}, ${day})
    on conflict (name) do update set day =
      case when schedule_days.day - excluded.day > ${aheadMsMax} then excluded.day
        else greatest(schedule_days.day, excluded.day) end`
}
