import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startEmbeddedDatabase } from './embedded-database.ts'
import { lockFolder } from './lock-folder.ts'
import { makeTestFolder } from './test-folder.ts'

const temporary = process.env['TMPDIR']
const held = `another server, process ${process.pid}, is using`
let base: string
let home: string
beforeEach(() => {
  base = makeTestFolder('lock')
  home = path.join(base, 'data')
  mkdirSync(home)
  mkdirSync(path.join(base, 'elsewhere'))
})
afterEach(() => {
  if (temporary === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = temporary
  rmSync(base, { recursive: true, force: true })
})

const lock = (folder = home, place = 'a') => lockFolder(folder, path.join(base, place))

describe.skipIf(process.platform === 'win32')('the lock in a folder', () => {
  it('is found by every way that leads there, and leaves nothing behind', async () => {
    const release = await lock()
    symlinkSync(home, path.join(base, 'link'))
    await expect(lock(path.join(base, 'link'), 'b')).rejects.toThrow(`${held} ${path.join(base, 'link')}: stop it`)
    renameSync(home, path.join(base, 'renamed'))
    await expect(lock(path.join(base, 'renamed'), 'b')).rejects.toThrow(held)
    release()
    release()
    expect(readdirSync(path.join(base, 'renamed'))).toEqual([])
    const again = await lock(path.join(base, 'renamed'), 'b')
    again()
  })

  it.runIf(process.platform === 'linux')(
    'is found in a folder whose path is longer than that of a socket',
    async () => {
      const deep = path.join(home, ...Array.from({ length: 5 }, () => 'x'.repeat(50)))
      mkdirSync(deep, { recursive: true })
      const release = await lock(deep)
      await expect(lock(deep, 'b')).rejects.toThrow(held)
      release()
    },
  )

  it('goes to one of three that start at once', async () => {
    const starts = await Promise.allSettled(['a', 'b', 'c'].map((place) => lock(home, place)))
    const taken = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
    expect(taken).toHaveLength(1)
    const refused = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))
    expect(refused.filter((reason) => reason.includes(`is using ${home}: stop it`))).toHaveLength(2)
    for (const release of taken) release()
  })

  it('is nobody’s after a process that was killed', async () => {
    const module = path.join(import.meta.dirname, 'lock-folder.ts')
    const script = `import { lockFolder } from ${JSON.stringify(module)}
      await lockFolder(${JSON.stringify(home)}, ${JSON.stringify(path.join(base, 'a'))})
      process.stdout.write('locked')
      setInterval(() => undefined, 1_000)`
    const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise((resolve) => other.stdout.once('data', resolve))
    await expect(lock(home, 'b')).rejects.toThrow(`another server, process ${other.pid}, is using ${home}`)
    const ended = new Promise((resolve) => other.once('exit', resolve))
    other.kill('SIGKILL')
    await ended
    expect(readdirSync(home)).toEqual(['server.lock'])
    const release = await lock()
    release()
    expect(readdirSync(home)).toEqual([])
  })
})

it('refuses a second start by another path and with another TMPDIR, and the first goes on', async () => {
  const first = await startEmbeddedDatabase(home, () => undefined)
  const link = path.join(base, 'link')
  symlinkSync(home, link)
  // The file's last line says whether it is ready yet.
  const pidNow = () => readFileSync(path.join(home, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]
  const pid = pidNow()
  await expect(startEmbeddedDatabase(link, () => undefined)).rejects.toThrow(held)
  process.env['TMPDIR'] = path.join(base, 'elsewhere')
  await expect(startEmbeddedDatabase(home, () => undefined)).rejects.toThrow(held)
  expect(pidNow()).toBe(pid)
  await first.stop()
  const again = await startEmbeddedDatabase(link, () => undefined)
  await again.stop()
})
