/** Our choice, in ms: a page that nobody sees paints nothing. */
const unseenMs = 150

/** Resolves once the browser has painted what is on the page now. */
export const oncePainted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, unseenMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })
