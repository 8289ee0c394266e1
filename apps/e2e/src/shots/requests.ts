import type { Page, Request } from 'playwright-core'

/** What a page has asked and not been answered. */
export type OpenRequests = {
  /** Whether for so long there has been nothing but what is held back. */
  areDone: (heldCount: number, forMs: number) => boolean
  /** What is open now, by method and address. */
  open: () => string[]
}

/** The browser does not tell of the end of a script whose worker was stopped while it was loaded. */
const isWorker = (request: Request): boolean => /[.]worker-/.test(request.url())

export function watchRequests(page: Page): OpenRequests {
  const open = new Set<Request>()
  let changedAt = Date.now()
  const change = (act: (request: Request) => void) => (request: Request) => {
    if (isWorker(request)) return
    act(request)
    changedAt = Date.now()
  }
  const answered = change((request) => open.delete(request))
  page.on(
    'request',
    change((request) => {
      // Nobody waits any more for what the document before has asked.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
      open.add(request)
    }),
  )
  page.on('requestfinished', answered)
  page.on('requestfailed', answered)
  return {
    areDone: (heldCount, forMs) => open.size <= heldCount && Date.now() - changedAt >= forMs,
    open: () => [...open].map((request) => `${request.method()} ${request.url()}`),
  }
}
