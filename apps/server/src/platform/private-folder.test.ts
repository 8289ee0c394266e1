import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lchownSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startEmbeddedDatabase } from './embedded-database.ts'
import { makePrivateFolder } from './private-folder.ts'
import { takeFolder } from './take-folder.ts'
import { makeTestFolder } from './test-folder.ts'

const nobody = 65_534

let base: string
let folder: string
let system: string
beforeEach(() => {
  base = makeTestFolder('private')
  folder = path.join(base, 'deep', 'place')
  system = path.join(base, 'system')
  mkdirSync(system)
  chmodSync(system, 0o755)
})
afterEach(() => {
  rmSync(base, { recursive: true, force: true })
})

const make =
  (owner: { uid: number; gid: number } | Record<string, never> = {}) =>
  () => {
    makePrivateFolder(folder, { owner, setting: 'TMPDIR' })
  }
const rightsOf = (file: string) => (statSync(file).mode & 0o777).toString(8)

describe.skipIf(process.platform === 'win32')('a folder that nobody else may enter', () => {
  it('is made, and taken again as it should be', () => {
    make()()
    expect(rightsOf(folder)).toBe('700')
    chmodSync(folder, 0o755)
    make()()
    expect(rightsOf(folder)).toBe('700')
  })

  it('is no link, wherever that leads: what it leads to stays as it was', () => {
    mkdirSync(path.dirname(folder))
    for (const target of [system, path.join(base, 'missing')]) {
      symlinkSync(target, folder)
      expect(make()).toThrow(/place is a link and belongs to .*: remove it, or set TMPDIR to another folder/)
      rmSync(folder)
    }
    expect(rightsOf(system)).toBe('755')
  })

  it('is no file', () => {
    mkdirSync(path.dirname(folder))
    writeFileSync(folder, '')
    expect(make()).toThrow(/place is no folder and belongs to/)
  })

  it('is not begun with while the one of the sockets is a link', async () => {
    const data = path.join(base, 'data')
    const key = createHash('sha256').update(data).digest('hex').slice(0, 12)
    const place = path.join(tmpdir(), `touchstone-${key}-${process.getuid?.()}`)
    symlinkSync(system, place)
    try {
      await expect(startEmbeddedDatabase(data, () => undefined)).rejects.toThrow(`${place} is a link`)
    } finally {
      rmSync(place)
    }
    expect(rightsOf(system)).toBe('755')
  })
})

describe.skipIf(process.getuid?.() !== 0)('as root (these tests make files of other users)', () => {
  it('takes a folder of its own or of the owner, and of nobody else', () => {
    const owner = { uid: 4_321, gid: 4_321 }
    make(owner)()
    make(owner)()
    expect(statSync(folder)).toMatchObject(owner)
    chownSync(folder, nobody, nobody)
    expect(make(owner)).toThrow('place belongs to nobody: remove it, or set TMPDIR to another folder')
    expect(statSync(folder).uid).toBe(nobody)
  })

  it('asks no lock of another user, and waits for nobody else who says to be starting', async () => {
    const lock = path.join(base, 'a.lock')
    writeFileSync(`${lock}.01234567`, '')
    chownSync(`${lock}.01234567`, nobody, nobody)
    const letGo = await takeFolder(lock, '/data')
    letGo()
    symlinkSync(system, lock)
    lchownSync(lock, nobody, nobody)
    await expect(takeFolder(lock, '/data')).rejects.toThrow('a.lock belongs to another user: remove it')
  })
})
