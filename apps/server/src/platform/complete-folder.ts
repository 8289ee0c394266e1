import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The one that npm installs; its data folders are of the same version. */
export const postgresVersion = '18'

/** What initdb makes and PostgreSQL does not start without, also where it is an empty folder: some copies leave those out. */
const made = [
  'PG_VERSION',
  'postgresql.conf',
  'pg_hba.conf',
  'pg_ident.conf',
  'global/pg_control',
  'base',
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_multixact/members',
  'pg_multixact/offsets',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal',
  'pg_xact',
]

const advice = 'restore it from the backup, or set DATA_DIR to another folder'

/** Made before anything else of a new database, and removed last: where it remains, initdb may not have finished. */
export const handoverIn = (home: string): string => path.join(home, 'postgres.handover')
export const passwordIn = (home: string): string => path.join(home, 'postgres.password')

/** From here on PostgreSQL numbers the files of tables that initdb has not made. */
const firstOwnFile = 16_384

/** Returns whether a first start was interrupted, or is running. */
export const isUnfinished = (home: string): boolean =>
  existsSync(handoverIn(home)) && !wasUsed(path.join(home, 'postgres'))

/**
 * Every start of PostgreSQL writes `postmaster.opts`, and initdb does not. Some copies leave it out, as pg_basebackup does, and
 * have our tables: earlier versions left the handover beside a database that they used.
 */
function wasUsed(pgdata: string): boolean {
  if (existsSync(path.join(pgdata, 'postmaster.opts'))) return true
  const base = path.join(pgdata, 'base')
  if (!existsSync(base)) return false
  const files = readdirSync(base, { recursive: true, encoding: 'utf8' }).map((file) => path.basename(file))
  return files.some((name) => Number.parseInt(name, 10) >= firstOwnFile)
}

/** @throws with a sentence for the operator where the disk that a link leads to is not there. */
export function refuseLinkToNothing(home: string): void {
  const pgdata = path.join(home, 'postgres')
  if (existsSync(pgdata) || lstatSync(pgdata, { throwIfNoEntry: false }) === undefined) return
  throw new Error(`${pgdata} is a link to nothing: mount or make its target, or remove the link`)
}

/**
 * Looks at the embedded database in a folder before anything is changed there. Returns whether there is one.
 * @throws with a sentence for the operator where its first start is not over, a part of it is missing, or another
 * PostgreSQL made it.
 */
export function hasWholeDatabase(home: string): boolean {
  refuseLinkToNothing(home)
  if (isUnfinished(home))
    throw new Error(`the first start in ${home} was interrupted, or is not over: start the server, which begins again`)
  const pgdata = path.join(home, 'postgres')
  const hasPassword = existsSync(passwordIn(home))
  const hasFiles = existsSync(pgdata) && readdirSync(pgdata).length > 0
  if (!hasFiles && !hasPassword) return false
  const missing = hasFiles
    ? made.filter((name) => !existsSync(path.join(pgdata, name))).map((name) => `postgres/${name}`)
    : ['postgres']
  if (!hasPassword) missing.push('postgres.password')
  if (missing.length > 0)
    throw new Error(`the data folder ${home} is incomplete, ${missing.join(', ')} is missing: ${advice}`)
  const version = readFileSync(path.join(pgdata, 'PG_VERSION'), 'utf8').trim()
  if (version !== postgresVersion)
    throw new Error(
      `the database in ${pgdata} is of PostgreSQL "${version}", and this server has ${postgresVersion}: start it with the ` +
        'version of Touchstone that made it, or set DATA_DIR to another folder',
    )
  return true
}

/** What is said of a database that PostgreSQL itself does not start. */
export const damaged = (pgdata: string, code: number | null, said: string): string =>
  said.includes('lock file "postmaster.pid" already exists')
    ? takenPid(pgdata, said)
    : `the database in ${pgdata} stopped with code ${code}; if its files are damaged, ${advice}: ${said}`

/** After a crash another process may have the number of the database: nobody but the operator can say that it is another. */
const takenPid = (pgdata: string, said: string): string =>
  `${path.join(pgdata, 'postmaster.pid')} names a process that lives: if it is no PostgreSQL, as after a crash, remove this file and start again: ${said}`
