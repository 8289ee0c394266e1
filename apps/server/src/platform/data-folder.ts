import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import path from 'node:path'

/** Who starts the server, and who owns a file: numbers of the system. Undefined where it has none. */
type Uid = number | undefined

/**
 * Looks at the folder of the data before anything is made or handed over in it: one that belongs to somebody else would
 * be of no use to either afterwards.
 * @throws with a sentence for the operator.
 */
export function ensureOwnFolder(folder: string, uid: Uid = process.getuid?.()): void {
  const there = nearestExisting(folder)
  if (!statSync(there).isDirectory())
    throw new Error(`DATA_DIR needs a folder, and ${there} is a file: set DATA_DIR to another folder`)
  if (uid === undefined) return
  for (const each of [there, path.join(folder, 'postgres'), path.join(folder, 'postgres.password')])
    if (existsSync(each)) ensureOwner(each, { folder, uid })
  ensureWritable(there, folder)
}

/** As root the database runs as the user postgres, whose folder lies in one of root's. */
function ensureOwner(each: string, { folder, uid }: { folder: string; uid: number }): void {
  const owner = statSync(each).uid
  if (uid === 0 && owner !== 0 && userName(owner) !== 'postgres')
    throw new Error(
      `${each} belongs to ${userName(owner)}, and a server of root's would make it unusable: start it as ` +
        `${userName(owner)}, without sudo, or set DATA_DIR to a folder of root's; nothing was changed`,
    )
  // The folder above may be anybody's, such as /tmp.
  if (uid !== 0 && owner !== uid && each.startsWith(folder))
    throw new Error(
      `${each} belongs to ${userName(owner)}, not to ${userName(uid)}: start the server as ${userName(owner)}, or hand ` +
        `it over with "sudo chown -R ${userName(uid)} ${folder}"; nothing was changed`,
    )
}

function ensureWritable(there: string, folder: string): void {
  try {
    accessSync(there, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const why = code === 'EROFS' ? 'lies on a disk that is read-only' : 'may not be written by this user'
    throw new Error(`${there} ${why}: set DATA_DIR to a folder that can be written, instead of ${folder}`, {
      cause: error,
    })
  }
}

function nearestExisting(folder: string): string {
  let there = folder
  while (!existsSync(there)) there = path.dirname(there)
  return there
}

function userName(uid: number): string {
  try {
    return execFileSync('id', ['-un', String(uid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return `user ${uid}`
  }
}
