import { storedText, storeText } from '../device/storage.ts'

const key = 'invitation'

/** The code of the invitation that somebody followed on this device; empty for none. */
export const followedInvitation = (): string => storedText(key) ?? ''

/**
 * Keeps a code that the server knows until an account is made here: whoever follows an invitation may look around first,
 * and an inviter counts only when the account, a guest's too, is made.
 */
export function followInvitation(code: string): void {
  storeText(key, code)
}

export function forgetInvitation(): void {
  storeText(key, undefined)
}
