import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text as readText } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'

export const root = path.resolve(import.meta.dirname, '../../..')

export type RunningServer = {
  origin: string
  port: number
  /** Its folder. */
  data: string
  /** What it has said to whoever started it. */
  said: () => string
  /** Verifies its books, while it runs. */
  verify: () => Promise<string>
  /** Ends it, and starts it again on the same folder and port, with a clock that is so many days ahead. */
  returnAfter: (days: number) => Promise<void>
  stop: () => Promise<void>
}

/** Days of charts and strategies that nobody opens would take a third of a core from the story. */
const readyDays = { CHART_DAYS_READY: '0', STRATEGY_DAYS_READY: '3' }
const usual = { PORT: '0', SEED: '71'.repeat(32), LOG_LEVEL: 'error', ...readyDays }

/** The product as a newcomer starts it, on a fresh folder and a free port, with a market that is always the same. */
export async function runServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const data = await mkdtemp(path.join(environment['TMPDIR'] ?? tmpdir(), 'touchstone-story-'))
  // The database may run as another user.
  await chmod(data, 0o755)
  const given = { ...process.env, ...usual, DATA_DIR: data, ...environment }
  let life = await begin(given)
  const { port } = life
  return {
    origin: `http://localhost:${port}`,
    port,
    data,
    said: () => life.said(),
    verify: () => verifyBooks(data),
    async returnAfter(days) {
      await life.end()
      const options = `${process.env['NODE_OPTIONS'] ?? ''} --import=${pathToFileURL(clockAhead).href}`
      life = await begin({ ...given, PORT: String(port), CLOCK_AHEAD_DAYS: String(days), NODE_OPTIONS: options })
    },
    async stop() {
      await life.end()
      await rm(data, { recursive: true, force: true })
    },
  }
}

const clockAhead = path.join(import.meta.dirname, 'clock-ahead.ts')

/** One life of a server, from when it is ready. */
async function begin(env: NodeJS.ProcessEnv) {
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit']
  const server = spawn(process.execPath, ['apps/server/src/start/main.ts'], { cwd: root, env, stdio })
  let said = ''
  server.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  return {
    port: await portOf(server, () => said),
    said: () => said,
    async end(): Promise<void> {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await gone
    },
  }
}

function portOf(server: ChildProcessByStdio<null, Readable, null>, said: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('exit', () => {
      reject(new Error(`the server did not start: ${said()}`))
    })
    server.stdout.on('data', () => {
      const open = /open: http:\/\/[^:]+:(\d+)/.exec(said())
      if (open !== null && said().includes('ready after')) resolve(Number(open[1]))
    })
  })
}

/** As `npm run verify`: the differences, if there are any, and what it sums up. */
export async function verifyBooks(data: string): Promise<string> {
  const verifying = spawn(process.execPath, ['apps/server/src/start/verify/run.ts', data], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, differences] = await Promise.all([readText(verifying.stdout), readText(verifying.stderr)])
  return `${differences}${said}`.trim()
}
