import { readFileSync } from 'node:fs'
import path from 'node:path'
import { connect, type DatabaseAddress } from '../../platform/database.ts'
import { hasWholeDatabase, passwordIn } from '../../platform/complete-folder.ts'
import { startEmbeddedDatabase } from '../../platform/embedded-database.ts'
import { homeOutside } from '../../platform/home-folder.ts'
import { postmasterIn } from '../../platform/postmaster.ts'

/** A database to look at, and what to do when that is done. */
export type FoundDatabase = { address: DatabaseAddress; leave: () => Promise<void> }

/**
 * The embedded database of a folder: the one that a server is running there, or else started for as long as it takes.
 * @throws when there is none, instead of making one.
 */
export async function findDatabase(folder: string): Promise<FoundDatabase> {
  const wanted = path.resolve(folder)
  // Where the database's own user could not pass through, it was put into the second.
  const homes = [wanted, homeOutside(wanted)]
  const home = homes.find(hasWholeDatabase)
  if (home === undefined) throw new Error(`no database in ${wanted}`)
  const running = runningIn(home)
  if (running !== undefined && (await answers(running))) return { address: running, leave: () => Promise.resolve() }
  const started = await startEmbeddedDatabase(wanted, () => undefined)
  return { address: started.connection, leave: () => started.stop() }
}

/** Returns the address of the PostgreSQL that runs in the folder. A copy of a folder in use has none. */
function runningIn(home: string): Exclude<DatabaseAddress, string> | undefined {
  const running = postmasterIn(path.join(home, 'postgres'))
  if (running === undefined) return undefined
  return {
    host: running.socketFolder === '' ? running.host : running.socketFolder,
    port: running.port,
    username: 'touchstone',
    password: readFileSync(passwordIn(home), 'utf8'),
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
