import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type openBrowser, openProfile } from '@touchstone/e2e/browser'

export type Browser = Awaited<ReturnType<typeof openBrowser>>
export type Profile = Awaited<ReturnType<typeof openProfile>>
export type Page = Awaited<ReturnType<Browser['newPage']>>
export type Debugging = Awaited<ReturnType<Profile['newCDPSession']>>

/** How many times slower a mid phone is than this machine. */
export const slowdown = 4

const phone = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
} as const

/** A browser that has never been anywhere. */
export async function openFreshProfile(): Promise<{ profile: Profile; close: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'touchstone-profile-'))
  const profile = await openProfile(folder, phone)
  return {
    profile,
    async close() {
      await profile.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A page of its own context without a service worker, whose answers can be made. */
export async function openPage(browser: Browser, stored: Record<string, string> = {}): Promise<Page> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  return context.newPage()
}

/** The debugging protocol of a page whose main thread runs so many times slower. */
export async function slowedDown(page: Page, rate: number): Promise<Debugging> {
  const debugging = await page.context().newCDPSession(page)
  await debugging.send('Emulation.setCPUThrottlingRate', { rate })
  return debugging
}
