import type { BrowserContext, Page, Worker } from 'playwright-core'
import type { PushInbox } from './push-inbox.ts'

/**
 * Lets the pages of a browser subscribe at a push service of this machine in place of the browser's own, and counts in
 * session storage how often they asked for permission.
 */
export async function subscribeAt(context: BrowserContext, subscription: PushInbox['subscription']): Promise<void> {
  await context.addInitScript((given) => {
    const subscribedKey = 'testSubscribedUnder'
    const ask = Notification.requestPermission.bind(Notification)
    Notification.requestPermission = () => {
      sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1))
      return ask()
    }
    const present = (): PushSubscription | null => {
      const key = localStorage.getItem(subscribedKey)
      if (key === null) return null
      return {
        endpoint: given.endpoint,
        expirationTime: null,
        options: { userVisibleOnly: true, applicationServerKey: Uint8Array.from(JSON.parse(key) as number[]).buffer },
        getKey: () => null,
        toJSON: () => given,
        unsubscribe: () => {
          localStorage.removeItem(subscribedKey)
          return Promise.resolve(true)
        },
      }
    }
    PushManager.prototype.getSubscription = () => Promise.resolve(present())
    PushManager.prototype.subscribe = ({ userVisibleOnly, applicationServerKey: key } = {}) => {
      if (userVisibleOnly !== true || !(key instanceof Uint8Array)) throw new TypeError('as browsers demand it')
      localStorage.setItem(subscribedKey, JSON.stringify(Array.from(key)))
      return Promise.resolve(present() as PushSubscription)
    }
  }, subscription)
}

/**
 * What hands a pushed text to the worker of a page, as the browser does that has opened it. It ends once the worker has
 * shown it: Chromium forgets a notification that a page asks for between its being written down and its being shown.
 */
export async function startPushing(page: Page): Promise<(text: string) => Promise<void>> {
  const debugging = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    debugging.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await debugging.send('ServiceWorker.enable')
  const registrationId = await found
  const { origin } = new URL(page.url())
  return async (data) => {
    const isShown = await watchNextShown(page.context())
    await debugging.send('ServiceWorker.deliverPushMessage', { origin: `${origin}/`, registrationId, data })
    await isShown()
  }
}

/** Answers what waits until the worker has shown one more. */
async function watchNextShown(context: BrowserContext): Promise<() => Promise<void>> {
  const next = await workerOf(context).evaluateHandle(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const show = registration.showNotification.bind(registration)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    registration.showNotification = (...given) => {
      // It is the registration's own again: the next push would wrap this one.
      Reflect.deleteProperty(registration, 'showNotification')
      const showing = show(...given)
      showing.then(resolve, reject)
      return showing
    }
    // A promise by itself would be waited for at once.
    return { promise }
  })
  return () => next.evaluate(({ promise }) => promise)
}

function workerOf(context: BrowserContext): Worker {
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('the app has no worker')
  return worker
}

/** The notifications of the app that stand on the device. */
export const shownNotifications = (page: Page): Promise<{ title: string; body: string; tag: string }[]> =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications()
    return shown.map(({ title, body, tag }) => ({ title, body, tag }))
  })

/** Taps the one that stands there. The debugging protocol has no finger: the worker gets an event made by hand. */
export async function tapNotification(context: BrowserContext): Promise<void> {
  await workerOf(context).evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const [notification] = await registration.getNotifications()
    const event = new Event('notificationclick')
    const { promise, resolve } = Promise.withResolvers<unknown>()
    Object.defineProperties(event, { notification: { value: notification }, waitUntil: { value: resolve } })
    globalThis.dispatchEvent(event)
    await promise
  })
}
