import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** The product as it is started, built anew if a source has changed, on an empty folder and a free port. */
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
    let said = ''
    npm.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const open = /^open: http:\/\/[^:]+:(\d+)/m.exec(said)?.[1]
      if (open !== undefined && /^ready after/m.test(said)) resolve(open)
    })
    npm.once('exit', () => {
      reject(new Error(`it did not start:\n${said}`))
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
