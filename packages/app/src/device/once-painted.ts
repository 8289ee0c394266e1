/** Our choice, in ms: a browser may stop to paint a page without saying that it is hidden. */
const atLatestMs = 1_000

/**
 * Resolves once what is on the page now can be seen: the frame after it begins only when it has been drawn. At once on a
 * hidden page, which gets no frames.
 */
export const oncePainted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') {
      resolve()
      return
    }
    setTimeout(resolve, atLatestMs)
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
