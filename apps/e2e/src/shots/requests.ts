import type { Page } from 'playwright-core'

/** What a page has asked and not been answered. */
export type OpenRequests = {
  /** Whether for so long there has been nothing but what is held back. */
  areDone: (heldCount: number, forMs: number) => boolean
}

export function watchRequests(page: Page): OpenRequests {
  let open = 0
  let changedAt = Date.now()
  const change = (by: number) => () => {
    open += by
    changedAt = Date.now()
  }
  page.on('request', change(1))
  page.on('requestfinished', change(-1))
  page.on('requestfailed', change(-1))
  return { areDone: (heldCount, forMs) => open <= heldCount && Date.now() - changedAt >= forMs }
}
