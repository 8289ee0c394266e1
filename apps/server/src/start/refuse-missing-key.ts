import { hasSealed } from '../features/accounts/users/plain-secrets.store.ts'
import { fileOfKey, findFileKey } from '../features/files/file-key.ts'
import { hasFiles } from '../features/files/files.store.ts'
import type { FilesOptions } from '../features/files/open-files.ts'
import type { Sql } from '../platform/database.ts'

/**
 * A key that is created beside a database with images and authenticators of another would lock out everybody who has one.
 * @throws with a message for the operator if there is no key, but something that was encrypted with one.
 */
export async function refuseMissingKey({ folder, key }: Pick<FilesOptions, 'folder' | 'key'>, sql: Sql): Promise<void> {
  if ((await findFileKey(key, folder)) !== undefined) return
  if (!(await hasSealed(sql)) && !(await hasFiles(sql))) return
  throw new Error(
    `FILES_KEY is not set, and there is no ${fileOfKey(folder)}: set FILES_KEY to the key of before, or put the file back if it held the key. This database has images or keys of authenticators that nothing else can read; if the key is lost for good, set FILES_KEY to a new one, and they stay unreadable`,
  )
}
