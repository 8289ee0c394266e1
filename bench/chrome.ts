import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findBrowser } from '@touchstone/e2e/find-browser'
import { openDevtools } from './devtools.ts'

export type Chrome = {
  /** The port of its debugging protocol. */
  port: number
  socketUrl: string
  close: () => Promise<void>
}

/** Starts a browser with a profile of its own, at a port that it picks. */
export async function openChrome(): Promise<Chrome> {
  const browser = findBrowser()
  if (browser === undefined) throw new Error('no Chrome or Chromium found: install one or set BROWSER_PATH')
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
    let output = ''
    chrome.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const found = /DevTools listening on (ws:\/\/\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    })
    chrome.once('exit', () => {
      reject(new Error(`the browser exited before it was ready:\n${output}`))
    })
  })
  return {
    port: Number(new URL(socketUrl).port),
    socketUrl,
    async close() {
      // Where a script starts the browser, as Debian's of chromium-headless-shell, a signal would end the script alone.
      const gone = new Promise((resolve) => chrome.once('exit', resolve))
      const devtools = await openDevtools(socketUrl)
      void devtools.ask('Browser.close')
      await gone
      devtools.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
