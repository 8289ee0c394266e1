const script = '/worker.js'
/** The page is shown from what is kept: a newer app may have come while it was looked at. */
let newer = false

export const isOutdated = (): boolean => newer

/** Our choice. */
const startAfterMs = 1_000
/** A worker whose files fail to load never becomes ready. Our choice. */
const readyWithinMs = 20_000

/**
 * Keeps the app for when there is no network, and lets it be pushed to: only where the page is secure (https, or this
 * machine), and never in development.
 */
export function startWorker(): void {
  if (!import.meta.env.PROD || !globalThis.isSecureContext || !('serviceWorker' in navigator)) return
  // The first worker of all takes over a page that it had no part in; any other brings a newer app.
  const { serviceWorker } = navigator
  if (serviceWorker.controller !== null)
    serviceWorker.addEventListener('controllerchange', () => {
      newer = true
    })
  // The first screen has the network to itself before.
  setTimeout(() => void start().catch(() => undefined), startAfterMs)
}

async function start(): Promise<void> {
  const { active } = await readyWorker()
  // What was loaded before there was a worker.
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
}

/** The worker of the app once it runs. @throws where it cannot, such as in development. */
export async function readyWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(script)
  const { promise, reject } = Promise.withResolvers<never>()
  const waiting = setTimeout(() => {
    reject(new Error(`service worker not ready after ${readyWithinMs} ms`))
  }, readyWithinMs)
  try {
    return await Promise.race([navigator.serviceWorker.ready, promise])
  } finally {
    clearTimeout(waiting)
  }
}
