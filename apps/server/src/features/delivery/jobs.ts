import { type Db, PgBoss } from 'pg-boss'
import type postgres from 'postgres'
import { type DatabaseAddress, openClient, serverRole, type Transaction } from '../../platform/database.ts'
import { openPool } from '../../platform/pool.ts'

export type Jobs = { boss: PgBoss; close: () => Promise<void> }

export type JobsOptions = { log?: (message: string, details: Record<string, unknown>) => void }

/** The schema of pg-boss; the role that may migrate creates and updates its tables. */
const schema = 'jobs'

/**
 * Starts pg-boss on our own driver, acting as the owner of the database, and lets the server's role write jobs. It has
 * a small separate client, because it passes JSON as text and expects PostgreSQL's int8 as text.
 */
export async function startJobs(address: DatabaseAddress, { log = () => undefined }: JobsOptions = {}): Promise<Jobs> {
  const sql = openPool((terms) => openClient(address, { max: 3, types: { json }, ...terms }))
  const boss = new PgBoss({ schema, useListenNotify: true, schedule: false, db: jobDatabase(sql) })
  boss.on('error', (error) => {
    log('the job queue failed', { error })
  })
  boss.on('warning', (warning) => {
    log('warning from the job queue', { warning: warning.message })
  })
  async function close(): Promise<void> {
    await boss.stop({ graceful: true, timeout: 5_000 })
    await sql.end({ timeout: 5 })
  }
  try {
    await boss.start()
    await sql.unsafe(grants)
  } catch (error) {
    await close()
    throw error
  }
  return { boss, close }
}

const grants = `
  do $$
  begin
    if exists (select from pg_roles where rolname = '${serverRole}') then
      grant usage on schema ${schema} to ${serverRole};
      grant select, insert on all tables in schema ${schema} to ${serverRole};
    end if;
  end
  $$`

/** It hands over JSON as text already. */
const json = {
  to: 114,
  from: [114, 3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
}

function jobDatabase(sql: postgres.Sql<{ json: unknown }>): Db {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      if (values.length > 0) return { rows: [...(await sql.unsafe(text, parametersOf(values)))] }
      // Scripts of several statements go by the simple protocol, on one connection when they hold a transaction.
      if (!/^\s*BEGIN\b/i.test(text)) return { rows: flat(await sql.unsafe(text).simple()) }
      const reserved = await sql.reserve()
      try {
        return { rows: flat(await reserved.unsafe(text).simple()) }
      } catch (error) {
        await reserved.unsafe('rollback')
        throw error
      } finally {
        reserved.release()
      }
    },
    async listen(channel: string, onNotification: (payload: string) => void, onReconnect: () => void) {
      const listening = await sql.listen(channel, onNotification, onReconnect)
      return {
        close: async () => {
          await listening.unlisten()
        },
      }
    },
  }
}

const textType = 25

/** Returns the `{ db }` for pg-boss that writes a job in our transaction. */
export function jobsWithin(transaction: Transaction): Db {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      // As text, or our client would encode its JSON once more.
      const typed = values.map((value) =>
        typeof value === 'string' ? transaction.typed(value as never, textType) : value,
      )
      return { rows: [...(await transaction.unsafe(text, parametersOf(typed)))] }
    },
  }
}

/** pg-boss leaves out what PostgreSQL calls null. */
const parametersOf = (values: readonly unknown[]): postgres.ParameterOrJSON<never>[] =>
  values.map((value) => value ?? null) as postgres.ParameterOrJSON<never>[]

function flat(result: unknown): unknown[] {
  if (!Array.isArray(result)) return []
  return result.some((each) => Array.isArray(each)) ? result.flat() : [...(result as unknown[])]
}
