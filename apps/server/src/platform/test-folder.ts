import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
const bytesNeeded = 2_000_000_000

/** A file system in memory, where there is one with room: there a commit does everything but wait for the disk. */
export function quickFolder(): string {
  if (!existsSync(memory)) return os.tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > bytesNeeded ? memory : os.tmpdir()
}

/** A fresh folder for the data of a test, which is to remove it. */
export function makeTestFolder(name: string, within = quickFolder()): string {
  const folder = mkdtempSync(path.join(within, `touchstone-${name}-`))
  // The database runs as another user, who must be able to enter.
  chmodSync(folder, 0o755)
  return folder
}
