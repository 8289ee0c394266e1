import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'

const hashOf = (folder: string): string => createHash('sha256').update(folder).digest('hex').slice(0, 12)

/** Returns what a folder is called in names that have no room for its path: one name, whichever links lead there. */
export const keyOfFolder = (folder: string): string => hashOf(realPath(path.resolve(folder)))

/**
 * Returns the folder that holds the database where its own user cannot enter the one that was asked for: one for each, as two
 * servers must never meet in one database by accident. Earlier versions named it by the path as it was given.
 */
export function homeOutside(folder: string): string {
  const [home, earlier] = [keyOfFolder(folder), hashOf(path.resolve(folder))].map((key) => `/var/lib/touchstone/${key}`)
  return earlier !== undefined && existsSync(earlier) ? earlier : (home ?? '')
}

/** The end of the path may still be to be made. */
function realPath(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder)
  return path.join(realPath(path.dirname(folder)), path.basename(folder))
}
