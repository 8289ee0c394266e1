import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../../..')

export type RunningServer = { origin: string; port: number; stop: () => Promise<void> }

/** The product as a newcomer starts it, on a fresh folder and a port that was free, with a market that is always the same. */
export async function runServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const data = await mkdtemp(path.join(tmpdir(), 'touchstone-story-'))
  // The database may run as another user.
  await chmod(data, 0o755)
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: data, SEED: '71'.repeat(32), LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await portOf(server)
  return {
    origin: `http://localhost:${port}`,
    port,
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await gone
      await rm(data, { recursive: true, force: true })
    },
  }
}

function portOf(server: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.once('exit', () => {
      reject(new Error(`the server did not start: ${said}`))
    })
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const open = /open: http:\/\/[^:]+:(\d+)/.exec(said)
      if (open !== null && said.includes('ready after')) resolve(Number(open[1]))
    })
  })
}
