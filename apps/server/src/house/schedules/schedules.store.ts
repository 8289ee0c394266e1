import type { Transaction } from '../../platform/database.ts'

export async function finishedDay(sql: Transaction, name: string): Promise<number | undefined> {
  const [row] = await sql<{ day: bigint }[]>`select day from schedule_days where name = ${name}`
  return row === undefined ? undefined : Number(row.day)
}

/** Never goes back. */
export async function finishDay(sql: Transaction, name: string, day: number): Promise<void> {
  await sql`
    insert into schedule_days (name, day) values (${name}, ${day})
    on conflict (name) do update set day = greatest(schedule_days.day, excluded.day)`
}
