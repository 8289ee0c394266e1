import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { requireId, type Storage } from './storage.ts'

/** Stores files in a folder that only this server's user may enter, in 256 subfolders. */
export function diskStorage(folder: string): Storage {
  const placeOf = (id: string): string => path.join(folder, requireId(id).slice(0, 2), id)
  return {
    async put(id, bytes) {
      const place = placeOf(id)
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      const draft = `${place}.${randomUUID()}`
      try {
        const handle = await open(draft, 'wx', 0o600)
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(draft, place)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(id) {
      try {
        return await readFile(placeOf(id))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (id) => rm(placeOf(id), { force: true }),
  }
}
