import type { Page } from 'playwright-core'
import type { OpenedScene } from './scene.ts'

const quietForMs = 250
const withinMs = 20_000

/** Waits until the screen is there, nothing more is being asked, and whatever slid or faded has come to rest. */
export async function settle({ page, held, requests }: OpenedScene): Promise<void> {
  await page.locator('main').first().waitFor({ timeout: withinMs })
  // The overlay of a navigation.
  await page.locator('.bg-veil').waitFor({ state: 'detached', timeout: withinMs })
  const until = Date.now() + withinMs
  while (!requests.areDone(held.count, quietForMs)) {
    if (Date.now() > until) {
      console.warn(`not answered within ${withinMs} ms: ${requests.open().join(', ')}`)
      break
    }
    await page.waitForTimeout(50)
  }
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/** What no screen may have, whatever its state: empty when all is well. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const headings = document.querySelectorAll('h1').length
    return [
      ...(scrollWidth > clientWidth ? [`wider than the screen: ${scrollWidth} > ${clientWidth}`] : []),
      ...(headings === 1 ? [] : [`${headings} h1`]),
    ]
  })
}
