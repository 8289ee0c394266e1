import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { machineLine } from './machine.ts'
import { medianOf } from './measure.ts'

const root = path.resolve(import.meta.dirname, '..')
const rounds = 3

/** Seconds from `npm start` to ready, on an empty folder and then on the same folder again. */
export async function run(): Promise<Record<string, number>> {
  console.log(machineLine())
  const first: number[] = []
  const second: number[] = []
  for (let each = 0; each < rounds; each += 1) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'touchstone-start-'))
    first.push(await secondsToReady(folder))
    second.push(await secondsToReady(folder))
    rmSync(folder, { recursive: true, force: true })
  }
  console.table({ first, second })
  return { first_s: medianOf(first), second_s: medianOf(second) }
}

async function secondsToReady(folder: string): Promise<number> {
  const began = performance.now()
  const env = { ...process.env, DATA_DIR: folder, PORT: '0', FEED: 'simulated' }
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const seconds = await new Promise<number>((resolve, reject) => {
    let output = ''
    npm.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (/^ready after/m.test(output)) resolve((performance.now() - began) / 1_000)
    })
    npm.on('exit', () => {
      reject(new Error(`npm start exited before the server was ready:\n${output}`))
    })
  })
  npm.removeAllListeners('exit')
  const gone = new Promise((resolve) => npm.once('exit', resolve))
  npm.kill('SIGTERM')
  await gone
  return seconds
}
