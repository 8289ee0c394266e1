import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decryptFile, encryptFile } from './file-cipher.ts'
import { findFileKey, loadFileKey, refuseKeyBesideFiles, refuseMalformedKey } from './file-key.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'file-key-'))
})
afterAll(() => rm(folder, { recursive: true }))

const secret = randomBytes(32)

describe('the key', () => {
  it('is the one that was given, in either form, and nothing is made beside it', async () => {
    const inside = path.join(folder, 'given')
    const keys = await Promise.all(
      [
        secret.toString('hex'),
        secret.toString('base64'),
        secret.toString('base64url'),
        ` ${secret.toString('hex')}\n`,
      ].map((text) => loadFileKey(text, inside)),
    )
    expect(keys.map((key) => key.secret)).toEqual([secret, secret, secret, secret])
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1)
    await expect(stat(inside)).rejects.toThrow('ENOENT')
  })

  it.each(['x', '', secret.toString('hex').slice(2), secret.toString('base64').slice(4), 'g'.repeat(64)])(
    'cannot be %j',
    async (text) => {
      await expect(loadFileKey(text, folder)).rejects.toThrow('FILES_KEY must hold 32 bytes')
    },
  )

  it('is made once where none is given, for this user alone, also by several at once', async () => {
    const inside = path.join(folder, 'made', 'here')
    const keys = await Promise.all([1, 2, 3].map(() => loadFileKey(undefined, inside)))
    const file = path.join(inside, 'files.key')
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1)
    expect(keys[0]?.secret.toString('hex')).toBe((await readFile(file, 'utf8')).trim())
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
    expect((await loadFileKey(undefined, inside)).id).toBe(keys[0]?.id)
  })

  it('is looked for without being made', async () => {
    const inside = path.join(folder, 'looked-for')
    expect(await findFileKey(undefined, inside)).toBeUndefined()
    await expect(stat(inside)).rejects.toThrow('ENOENT')
    const made = await loadFileKey(undefined, inside)
    expect(await findFileKey(undefined, inside)).toEqual(made)
    expect(await readdir(inside)).toEqual(['files.key'])
  })

  it.each(['', ' \n'])('says of an empty file (%j) that it is empty, and what to do', async (text) => {
    const inside = path.join(folder, 'empty')
    await mkdir(inside, { recursive: true })
    await writeFile(path.join(inside, 'files.key'), text)
    await expect(loadFileKey(undefined, inside)).rejects.toThrow(/files\.key is empty: .+ FILES_KEY .+ delete the file/)
  })

  it('is no folder', async () => {
    const inside = path.join(folder, 'folder')
    await mkdir(path.join(inside, 'files.key'), { recursive: true })
    await expect(refuseMalformedKey(undefined, inside)).rejects.toThrow(
      `${path.join(inside, 'files.key')} is a folder: put the file of the key there, or set FILES_KEY to the key`,
    )
  })

  it('is never replaced when its file holds something else', async () => {
    const inside = path.join(folder, 'broken')
    await loadFileKey(undefined, inside)
    await writeFile(path.join(inside, 'files.key'), 'half a ke')
    await expect(loadFileKey(undefined, inside)).rejects.toThrow('files.key must hold 32 bytes')
    expect(await readFile(path.join(inside, 'files.key'), 'utf8')).toBe('half a ke')
  })
})

describe('what is encrypted', () => {
  const id = randomUUID()
  const bytes = randomBytes(1_000)

  it('is read again under its key and id alone', () => {
    const stored = encryptFile(secret, id, bytes)
    expect(decryptFile(secret, id, stored)).toEqual(bytes)
    expect(decryptFile(randomBytes(32), id, stored)).toBeUndefined()
    expect(decryptFile(secret, randomUUID(), stored)).toBeUndefined()
  })

  it('is something else each time', () => {
    const [first, second] = [encryptFile(secret, id, bytes), encryptFile(secret, id, bytes)]
    expect(first.equals(second)).toBe(false)
    expect(first.includes(bytes.subarray(0, 16))).toBe(false)
  })

  it('is not read with any of its bits turned, or cut short', () => {
    const stored = encryptFile(secret, id, Buffer.from('a few'))
    const turned = Array.from(stored.keys(), (at) => {
      const wrong = Buffer.from(stored)
      wrong[at] = (wrong[at] ?? 0) ^ 1
      return decryptFile(secret, id, wrong)
    })
    expect(turned.filter((read) => read !== undefined)).toEqual([])
    const cut = Array.from(stored.keys(), (length) => decryptFile(secret, id, stored.subarray(0, length)))
    expect(cut.filter((read) => read !== undefined)).toEqual([])
  })
})

it('has to be given to a live house, and the sentence says what to do', () => {
  expect(() => refuseKeyBesideFiles(undefined, '/srv/data')).toThrow(
    /needs FILES_KEY.* 64 hexadecimal digits.*\/srv\/data\/files[.]key.* take the file away$/s,
  )
  expect(() => refuseKeyBesideFiles('70'.repeat(32), '/srv/data')).not.toThrow()
})
