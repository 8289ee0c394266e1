import type postgres from 'postgres'
import { dayMs, dayStart } from '@touchstone/domain/time'
import type { Sql } from '../../platform/database.ts'
import { isLockTimeout } from '../../platform/lock-waits.ts'

type Transaction = postgres.TransactionSql<{ bigint: bigint }>

/** Differs from all our other advisory locks. */
const daysLock = 7_230_946

/** The tape's partitions, a UTC day each, by epoch milliseconds. Needs the right to make and drop tables. */
export type TickDays = {
  /** Makes the days of these moments where they are missing. */
  ensure: (moments: Iterable<number>) => Promise<void>
  /** The days that there are, oldest first, by the moments at which they begin. */
  list: () => Promise<number[]>
  /**
   * Drops a day, and runs `alongside` in the same transaction. Returns false without doing anything while the tape is
   * being read: a session that waits for that lock makes everybody behind it wait.
   */
  drop: (begin: number, alongside: (transaction: Transaction) => Promise<void>) => Promise<boolean>
}

export function createTickDays(owner: Sql): TickDays {
  const known = new Set<number>()

  async function make(begin: number): Promise<void> {
    const name = nameOf(begin)
    await owner.begin(async (transaction) => {
      await transaction`select pg_advisory_xact_lock(${daysLock})`
      const found = await transaction`select where to_regclass(${name}) is not null`
      if (found.length > 0) return
      // A table made first and attached afterwards does not make the readers of the tape wait.
      await transaction.unsafe(`create table ${name} (like ticks including all)`)
      await transaction.unsafe(
        `alter table ticks attach partition ${name} for values from (${begin}) to (${begin + dayMs})`,
      )
    })
  }

  return {
    async ensure(moments) {
      const missing = new Set([...moments].map(dayStart).filter((begin) => !known.has(begin)))
      for (const begin of missing) {
        await make(begin)
        known.add(begin)
      }
    },
    async list() {
      const rows = await owner<{ name: string }[]>`
        select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = 'ticks'::regclass`
      return rows.map(({ name }) => beginOf(name)).sort((a, b) => a - b)
    },
    async drop(begin, alongside) {
      try {
        await owner.begin(async (transaction) => {
          await transaction`set local lock_timeout = '200ms'`
          await transaction.unsafe(`drop table ${nameOf(begin)}`)
          await alongside(transaction)
        })
      } catch (error) {
        if (isLockTimeout(error)) return false
        throw error
      }
      known.delete(begin)
      return true
    },
  }
}

const nameOf = (begin: number): string => `ticks_${new Date(begin).toISOString().slice(0, 10).replaceAll('-', '')}`

function beginOf(name: string): number {
  const [, year = '', month = '', day = ''] = /^ticks_(\d{4,})(\d\d)(\d\d)$/.exec(name) ?? []
  if (day === '') throw new Error(`table ${name} is not a day of the tape`)
  return Date.UTC(Number(year), Number(month) - 1, Number(day))
}
