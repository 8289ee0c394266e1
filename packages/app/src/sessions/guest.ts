import { CallRefused } from '@touchstone/client/call-failed'
import { api } from '../api/api.ts'
import { keepFirstPassword } from './first-password.ts'
import { followedInvitation, forgetInvitation } from './invitation.ts'
import { enter } from './sign-in.ts'

let making: Promise<void> | undefined

/**
 * Creates a guest, with the chosen name or a generated one, signs in as it, and keeps its password to be saved later.
 * Without an invitation code the one counts that was followed on this device. Two taps are one guest: a second caller
 * shares the response. Throws what the call throws.
 */
export function becomeGuest(chosen: { account?: string; inviteCode?: string } = {}): Promise<void> {
  making ??= make(chosen).finally(() => {
    making = undefined
  })
  return making
}

async function make(chosen: { account?: string; inviteCode?: string }): Promise<void> {
  const { token, account, initialPassword } = await guestOf(chosen)
  forgetInvitation()
  void keepFirstPassword({ account, password: initialPassword })
  await enter(token)
}

/** A followed code that the server does not know any more stands in nobody's way. */
async function guestOf(chosen: { account?: string; inviteCode?: string }) {
  const typed = chosen.inviteCode ?? ''
  const followed = followedInvitation()
  try {
    return await api.guest({ ...chosen, inviteCode: typed === '' ? followed : typed })
  } catch (error) {
    const isUnknown = error instanceof CallRefused && error.kind === 'invitation_code_unknown'
    if (!isUnknown || typed !== '' || followed === '') throw error
    forgetInvitation()
    return api.guest(chosen)
  }
}
