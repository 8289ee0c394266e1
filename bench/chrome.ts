import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findBrowser } from '@touchstone/e2e/find-browser'

export type Chrome = {
  /** Where its debugging protocol listens. */
  port: number
  socketUrl: string
  close: () => Promise<void>
}

/** A browser of its own profile, at a port that it chose. */
export async function openChrome(): Promise<Chrome> {
  const browser = findBrowser()
  if (browser === undefined) throw new Error('no Chrome or Chromium was found: install one, or set BROWSER_PATH')
  const profile = mkdtempSync(path.join(os.tmpdir(), 'touchstone-chrome-'))
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--disable-dev-shm-usage']
  const chrome = spawn(
    browser,
    [...flags, '--disable-gpu', '--no-first-run', '--lang=en-US', ...sandbox, 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const socketUrl = await new Promise<string>((resolve, reject) => {
    let said = ''
    chrome.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = /DevTools listening on (ws:\/\/\S+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    chrome.once('exit', () => {
      reject(new Error(`the browser did not start:\n${said}`))
    })
  })
  return {
    port: Number(new URL(socketUrl).port),
    socketUrl,
    async close() {
      const gone = new Promise((resolve) => chrome.once('exit', resolve))
      chrome.kill('SIGTERM')
      await gone
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
