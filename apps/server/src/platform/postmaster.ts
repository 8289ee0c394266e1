import { readFileSync, rmSync, statSync, type BigIntStats } from 'node:fs'
import path from 'node:path'

/** What a running PostgreSQL says of itself in its folder. It stays there after a crash, and in a copy. */
export type Postmaster = { pid: number; folder: string; port: number; socketFolder: string; host: string }

const fileIn = (pgdata: string): string => path.join(pgdata, 'postmaster.pid')

/** Returns the PostgreSQL that runs in a folder, or crashed there; undefined where the file came with a copy of another. */
export function postmasterIn(pgdata: string): Postmaster | undefined {
  const found = readPostmaster(pgdata)
  return found !== undefined && worksIn(pgdata, found) ? found : undefined
}

/**
 * Removes the file that came with a copy of a folder in use: PostgreSQL does not start while a process has the number that
 * it names.
 */
export function removeCopiedPostmaster(pgdata: string): void {
  const found = readPostmaster(pgdata)
  if (found === undefined || worksIn(pgdata, found) || isSame(statOf(found.folder), statOf(pgdata))) return
  rmSync(fileIn(pgdata), { force: true })
}

/** Its lines are the number of the process, the folder, the time of the start, port, folder of the socket, and host. */
function readPostmaster(pgdata: string): Postmaster | undefined {
  try {
    const [pid, folder = '', , port, socketFolder = '', host = ''] = readFileSync(fileIn(pgdata), 'utf8').split('\n')
    return { pid: Number(pid), folder, port: Number(port), socketFolder, host }
  } catch {
    return undefined
  }
}

/** Asks the process first, where the system says in which folder it works: that one may have been renamed since. */
function worksIn(pgdata: string, { pid, folder }: Postmaster): boolean {
  return isSame(statOf(`/proc/${pid}/cwd`) ?? statOf(folder), statOf(pgdata))
}

/** Whatever they are called: there may be links and mounts on the way. */
function isSame(one: BigIntStats | undefined, other: BigIntStats | undefined): boolean {
  return one !== undefined && other !== undefined && one.dev === other.dev && one.ino === other.ino
}

function statOf(file: string): BigIntStats | undefined {
  try {
    return statSync(file, { bigint: true })
  } catch {
    return undefined
  }
}
