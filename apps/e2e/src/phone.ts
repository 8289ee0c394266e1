import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { root } from './running-server.ts'

export type Phone = {
  page: Page
  context: BrowserContext
  /** Console errors, uncaught errors, violations of the content security policy: there should be none. */
  problems: string[]
  /** A picture of what is on the screen now, in the folder of the story. */
  picture: (name: string) => Promise<void>
}

type PhoneOptions = {
  /** The folder of its pictures. */
  story: string
  width?: number
  height?: number
  dark?: boolean
  /** Local storage before the first page. */
  stored?: Record<string, string>
}

/** A fresh browser profile of the size of a phone, which has chosen English. */
export async function openPhone(browser: Browser, origin: string, options: PhoneOptions): Promise<Phone> {
  const { story, width = 375, height = 812, dark = false, stored = {} } = options
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    colorScheme: dark ? 'dark' : 'light',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
      })
    },
    { lang: 'en-us', ...stored },
  )
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  const folder = path.join(root, 'reports', story)
  mkdirSync(folder, { recursive: true })
  let count = 0
  return {
    page,
    context,
    problems,
    async picture(name) {
      count += 1
      await page.screenshot({ path: path.join(folder, `${String(count).padStart(2, '0')}-${name}.png`) })
    },
  }
}
