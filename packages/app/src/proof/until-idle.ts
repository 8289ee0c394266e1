/** Our choice: how long the page may be busy before it is not waited for any more, and the least between two steps. */
const busyMaxMs = 5_000
const betweenMs = 250

/** Waits until the browser has nothing else to do. Safari does not say: there it is a moment. */
export async function untilIdle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, betweenMs))
  if (typeof requestIdleCallback !== 'function') return
  await new Promise<void>((resolve) => {
    requestIdleCallback(
      () => {
        resolve()
      },
      { timeout: busyMaxMs },
    )
  })
}
