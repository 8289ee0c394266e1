import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findBrowser } from '@touchstone/e2e/find-browser'
import lighthouse from 'lighthouse'
import { startApp } from './app-server.ts'
import { machineLine } from './machine.ts'
import { medianOf } from './measure.ts'

const pages = { home: '/#/home', market: '/#/hangqing', kline: '/#/kline?symbol=BTC%2FUSDT' }
const categories = ['performance', 'accessibility', 'best-practices'] as const
const rounds = 3

/** Lighthouse with its mobile preset on the production build: scores from 0 to 100, medians of three. */
export async function run(): Promise<Record<string, number>> {
  console.log(machineLine())
  const app = await startApp()
  const chrome = await openChrome()
  const figures: Record<string, number> = {}
  try {
    for (const [name, address] of Object.entries(pages)) {
      const scores: Record<string, number>[] = []
      for (let round = 0; round < rounds; round += 1) {
        const result = await lighthouse(`${app.origin}${address}`, {
          port: chrome.port,
          logLevel: 'error',
          onlyCategories: [...categories],
        })
        if (result === undefined) throw new Error('lighthouse gave no result')
        scores.push(
          Object.fromEntries(categories.map((each) => [each, (result.lhr.categories[each]?.score ?? 0) * 100])),
        )
        tellFaults(result.lhr.audits)
      }
      for (const each of categories)
        figures[`${name}_${each.replace('-', '_')}`] = medianOf(scores.map((score) => score[each] ?? 0))
    }
  } finally {
    await chrome.close()
    await app.stop()
  }
  return figures
}

type Audits = Record<string, { id: string; title: string; score: number | null; displayValue?: string }>

function tellFaults(audits: Audits): void {
  for (const { id, score, displayValue = '' } of Object.values(audits))
    if (score !== null && score < 0.9) console.log(`  ${id} ${score} ${displayValue}`)
}

/** A browser of its own profile, at a port that it chose. */
async function openChrome(): Promise<{ port: number; close: () => Promise<void> }> {
  const browser = findBrowser()
  if (browser === undefined) throw new Error('no Chrome or Chromium was found: install one, or set BROWSER_PATH')
  const profile = mkdtempSync(path.join(os.tmpdir(), 'touchstone-chrome-'))
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--disable-dev-shm-usage']
  const chrome = spawn(browser, [...flags, '--disable-gpu', '--no-first-run', ...sandbox, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    let said = ''
    chrome.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1]
      if (found !== undefined) resolve(Number(found))
    })
    chrome.once('exit', () => {
      reject(new Error(`the browser did not start:\n${said}`))
    })
  })
  return {
    port,
    async close() {
      const gone = new Promise((resolve) => chrome.once('exit', resolve))
      chrome.kill('SIGTERM')
      await gone
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
