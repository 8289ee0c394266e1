import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBrowser } from '@touchstone/e2e/find-browser'
import { type Devtools, openDevtools } from './devtools.ts'

export type Chrome = {
  /** The port of its debugging protocol. */
  port: number
  socketUrl: string
  close: () => Promise<void>
}

/** How long a browser may take to end before it is killed. Our choice. */
const closedWithinMs = 10_000

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
  const gone = new Promise((resolve) => chrome.once('exit', resolve))
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
  const pid = await processOf(socketUrl)
  return {
    port: Number(new URL(socketUrl).port),
    socketUrl,
    async close() {
      try {
        const closing = askToClose(socketUrl)
        const isGone = await Promise.race([gone.then(() => true), sleep(closedWithinMs, false, { ref: false })])
        if (!isGone) kill(pid)
        await gone
        void closing.then((devtools) => devtools?.close())
      } finally {
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
      }
    },
  }
}

/** The browser's own process. Where a script starts it, as Debian's of chromium-headless-shell, a signal would end the script alone. */
async function processOf(socketUrl: string): Promise<number> {
  const devtools = await openDevtools(socketUrl)
  const { processInfo } = await devtools.ask<ProcessInfo>('SystemInfo.getProcessInfo')
  devtools.close()
  const browser = processInfo.find(({ type }) => type === 'browser')
  if (browser === undefined) throw new Error('the browser names no process of its own')
  return browser.id
}

type ProcessInfo = { processInfo: { type: string; id: number }[] }

/** Undefined where the browser does not take connections any more. */
async function askToClose(socketUrl: string): Promise<Devtools | undefined> {
  const devtools = await openDevtools(socketUrl).catch(() => undefined)
  void devtools?.ask('Browser.close')
  return devtools
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    /* it ended meanwhile */
  }
}
