import { fromBase64url } from '@touchstone/wire/base64'
import { api } from '../api/api.ts'
import { useSession } from '../api/session.ts'
import { storedText, storeText } from '../device/storage.ts'
import { readyWorker } from '../device/worker.ts'

/** In local storage: the user who wants notifications on this browser. A sign-out does not change it. */
const wantedByKey = 'pushWantedBy'
/** A sign-out waits no longer for the server to forget this browser. Our choice. */
const goodbyeMs = 5_000

const userId = (): string | undefined => {
  const id = useSession.getState().userInfo?.id
  return id === undefined ? undefined : String(id)
}

const isWanted = (): boolean => userId() !== undefined && storedText(wantedByKey) === userId()

const isPermitted = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted'

/** Whether this browser is subscribed for the present user. */
export const isPushOn = async (): Promise<boolean> => isWanted() && (await presentSubscription()) !== undefined

/** Subscribes this browser for the present user, who has permitted it. @throws when it did not work; then nothing is. */
export async function turnPushOn(): Promise<void> {
  try {
    await subscribe()
  } catch (error) {
    await dropSubscription()
    throw error
  }
  storeText(wantedByKey, userId())
}

/** Never fails: if the request is lost, the server notices when it pushes. */
export async function turnPushOff(): Promise<void> {
  storeText(wantedByKey, undefined)
  await endPush()
}

/** Sends the server this browser's subscription and language again. Does nothing where nobody wants it. */
export async function renewPush(): Promise<void> {
  if (isWanted() && isPermitted()) await subscribe()
}

/** To be called while there still is a session: nothing more is pushed here until its user is back. Never fails. */
export async function endPush(): Promise<void> {
  const subscription = await presentSubscription().catch(() => undefined)
  if (subscription === undefined) return
  const { endpoint } = subscription
  await Promise.allSettled([
    api.unsubscribePush({ endpoint }, { signal: AbortSignal.timeout(goodbyeMs) }),
    subscription.unsubscribe(),
  ])
}

/** Without a session: the browser's side alone. The server forgets it when it pushes in vain. Never fails. */
export async function dropSubscription(): Promise<void> {
  await presentSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined)
}

/** Only with permission; without it there is no subscription, and most visitors are never asked. */
async function presentSubscription(): Promise<PushSubscription | undefined> {
  if (!isPermitted() || !('serviceWorker' in navigator) || !('PushManager' in globalThis)) return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

async function subscribe(): Promise<void> {
  const { pushManager } = await readyWorker()
  const { publicKey } = await api.pushKey({})
  // Not every browser takes the key as text.
  const subscription = await subscriptionUnder(fromBase64url(publicKey), pushManager)
  const { keys } = subscription.toJSON()
  await api.subscribePush({
    endpoint: subscription.endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  })
}

/** The one that there is, or a new one; one under another key is from another house at the same address. */
async function subscriptionUnder(key: Uint8Array<ArrayBuffer>, pushManager: PushManager): Promise<PushSubscription> {
  const present = await pushManager.getSubscription()
  if (present !== null) {
    if (isSame(new Uint8Array(present.options.applicationServerKey ?? new ArrayBuffer(0)), key)) return present
    await present.unsubscribe()
  }
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])
