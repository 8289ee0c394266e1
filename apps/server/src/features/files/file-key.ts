import { createHash, randomBytes } from 'node:crypto'
import { chmod, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolders } from '../../platform/make-folders.ts'

/** The key that encrypts files, and an id that reveals nothing about it. */
export type FileKey = { secret: Buffer; id: string }

/**
 * Returns the operator's key (32 bytes as 64 hexadecimal characters or in base64), or the one in the folder's file
 * `files.key`, which it creates if missing.
 * @throws with a message for the operator if the key is malformed.
 */
export async function loadFileKey(given: string | undefined, folder: string): Promise<FileKey> {
  const file = path.join(folder, 'files.key')
  const text = given ?? (await readFile(file, 'utf8').catch(() => undefined)) ?? (await makeKey(folder, file))
  const secret = secretOf(text.trim())
  if (secret === undefined)
    throw new Error(
      `${given === undefined ? file : 'FILES_KEY'} must hold 32 bytes: 64 hexadecimal characters, or base64`,
    )
  return { secret, id: createHash('sha256').update('touchstone files').update(secret).digest('hex').slice(0, 16) }
}

/**
 * Whoever copies the disk of a live house must not find the key to its images and authenticators on it.
 * @throws with a message for the operator if none is given.
 */
export function refuseKeyBesideFiles(given: string | undefined, folder: string): void {
  if (given !== undefined) return
  const file = path.join(folder, 'files.key')
  throw new Error(
    `a live house needs FILES_KEY, the key of images and authenticators, kept apart from them: set it to 32 random bytes as 64 hexadecimal digits (openssl rand -hex 32 makes them), and keep it. If ${file} is there, images may have been encrypted with it: set FILES_KEY to what it holds and take the file away`,
  )
}

function secretOf(text: string): Buffer | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined
}

/** Two servers that start at once on one folder end with one key: the second finds the first one's. */
async function makeKey(folder: string, file: string): Promise<string> {
  makeFolders(folder)
  const text = `${randomBytes(32).toString('hex')}\n`
  try {
    const handle = await open(file, 'wx', 0o600)
    await handle.writeFile(text)
    await handle.sync()
    await handle.close()
    await chmod(file, 0o600)
    return text
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return readFile(file, 'utf8')
    throw error
  }
}
