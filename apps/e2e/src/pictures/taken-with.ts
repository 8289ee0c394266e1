import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Browser } from 'playwright-core'
import { keptFolder } from './pictures.ts'

const file = path.join(keptFolder, 'taken-with.json')

type Drawer = {
  /** The release of a browser, on a system. */
  chromium: string
  /** Of the arrows and triangles that our font lacks, in hundredths of a letter's height: another font draws them otherwise. */
  signsWidth: number
}

/** What draws letters. */
async function drawerOf(browser: Browser): Promise<Drawer> {
  const page = await browser.newPage()
  const signsWidth = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (canvas === null) throw new Error('the browser draws nothing')
    canvas.font = '100px sans-serif'
    return Math.round(canvas.measureText('▲▼→').width)
  })
  await page.close()
  const chromium = `${browser.version().split('.')[0] ?? ''} on ${process.platform} ${process.arch}`
  return { chromium, signsWidth }
}

/** Notes what the kept pictures were taken with. */
export async function noteTakenWith(browser: Browser): Promise<void> {
  await writeFile(file, `${JSON.stringify(await drawerOf(browser), undefined, 2)}\n`)
}

/** Whether the kept pictures were taken with the same browser and fonts; says so where they were not. */
export async function isTakenWith(browser: Browser): Promise<boolean> {
  const [kept, now] = [await readFile(file, 'utf8'), await drawerOf(browser)]
  const isSame = isDeepStrictEqual(JSON.parse(kept), now)
  if (!isSame)
    console.warn(`the pictures were taken with ${kept.trim()}, this is ${JSON.stringify(now)}: compared at large`)
  return isSame
}
