import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeTestFolder } from '../platform/test-folder.ts'

let base: string
let child: ChildProcess | undefined
beforeEach(() => {
  base = makeTestFolder('serve')
})
afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(base, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

/** Runs `main.ts`, and returns the lines that it said until one of this beginning, or to its end. */
async function linesUntil(beginning: string, settings: Record<string, string> = {}): Promise<string[]> {
  const env = { PATH: process.env['PATH'], DATA_DIR: path.join(base, 'data'), PORT: '0', ...settings }
  const own = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = own
  const ended = new Promise((resolve) => own.once('exit', resolve))
  const lines: string[] = []
  for await (const line of createInterface(own.stdout)) {
    lines.push(line)
    if (line.startsWith(beginning)) break
  }
  own.kill('SIGTERM')
  own.stdout.resume()
  await ended
  return lines
}

it('says that a first start was interrupted, and where what it left is', async () => {
  const data = path.join(base, 'data')
  mkdirSync(path.join(data, 'postgres/base'), { recursive: true })
  writeFileSync(path.join(data, 'postgres.handover'), 'a password')
  const lines = await linesUntil('running embedded')
  const aside = path.join(data, 'postgres.unfinished-1')
  expect(lines[0]).toBe(
    `the first start was interrupted: what it left is in ${aside}, and can be deleted if it is not needed`,
  )
  // Nor is a line of PostgreSQL's among them.
  expect(lines.slice(1)).toEqual([`running embedded PostgreSQL in ${data}`])
  expect(existsSync(path.join(aside, 'base'))).toBe(true)
})

it('does not start live without a key for images that is kept apart from them', () => {
  const data = path.join(base, 'data')
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: data, PORT: '0', FEED: 'binance' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout + stderr).toContain('a live house needs FILES_KEY')
  expect(existsSync(data)).toBe(false)
})
