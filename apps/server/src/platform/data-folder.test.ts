import { chownSync, lchownSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureOwnFolder } from './data-folder.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'
import { makeTestFolder } from './test-folder.ts'

let base: string
let folder: string
beforeEach(() => {
  base = makeTestFolder('owned')
  folder = path.join(base, 'data')
})
afterEach(() => {
  rmSync(base, { recursive: true, force: true })
})

const check = (uid?: number) => () => {
  ensureOwnFolder(folder, uid)
}

it('takes a folder that is still to be made, and one that is there', () => {
  expect(check()).not.toThrow()
  mkdirSync(folder)
  expect(check()).not.toThrow()
})

it('refuses a file, and what would lie in one', () => {
  writeFileSync(folder, '')
  expect(check()).toThrow(`${folder} is a file: set DATA_DIR to another folder`)
  folder = path.join(folder, 'deeper')
  expect(check()).toThrow('is a file')
})

it('refuses a database that another user left', () => {
  mkdirSync(path.join(folder, 'postgres'), { recursive: true })
  const { uid } = statSync(folder)
  expect(check(uid + 4_321)).toThrow(/belongs to .*chown -R/)
})

describe.skipIf(process.getuid?.() !== 0)('as root (these tests make folders of other users)', () => {
  const nobody = 65_534

  it.each(['the folder', 'the one that it would be made in'])(
    'leaves alone what belongs to a user: %s',
    async (which) => {
      if (which === 'the folder') {
        mkdirSync(folder)
        chownSync(folder, nobody, nobody)
      } else chownSync(base, nobody, nobody)
      await expect(startEmbeddedDatabase(folder, () => undefined)).rejects.toThrow(/belongs to nobody.*without sudo/)
      expect(statSync(base).uid).toBe(which === 'the folder' ? 0 : nobody)
    },
  )

  it.each(['the folder', 'the one above', 'the database in it'])('follows no link of a user: %s', async (which) => {
    const system = path.join(base, 'system')
    mkdirSync(path.join(system, 'data'), { recursive: true })
    if (which === 'the database in it') mkdirSync(folder)
    const link =
      { 'the folder': folder, 'the one above': path.join(base, 'up') }[which] ?? path.join(folder, 'postgres')
    symlinkSync(system, link)
    lchownSync(link, nobody, nobody)
    const before = statSync(system)
    const wanted = which === 'the one above' ? path.join(link, 'data') : folder
    await expect(startEmbeddedDatabase(wanted, () => undefined)).rejects.toThrow(
      `${link} is a link that belongs to nobody: remove it, or set DATA_DIR to another folder; nothing was changed`,
    )
    expect(statSync(system)).toMatchObject({ uid: before.uid, mode: before.mode, ctimeMs: before.ctimeMs })
  })

  it("follows root's own link", () => {
    const disk = path.join(base, 'disk')
    mkdirSync(disk)
    symlinkSync(disk, folder)
    expect(check(0)).not.toThrow()
  })

  it('takes the folder of its own database, which postgres owns in part', () => {
    mkdirSync(path.join(folder, 'postgres'), { recursive: true })
    expect(check(0)).not.toThrow()
  })
})
