import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { connect, type DatabaseAddress } from '../../platform/database.ts'
import { hasWholeDatabase } from '../../platform/complete-folder.ts'
import { startEmbeddedDatabase } from '../../platform/embedded-database.ts'

/** A database to look at, and what to do when that is done. */
export type FoundDatabase = { address: DatabaseAddress; leave: () => Promise<void> }

/**
 * The embedded database of a folder: the one that a server is running there, or else started for as long as it takes.
 * @throws when there is none, instead of making one.
 */
export async function findDatabase(folder: string): Promise<FoundDatabase> {
  const wanted = path.resolve(folder)
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 12)
  // Where the database's own user could not pass through, it was put into the second.
  const homes = [wanted, `/var/lib/touchstone/${key}`]
  const home = homes.find(hasWholeDatabase)
  if (home === undefined) throw new Error(`no database in ${wanted}`)
  const running = runningIn(home)
  if (running !== undefined && (await answers(running))) return { address: running, leave: () => Promise.resolve() }
  const started = await startEmbeddedDatabase(wanted, () => undefined)
  return { address: started.connection, leave: () => started.stop() }
}

/** The address in the file that a running PostgreSQL leaves: port, socket folder and host are its lines 4 to 6. */
function runningIn(home: string): Exclude<DatabaseAddress, string> | undefined {
  const file = path.join(home, 'postgres', 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const [port = '', socketFolder = '', host = ''] = lines.slice(3, 6)
  return {
    host: socketFolder === '' ? host : socketFolder,
    port: Number(port),
    username: 'touchstone',
    password: readFileSync(path.join(home, 'postgres.password'), 'utf8'),
    database: 'postgres',
  }
}

async function answers(address: DatabaseAddress): Promise<boolean> {
  const sql = connect(address, 1)
  try {
    await sql`select 1`
    return true
  } catch {
    return false
  } finally {
    await sql.end({ timeout: 1 })
  }
}
