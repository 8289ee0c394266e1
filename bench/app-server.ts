import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** Starts the product as `npm start` does, rebuilt if a source has changed, on an empty folder and a free port. */
export async function startApp(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'touchstone-bench-'))
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: '0',
    FEED: 'simulated',
    SEED: '72'.repeat(32),
    LOG_LEVEL: 'error',
  }
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((resolve, reject) => {
    let output = ''
    npm.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const open = /^open: http:\/\/[^:]+:(\d+)/m.exec(output)?.[1]
      if (open !== undefined && /^ready after/m.test(output)) resolve(open)
    })
    npm.once('exit', () => {
      reject(new Error(`npm start exited before the server was ready:\n${output}`))
    })
  })
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      const gone = new Promise((resolve) => npm.once('exit', resolve))
      npm.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
