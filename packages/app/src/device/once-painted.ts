/** Our choice: a hidden page gets no frames, and nobody waits for one there. */
const hiddenPageMs = 150

/** Resolves once the browser has painted what is on the page now; on a hidden page a moment later. */
export const oncePainted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, hiddenPageMs)
    requestAnimationFrame(() => setTimeout(resolve))
  })
