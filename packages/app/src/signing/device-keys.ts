import { type DeviceKey, newDeviceKey } from '@touchstone/signatures/ed25519'
import { answered, openStore } from '../device/indexed-store.ts'
import { within } from '../device/within.ts'

/** IndexedDB is by origin: another house gets other keys. */
const databaseName = 'touchstone-device'
const storeName = 'keys'

/** Our choice: how long IndexedDB is waited for. Some browsers never answer. */
const keptMaxMs = 1_000

const known = new Map<number, Promise<DeviceKey>>()

/**
 * The key pair of this device for a user, made when it is first asked for. It outlives a sign-out. Where the browser keeps
 * nothing, or does not answer, it lasts as long as the page.
 */
export function deviceKeyOf(userId: number): Promise<DeviceKey> {
  const key = known.get(userId) ?? within(keptMaxMs, keptKey(userId)).catch(newDeviceKey)
  known.set(userId, key)
  return key
}

async function keptKey(userId: number): Promise<DeviceKey> {
  const database = await openStore(databaseName, storeName)
  const store = (mode: IDBTransactionMode): IDBObjectStore =>
    database.transaction(storeName, mode).objectStore(storeName)
  const kept = await answered<unknown>(store('readonly').get(userId))
  if (isDeviceKey(kept)) return kept
  const made = await newDeviceKey()
  // Another tab may have made one meanwhile: the first one stays.
  const writing = store('readwrite')
  const first = await answered<unknown>(writing.get(userId))
  if (isDeviceKey(first)) return first
  await answered(writing.put(made, userId))
  return made
}

const isDeviceKey = (value: unknown): value is DeviceKey =>
  typeof value === 'object' && value !== null && 'publicKey' in value && 'secret' in value
