import { closeSync, constants, fchmodSync, fchownSync, fstatSync, lstatSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { makeFolders } from './make-folders.ts'
import { userName } from './user-name.ts'

/** Whom files are handed over to, as root; nobody else where empty. */
export type Owner = { uid: number; gid: number } | Record<string, never>

type PrivateOptions = {
  owner: Owner
  /** The setting with which the operator chooses another place. */
  setting: 'DATA_DIR' | 'TMPDIR'
}

/**
 * Makes a folder that its owner alone may enter. Anybody can guess its path and put something there first: what is there
 * is taken only if it is a folder of ours or of the owner's, and no link. Look and change go by one handle, so nothing
 * takes the folder's place in between.
 * @throws with a sentence for the operator; nothing was changed then.
 */
export function makePrivateFolder(folder: string, { owner, setting }: PrivateOptions): void {
  const instead = `remove it, or set ${setting} to another folder`
  makeMissing(folder)
  if (process.platform === 'win32') return
  const handle = openFolder(folder, instead)
  try {
    const { uid } = fstatSync(handle)
    if (uid !== process.getuid?.() && uid !== owner.uid)
      throw new Error(`${folder} belongs to ${userName(uid)}: ${instead}; nothing was changed`)
    if ('uid' in owner) fchownSync(handle, owner.uid, owner.gid)
    fchmodSync(handle, 0o700)
  } finally {
    closeSync(handle)
  }
}

function makeMissing(folder: string): void {
  if (lstatSync(folder, { throwIfNoEntry: false }) !== undefined) return
  makeFolders(path.dirname(folder))
  try {
    mkdirSync(folder, 0o700)
  } catch (error) {
    // Somebody was faster: it is looked at like what was there before.
    if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) throw error
  }
}

function openFolder(folder: string, instead: string): number {
  const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW } = constants
  try {
    return openSync(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  } catch (error) {
    const there = lstatSync(folder)
    const what = there.isSymbolicLink() ? 'is a link' : there.isDirectory() ? 'cannot be opened' : 'is no folder'
    throw new Error(`${folder} ${what} and belongs to ${userName(there.uid)}: ${instead}; nothing was changed`, {
      cause: error,
    })
  }
}
