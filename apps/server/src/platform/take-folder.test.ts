import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, it } from 'vitest'
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

/** The file of a socket whose process has died. */
async function leaveDead(lock: string): Promise<void> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(`${lock}-bound`, resolve))
  renameSync(`${lock}-bound`, lock)
  await new Promise((resolve) => server.close(resolve))
}

describe.skipIf(process.platform === 'win32')('after a crash', () => {
  it('one of many that start at once takes the folder, and all others hear so', async () => {
    const lock = path.join(folder, 'd.lock')
    for (let round = 0; round < 5; round += 1) {
      await leaveDead(lock)
      const starts = await Promise.allSettled(Array.from({ length: 8 }, () => takeFolder(lock, '/data')))
      const taken = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
      expect(taken).toHaveLength(1)
      const refused = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))
      expect(refused.filter((reason) => !reason.includes('is using /data: stop it'))).toEqual([])
      await expect(takeFolder(lock, '/data')).rejects.toThrow(`process ${process.pid}`)
      for (const letGo of taken) letGo()
    }
  })

  it('one of many processes takes it', { timeout: 60_000 }, async () => {
    const lock = path.join(folder, 'e.lock')
    await leaveDead(lock)
    const module = path.join(import.meta.dirname, 'take-folder.ts')
    // Each tells what came of it, and holds on until the end of its input.
    const script = `import { takeFolder } from ${JSON.stringify(module)}
      process.stdin.once('data', () =>
        takeFolder(${JSON.stringify(lock)}, '/data').then(() => console.log('took'), () => console.log('refused')))
      console.log('ready')`
    const starts = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] }),
    )
    const lines = starts.map(({ stdout }) => createInterface(stdout)[Symbol.asyncIterator]())
    const next = () => Promise.all(lines.map(async (each) => (await each.next()).value as unknown))
    expect(new Set(await next())).toEqual(new Set(['ready']))
    for (const { stdin } of starts) stdin.write('go')
    const heard = await next()
    expect(heard.filter((line) => line === 'took')).toHaveLength(1)
    expect(heard.filter((line) => line === 'refused')).toHaveLength(3)
    await Promise.all(starts.map((start) => new Promise((resolve) => start.once('exit', resolve).stdin.end())))
  })

  it('what one that died while starting left is removed', async () => {
    const lock = path.join(folder, 'f.lock')
    await leaveDead(lock)
    await leaveDead(`${lock}.01234567`)
    const letGo = await takeFolder(lock, '/data')
    expect(readdirSync(folder).filter((name) => name.startsWith('f.lock'))).toEqual(['f.lock'])
    letGo()
  })

  it('an earlier version, which only listens, does not start beside ours', async () => {
    const lock = path.join(folder, 'g.lock')
    const letGo = await takeFolder(lock, '/data')
    const old = createServer()
    await expect(new Promise((_, reject) => old.once('error', reject).listen(lock))).rejects.toThrow('EADDRINUSE')
    letGo()
  })
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
