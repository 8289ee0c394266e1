import type { Page } from 'playwright-core'

/** From now on answers from these paths are lost on their way to the page, whatever the server did; until the end. */
export async function loseAnswers(page: Page, paths: RegExp): Promise<{ end: () => Promise<void> }> {
  await page.route(paths, async (route) => {
    await route.fetch().catch(() => undefined)
    // A page that is left has given its requests up.
    await route.abort('connectionreset').catch(() => undefined)
  })
  return { end: () => page.unroute(paths) }
}
