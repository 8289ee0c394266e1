import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { FileBiz } from '@touchstone/wire/files'
import type { Refused } from '../../api/handler.ts'
import type { Sql, Transaction } from '../../platform/database.ts'
import { atMost } from './at-most.ts'
import { decryptFile, encryptFile } from './file-cipher.ts'
import type { FileKey } from './file-key.ts'
import { deleteFile, findFile, keepFile, reserveFile, type StoredFile, takeUnnamed } from './files.store.ts'
import type { ImageType } from './image-format.ts'
import { type RemadeImage, remakeImage } from './remake-image.ts'
import type { Storage } from './storage.ts'

/** Uploads a user and day, failed ones counted: two documents three times, and proofs. Our choice. */
export const uploadsADay = 30
const droppedAtOnce = 50
/** How many images are re-encoded at once: each takes a thread for up to a second or two. Our choice. */
const remadeAtOnce = 2

export type FileContent = { type: ImageType; bytes: Buffer<ArrayBuffer> }
type ReadRefusal = { kind: 'not_found' } | { kind: 'file_lost' }

/** Writes that an operator reads a person's file, in the transaction. */
export type AuditReading = (
  transaction: Transaction,
  reading: { operator: number; fileId: string; userId: number; biz: string },
) => Promise<void>

export type FilesDeps = {
  sql: Sql
  storage: Storage
  key: FileKey
  auditReading: AuditReading
  log: (message: string, details: Record<string, unknown>) => void
}

export type Files = ReturnType<typeof createFiles>

/** Images from users: re-encoded from their pixels, stored encrypted, and read by their owners and by operators. */
export function createFiles({ sql, storage, key, auditReading, log }: FilesDeps) {
  const inTurn = atMost(remadeAtOnce)

  async function contentOf({ id, type, keyId }: StoredFile): Promise<Result<FileContent, ReadRefusal>> {
    const stored = keyId === key.id ? await storage.get(id) : undefined
    const bytes = stored === undefined ? undefined : decryptFile(key.secret, id, stored)
    if (bytes !== undefined) return ok({ type, bytes })
    log('failed to read a file', { id, isOfThisKey: keyId === key.id, isStored: stored !== undefined })
    return refuse({ kind: 'file_lost' })
  }

  return {
    /** Stores an image under a new id. It counts once `keep` is done in the transaction that records it. */
    async take(
      file: Buffer,
      { userId, biz, at }: { userId: number; biz: FileBiz; at: number },
    ): Promise<Result<{ id: string; image: RemadeImage; keep: (transaction: Transaction) => Promise<void> }, Refused>> {
      const id = await reserveFile(sql, { userId, biz, keyId: key.id, at, maximum: uploadsADay })
      if (id === undefined) return refuse({ kind: 'uploads_exhausted', maximum: uploadsADay })
      const remade = await inTurn(() => remakeImage(file))
      if (!remade.ok) return remade
      const image = remade.value
      await storage.put(id, encryptFile(key.secret, id, image.bytes))
      return ok({ id, image, keep: (transaction) => keepFile(transaction, id, image) })
    },

    /** A file of the user's own. */
    async readOwn(fileId: string, userId: number): Promise<Result<FileContent, ReadRefusal>> {
      const file = await findFile(sql, fileId)
      return file?.userId === userId ? contentOf(file) : refuse({ kind: 'not_found' })
    },

    /** Reads any file, for an operator who may see it: writes the audit log first. */
    async readForOperator({
      fileId,
      operator,
    }: {
      fileId: string
      operator: number
    }): Promise<Result<FileContent, ReadRefusal>> {
      const file = await findFile(sql, fileId)
      if (file === undefined) return refuse({ kind: 'not_found' })
      const { userId, biz } = file
      await sql.begin((transaction) => auditReading(transaction, { operator, fileId, userId, biz }))
      return contentOf(file)
    },

    /** Deletes some of the files that no record has named for a day. */
    async dropUnnamed(now: number): Promise<void> {
      for (const id of await takeUnnamed(sql, now, droppedAtOnce)) {
        await storage.remove(id)
        await deleteFile(sql, id)
      }
    },
  }
}
