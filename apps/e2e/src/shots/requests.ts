import type { Page, Request } from 'playwright-core'

/** What a page has asked and not been answered. */
export type OpenRequests = {
  /** Whether for so long there has been nothing but what is held back. */
  areDone: (heldCount: number, forMs: number) => boolean
  /** Their addresses. */
  open: () => string[]
}

export function watchRequests(page: Page): OpenRequests {
  const open = new Set<Request>()
  let changedAt = Date.now()
  const change = (act: (request: Request) => unknown) => (request: Request) => {
    act(request)
    changedAt = Date.now()
  }
  page.on(
    'request',
    change((request) => open.add(request)),
  )
  page.on(
    'requestfinished',
    change((request) => open.delete(request)),
  )
  page.on(
    'requestfailed',
    change((request) => open.delete(request)),
  )
  return {
    areDone: (heldCount, forMs) => open.size <= heldCount && Date.now() - changedAt >= forMs,
    open: () => [...open].map((request) => `${request.method()} ${request.url()}`),
  }
}
