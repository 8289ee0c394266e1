import { useEffect } from 'react'
import { create } from 'zustand'
import { useSession } from '../api/session.ts'
import { answered, openStore } from '../device/indexed-store.ts'
import { within } from '../device/within.ts'
import { savedGuest } from './use-save-due.ts'

export type FirstPassword = { account: string; password: string }

const databaseName = 'touchstone-guest'
const storeName = 'first-password'
/** One guest at a time: another sign-in on this device ends the one before. */
const recordKey = 'guest'
/** Our choice: how long IndexedDB is waited for. Some browsers never answer. */
const deviceMaxMs = 1_000

type Sealed = { account: string; key: CryptoKey; iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }

/**
 * The password that the server made for a guest and sends only once, until the person has saved it. It stays on this device,
 * sealed by a key that cannot leave the browser, so that nobody has to write it down before they have seen anything. A
 * browser without such keys (plain http) has it as long as the page.
 */
export const useFirstPassword = create<{
  kept: FirstPassword | undefined
  /** Whether it is known what this device has. */
  isRead: boolean
}>(() => ({ kept: undefined, isRead: false }))

/** Keeps it for later. Never fails: what cannot be stored lasts as long as the page. */
export async function keepFirstPassword(kept: FirstPassword): Promise<void> {
  useFirstPassword.setState({ kept, isRead: true })
  await within(deviceMaxMs, store(kept)).catch(() => undefined)
}

/** Reads what an earlier page has kept into `useFirstPassword`. */
export async function recallFirstPassword(): Promise<void> {
  if (useFirstPassword.getState().kept !== undefined) return
  const kept = await within(deviceMaxMs, load()).catch(() => undefined)
  useFirstPassword.setState((before) => ({ kept: before.kept ?? kept, isRead: true }))
}

/** Whoever is signed in has written it down, or chose another one: they can come back without this device. */
export async function endFirstPassword(): Promise<void> {
  savedGuest.set(useSession.getState().userInfo?.account)
  await forgetFirstPassword()
}

/** It was changed elsewhere, or the person has signed out: from here on nobody can show it. */
export async function forgetFirstPassword(): Promise<void> {
  useFirstPassword.setState({ kept: undefined, isRead: true })
  await within(
    deviceMaxMs,
    inStore('readwrite', (records) => records.delete(recordKey)),
  ).catch(() => undefined)
}

/** The first password of whoever is signed in, while this device has it. */
export function useOwnFirstPassword(): FirstPassword | undefined {
  const account = useSession(({ userInfo }) => userInfo?.account)
  const kept = useFirstPassword((state) => state.kept)
  useEffect(() => {
    void recallFirstPassword()
  }, [])
  return kept?.account === account ? kept : undefined
}

/** Whether it is known that this device has none of whoever is signed in. */
export function useHasNoFirstPassword(): boolean {
  const first = useOwnFirstPassword()
  return useFirstPassword(({ isRead }) => isRead) && first === undefined
}

async function store({ account, password }: FirstPassword): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(password))
  await inStore('readwrite', (records) => records.put({ account, key, iv, sealed }, recordKey))
}

async function load(): Promise<FirstPassword | undefined> {
  const found = await inStore<unknown>('readonly', (records) => records.get(recordKey))
  if (!isSealed(found)) return undefined
  const { account, key, iv, sealed } = found
  const password = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed)
  return { account, password: new TextDecoder().decode(password) }
}

const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && 'account' in value && 'key' in value && 'sealed' in value

async function inStore<Value>(
  mode: IDBTransactionMode,
  ask: (records: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await openStore(databaseName, storeName)
  try {
    return await answered(ask(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}
