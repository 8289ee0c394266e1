import { createHash, randomBytes } from 'node:crypto'
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolders } from '../../platform/make-folders.ts'

/** The key that encrypts files, and an id that reveals nothing about it. */
export type FileKey = { secret: Buffer; id: string }

/** Where the key of a folder is, if none is given. */
export const fileOfKey = (folder: string): string => path.join(folder, 'files.key')

/**
 * Returns the operator's key (32 bytes as 64 hexadecimal characters or in base64), or the one in the folder's file
 * `files.key`, which it creates if missing.
 * @throws with a message for the operator if the key is malformed.
 */
export async function loadFileKey(given: string | undefined, folder: string): Promise<FileKey> {
  return (await findFileKey(given, folder)) ?? keyIn(await makeKey(folder), fileOfKey(folder))
}

/** The same, but creates none: undefined if there is none. @throws with a message for the operator if it is malformed. */
export async function findFileKey(given: string | undefined, folder: string): Promise<FileKey | undefined> {
  if (given !== undefined) return keyIn(given, 'FILES_KEY')
  const text = await readFile(fileOfKey(folder), 'utf8').catch((error: unknown) => {
    if (hasCode(error, ['ENOENT', 'ENOTDIR'])) return undefined
    if (hasCode(error, ['EISDIR']))
      throw new Error(`${fileOfKey(folder)} is a folder: put the file of the key there, or set FILES_KEY to the key`, {
        cause: error,
      })
    throw error
  })
  if (text?.trim() === '')
    throw new Error(
      `${fileOfKey(folder)} is empty: put back the copy of the key, or set FILES_KEY to it. If no start has succeeded yet, delete the file and start again`,
    )
  return text === undefined ? undefined : keyIn(text, fileOfKey(folder))
}

/** Asks for no key. @throws with a message for the operator if there is one and it is malformed. */
export async function refuseMalformedKey(given: string | undefined, folder: string): Promise<void> {
  await findFileKey(given, folder)
}

/** The key that the operator sets. @throws with a message for the operator if it is malformed. */
export function checkedFileKey(given: string | undefined): string | undefined {
  if (given !== undefined) keyIn(given, 'FILES_KEY')
  return given
}

function keyIn(text: string, where: string): FileKey {
  const secret = secretOf(text.trim())
  if (secret === undefined) throw new Error(`${where} must hold 32 bytes: 64 hexadecimal characters, or base64`)
  return { secret, id: createHash('sha256').update('touchstone files').update(secret).digest('hex').slice(0, 16) }
}

/**
 * Whoever copies the disk of a live house must not find the key to its images and authenticators on it.
 * @throws with a message for the operator if none is given.
 */
export function refuseKeyBesideFiles(given: string | undefined, folder: string): void {
  if (given !== undefined) return
  const file = fileOfKey(folder)
  throw new Error(
    `a live house needs FILES_KEY, the key of images and authenticators, kept apart from them: set it to 32 random bytes as 64 hexadecimal digits (openssl rand -hex 32 makes them), and keep it: every later start needs the same one. If ${file} is there, images may have been encrypted with it: set FILES_KEY to what it holds and take the file away`,
  )
}

function secretOf(text: string): Buffer | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined
}

/**
 * Two servers that start at once on one folder end with one key: the second finds the first one's. The file is whole or
 * absent, however a start ends.
 */
async function makeKey(folder: string): Promise<string> {
  makeFolders(folder)
  const text = `${randomBytes(32).toString('hex')}\n`
  const file = fileOfKey(folder)
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(draft, text, { flag: 'wx', mode: 0o600, flush: true })
    await chmod(draft, 0o600)
    await linkKey(draft, file)
    return text
  } catch (error) {
    if (hasCode(error, ['EEXIST'])) return await readFile(file, 'utf8')
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

async function linkKey(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file)
  } catch (error) {
    if (!hasCode(error, withoutLinks)) throw error
    throw new Error(
      `${file} cannot be made, as its file system has no hard links: set FILES_KEY to 32 random bytes as 64 hexadecimal digits (openssl rand -hex 32 makes them), and keep it: every later start needs the same one`,
      { cause: error },
    )
  }
}
const withoutLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))
