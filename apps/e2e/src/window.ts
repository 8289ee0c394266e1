import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { root } from './running-server.ts'

/** The pictures of a story, counted through, whichever window they are of. */
export type Album = (page: Page, name: string) => Promise<void>

export type Window = {
  page: Page
  context: BrowserContext
  /** Console errors, uncaught errors, violations of the content security policy: there should be none. */
  problems: string[]
  /** A picture of what is on the screen now, in the folder of the story. */
  picture: (name: string) => Promise<void>
}

export function openAlbum(story: string): Album {
  const folder = path.join(root, 'reports', story)
  mkdirSync(folder, { recursive: true })
  let count = 0
  return async (page, name) => {
    count += 1
    await page.screenshot({ path: path.join(folder, `${String(count).padStart(2, '0')}-${name}.png`) })
  }
}

type WindowOptions = {
  album: Album
  browser: BrowserContextOptions
  /** Local storage before the first page. */
  stored?: Record<string, string>
}

/** A fresh browser profile with one page, whose complaints are kept. */
export async function openWindow(browser: Browser, options: WindowOptions): Promise<Window> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Europe/Berlin', ...options.browser })
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
      })
    },
    { ...options.stored },
  )
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push([`${message.type()}:`, message.text(), message.location().url].join(' ').trim())
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  return { page, context, problems, picture: (name) => options.album(page, name) }
}
