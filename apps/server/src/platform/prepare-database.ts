import { readFileSync } from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { type DatabaseAddress, migrateDatabase, migrationsFolder, openClient, type Sql } from './database.ts'
import { grantToServer } from './grants.ts'

const oldestPostgres = 16
const chapter = '"Upgrading and rolling back" in docs/operations.md'

/** Brings the tables of a database to this version, and the rights of the server's role with them. */
export async function prepareDatabase(address: DatabaseAddress): Promise<void> {
  await migrateDatabase(address)
  await grantToServer(address)
}

/**
 * Looks at a database before anything is written to it.
 * @throws with a sentence for the operator when it does not answer, its PostgreSQL is too old, or a later version of ours
 * has written to it.
 */
export async function ensureUsable(address: DatabaseAddress): Promise<void> {
  const sql = openClient(address, { max: 1, connect_timeout: 10, types: { bigint: postgres.BigInt } })
  try {
    await ensureReachable(sql)
    if ((await versionsIn(sql)).later) throw new Error(laterVersion)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** Why a database of a later version is left as it is: what this one does not know, it would erase. */
export const laterVersion =
  'a later version has written to this database, and this one would erase what it does not know: ' +
  `start the later version again, or return to the copy from before the upgrade (${chapter}); nothing was changed`

async function ensureReachable(sql: Pick<Sql, 'unsafe'>): Promise<void> {
  const version = await sql.unsafe<{ major: number; shown: string }[]>(serverVersion).catch((error: unknown) => {
    throw new Error(
      `the database does not answer: ${described(error)}; check DATABASE_URL, and that PostgreSQL runs there`,
      { cause: error },
    )
  })
  ensureNewEnough(version[0] ?? { major: 0, shown: '' })
}

/** @throws with a sentence for the operator when a PostgreSQL is older than those that we can work with. */
export function ensureNewEnough({ major, shown }: { major: number; shown: string }): void {
  if (major < oldestPostgres)
    throw new Error(
      `PostgreSQL ${shown} is too old: use version ${oldestPostgres} or newer, ideally 18, which we test with`,
    )
}

/** Where several addresses of a name were tried, the driver's error has a code and no message. */
function described(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return error.message === '' ? code : error.message
}

const serverVersion = `
  select current_setting('server_version_num')::int / 10000 as major, current_setting('server_version') as shown`

/**
 * Compares the migrations that a database has with ours: `earlier` where one of ours is missing (or it has none), `later`
 * where it has one that we do not know.
 */
export async function versionsIn(sql: Pick<Sql, 'unsafe'>): Promise<{ earlier: boolean; later: boolean }> {
  const [table] = await sql.unsafe<{ exists: boolean }[]>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (table?.exists !== true) return { earlier: true, later: false }
  const rows = await sql.unsafe<{ created_at: bigint }[]>('select created_at from drizzle.__drizzle_migrations')
  const applied = new Set(rows.map((row) => Number(row.created_at)))
  const ours = new Set(ourMigrations())
  return {
    earlier: [...ours].some((when) => !applied.has(when)),
    later: [...applied].some((when) => !ours.has(when)),
  }
}

function ourMigrations(): number[] {
  const { entries } = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  return entries.map(({ when }) => when)
}
