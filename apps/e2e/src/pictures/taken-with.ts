import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { keptFolder } from './pictures.ts'

const file = path.join(keptFolder, 'taken-with.json')

/** What draws letters: the release of a browser, on a system. */
const drawerOf = (browser: Browser): string =>
  `${browser.version().split('.')[0] ?? ''} on ${process.platform} ${process.arch}`

/** Notes which browser the kept pictures were taken with. */
export async function noteTakenWith(browser: Browser): Promise<void> {
  await writeFile(file, `${JSON.stringify({ chromium: drawerOf(browser) }, undefined, 2)}\n`)
}

/** Whether the kept pictures were taken with this release; says so where they were not. */
export async function isTakenWith(browser: Browser): Promise<boolean> {
  const { chromium } = JSON.parse(await readFile(file, 'utf8')) as { chromium: string }
  const isSame = chromium === drawerOf(browser)
  if (!isSame)
    console.warn(`the pictures were taken with Chromium ${chromium}, this is ${drawerOf(browser)}: compared at large`)
  return isSame
}
