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
  await page.touchscreen.tap(x, y)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await vi.waitFor(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY'))
  await page.touchscreen.tap(x, y)
  expect(page.url()).toBe(before)
}
