import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskStorage } from './disk-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'
import { isS3Missing, needsS3, startS3 } from './test-s3.ts'

let folder: string
let stopS3: (() => Promise<void>) | undefined
let storages: { disk: Storage; s3?: Storage }

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'))
  storages = { disk: diskStorage(path.join(folder, 'files')) }
  if (isS3Missing()) return
  const s3 = await startS3()
  const inBucket = await s3Storage(s3.options)
  stopS3 = async () => {
    inBucket.close()
    await s3.stop()
  }
  storages.s3 = inBucket
})
afterAll(async () => {
  await stopS3?.()
  await rm(folder, { recursive: true })
})

describe('files on disk', () => {
  keepsFiles(() => storages.disk)
})

describe.skipIf(isS3Missing())(`files in a bucket (${needsS3})`, () => {
  keepsFiles(() => {
    if (storages.s3 === undefined) throw new Error('there is no bucket')
    return storages.s3
  })

  it('that fails is not one that has nothing', async () => {
    const { options, stop } = await startS3()
    const nowhere = await s3Storage({ ...options, bucket: 'another' })
    await expect(nowhere.get(randomUUID())).rejects.toThrow(/bucket/i)
    nowhere.close()
    await stop()
  })
})

it('lets nobody else on the machine look into the folder', async () => {
  const id = randomUUID()
  await storages.disk.put(id, Buffer.from('x'))
  const inner = path.join(folder, 'files', id.slice(0, 2))
  const modes = await Promise.all([path.join(folder, 'files'), inner, path.join(inner, id)].map((at) => stat(at)))
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '700', '600'])
  expect((await readdir(inner)).filter((name) => name.includes(id))).toEqual([id])
})

it('a folder that was tampered with is no reason to fail', async () => {
  const file = diskStorage(path.join(folder, 'files', (await readdir(path.join(folder, 'files')))[0] ?? '', 'x'))
  await expect(file.put(randomUUID(), Buffer.from('x'))).resolves.toBeUndefined()
})

/** What every store does. */
function keepsFiles(storage: () => Storage): void {
  it.each([0, 1, 300_000])('of %i bytes come back as they were put', async (length) => {
    const [id, bytes] = [randomUUID(), randomBytes(length)]
    await storage().put(id, bytes)
    expect(await storage().get(id)).toEqual(bytes)
  })

  it('are the newest that was put', async () => {
    const id = randomUUID()
    await storage().put(id, Buffer.from('a longer one'))
    await storage().put(id, Buffer.from('another'))
    expect(await storage().get(id)).toEqual(Buffer.from('another'))
  })

  it('are not there before, and not when they were removed, once or twice', async () => {
    const [id, other] = [randomUUID(), randomUUID()]
    expect(await storage().get(id)).toBeUndefined()
    await storage().put(id, Buffer.from('x'))
    await storage().put(other, Buffer.from('y'))
    await storage().remove(id)
    await storage().remove(id)
    expect(await storage().get(id)).toBeUndefined()
    expect(await storage().get(other)).toEqual(Buffer.from('y'))
  })

  it.each([
    '',
    '.',
    '../../x',
    '..%2fx',
    'a'.repeat(36),
    `${randomUUID()}/../x`,
    `${randomUUID()}\n`,
    randomUUID().toUpperCase(),
  ])('have no other names than ids: %j', async (id) => {
    const asked = async () => storage().put(id, Buffer.from('x'))
    await expect(asked()).rejects.toThrow('not the id of a file')
    await expect((async () => storage().get(id))()).rejects.toThrow('not the id of a file')
    await expect((async () => storage().remove(id))()).rejects.toThrow('not the id of a file')
  })
}
