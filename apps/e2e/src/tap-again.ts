import type { Locator, Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { middleOf } from './fingers.ts'

/**
 * Confirms in a sheet with the double tap of somebody in a hurry, whose second one comes as the page has changed: the sheet
 * closes, nothing that has moved under the finger is pressed, and the focus is still somewhere.
 */
export async function tapAgain(page: Page, confirm: Locator, done: Locator): Promise<void> {
  const { x, y } = await middleOf(confirm)
  const before = page.url()
  await page.touchscreen.tap(x, y)
  await done.waitFor()
  // A busy machine taps late: what is deaf for a moment is so until the taps are over.
  await page.evaluate(() => {
    const patient = new CSSStyleSheet()
    patient.replaceSync('* { --deaf-for: 60s !important }')
    document.adoptedStyleSheets = [patient]
  })
  await page.touchscreen.tap(x, y)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.touchscreen.tap(x, y)
  await vi.waitFor(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY'))
  expect(page.url()).toBe(before)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}
