import { create } from 'zustand'
import { api } from '../api/api.ts'
import { enter } from './sign-in.ts'

export type NewGuest = { account: string; initialPassword: string }

/**
 * The new guest, until the person says that the password is saved. The server sends it only once, so it is
 * kept in memory alone. `InitialPassword` shows it.
 */
export const useNewGuest = create<{ guest: NewGuest | undefined }>(() => ({ guest: undefined }))

let making: Promise<void> | undefined

/**
 * Creates a guest, with the chosen name or a generated one, and signs in as it. Two taps are one guest: a second caller
 * shares the response. Throws what the call throws.
 */
export function becomeGuest(chosen: { account?: string; inviteCode?: string } = {}): Promise<void> {
  making ??= make(chosen).finally(() => {
    making = undefined
  })
  return making
}

async function make(chosen: { account?: string; inviteCode?: string }): Promise<void> {
  const { token, account, initialPassword } = await api.guest(chosen)
  useNewGuest.setState({ guest: { account, initialPassword } })
  await enter(token)
}

/** From here on nobody can show it any more. */
export function forgetInitialPassword(): void {
  useNewGuest.setState({ guest: undefined })
}
