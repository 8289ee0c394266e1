import path from 'node:path'
import type { Sql } from '../../platform/database.ts'
import { diskStorage } from './disk-storage.ts'
import { fileOfKey, loadFileKey } from './file-key.ts'
import { type AuditReading, createFiles } from './files.ts'
import { countForeign } from './files.store.ts'
import { type S3Options, s3Storage } from './s3-storage.ts'

export type FilesOptions = {
  /** The folder of the key if none is given, and of the files if there is no bucket. */
  folder: string
  key?: string | undefined
  s3?: S3Options | undefined
}

type OpenFilesDeps = {
  sql: Sql
  auditReading: AuditReading
  log: (message: string, details: Record<string, unknown>) => void
  say: (line: string) => void
}

/** @throws with a message for the operator if the key is malformed. */
export async function openFiles({ folder, key: given, s3 }: FilesOptions, deps: OpenFilesDeps) {
  const key = await loadFileKey(given, folder)
  if (given === undefined)
    deps.say(
      `images of people and keys of authenticators are encrypted with ${fileOfKey(folder)}; with real documents set FILES_KEY instead`,
    )
  const lost = await countForeign(deps.sql, key.id)
  if (lost > 0) deps.say(`${lost} files cannot be read: they were encrypted with another key`)
  if (s3 === undefined) {
    const storage = diskStorage(path.join(folder, 'files'))
    return { files: createFiles({ ...deps, storage, key }), close: () => undefined }
  }
  const storage = await s3Storage(s3)
  return { files: createFiles({ ...deps, storage, key }), close: storage.close }
}
