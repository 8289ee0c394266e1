import { accessSync, constants, existsSync, lstatSync, statSync } from 'node:fs'
import path from 'node:path'
import { userName } from './user-name.ts'

/** Who starts the server, and who owns a file: numbers of the system. Undefined where it has none. */
type Uid = number | undefined

/**
 * Looks at the folder of the data before anything is made or handed over in it: one that belongs to somebody else would
 * be of no use to either afterwards.
 * @throws with a sentence for the operator.
 */
export function ensureOwnFolder(folder: string, uid: Uid = process.getuid?.()): void {
  if (uid === 0) refuseLinksOfOthers(folder)
  const there = nearestExisting(folder)
  if (!statSync(there).isDirectory())
    throw new Error(`DATA_DIR needs a folder, and ${there} is a file: set DATA_DIR to another folder`)
  if (uid === undefined) return
  for (const each of [there, path.join(folder, 'postgres'), path.join(folder, 'postgres.password')])
    if (existsSync(each)) ensureOwner(each, { folder, uid })
  ensureWritable(there, folder)
}

/** Whoever made a link on the way would choose what root makes there and hands over. */
function refuseLinksOfOthers(folder: string): void {
  const onTheWay = [path.join(folder, 'postgres'), path.join(folder, 'postgres.password')]
  for (let each = folder; ; each = path.dirname(each)) {
    onTheWay.push(each)
    if (each === path.dirname(each)) break
  }
  for (const each of onTheWay) {
    const found = linkAt(each)
    if (found !== undefined && found.uid !== 0)
      throw new Error(
        `${each} is a link that belongs to ${userName(found.uid)}: remove it, or set DATA_DIR to another folder; ` +
          'nothing was changed',
      )
  }
}

function linkAt(file: string): { uid: number } | undefined {
  try {
    const found = lstatSync(file)
    return found.isSymbolicLink() ? found : undefined
  } catch {
    /* it is not there, or lies in a file: whatever comes next says so */
    return undefined
  }
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
