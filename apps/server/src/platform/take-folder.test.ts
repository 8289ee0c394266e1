import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeFolders } from './make-folders.ts'
import { takeFolder } from './take-folder.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'touchstone-take-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

it('one server a folder: the second hears which process has it, until that lets go', async () => {
  const lock = path.join(folder, 'a.lock')
  const letGo = await takeFolder(lock, '/data')
  await expect(takeFolder(lock, '/data')).rejects.toThrow(
    `another server, process ${process.pid}, is using /data: stop it, or set DATA_DIR to another folder`,
  )
  letGo()
  const again = await takeFolder(lock, '/data')
  again()
})

it('a server of an earlier version says nothing of itself, and has it all the same', async () => {
  const lock = path.join(folder, 'b.lock')
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => void server.listen(lock, resolve))
  await expect(takeFolder(lock, '/data')).rejects.toThrow(/^another server is using \/data: stop it/)
  await new Promise((resolve) => server.close(resolve))
})

it.each([
  ['nothing, stopped or busy as it is', ''],
  ['what is no number', '1\u001b[2J'],
  ['a number that does not end', '1'.repeat(100_000)],
])('a holder that says %s and does not hang up has it all the same', async (_, text) => {
  const lock = path.join(folder, 'c.lock')
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined))
    if (text !== '') socket.write(text)
  })
  await new Promise<void>((resolve) => void server.listen(lock, resolve))
  await expect(takeFolder(lock, '/data')).rejects.toThrow(/^another server is using \/data: stop it/)
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => server.close(resolve))
})

it('makes folders level by level, and says where none can be made', () => {
  const deep = path.join(folder, 'x', 'y', 'z')
  makeFolders(deep)
  makeFolders(deep)
  expect(existsSync(deep)).toBe(true)
  const below = path.join(import.meta.filename, 'data')
  expect(() => {
    makeFolders(below)
  }).toThrow(/data cannot be made \(ENOTDIR.*\): set DATA_DIR to a folder that can/)
})

it.runIf(process.platform === 'linux')('ends where Node would try for ever', () => {
  expect(() => {
    makeFolders('/proc/touchstone/data')
  }).toThrow('/proc/touchstone cannot be made')
})
