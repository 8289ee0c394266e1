import { queries } from '../api/queries.ts'
import { takeAccountSettings } from '../preferences/account-settings.ts'
import { api } from '../api/api.ts'
import { fetchCurrentUser } from './current-user.ts'
import { forgetDrafts, forgetStrangersDrafts } from '../forms/drafts.ts'
import { forgetFirstPassword } from './first-password.ts'
import { forgetRecoveryCodes } from './new-recovery-codes.ts'
import { endPush } from '../push/push.ts'
import { clearSession, storeToken } from '../api/session.ts'

/** Sign-in stores the token, then fetches the user (specification, section 4). */
export async function enter(token: string): Promise<void> {
  storeToken(token)
  queries.clear()
  await fetchCurrentUser()
  forgetStrangersDrafts()
  takeAccountSettings().catch(() => undefined)
}

/** Revokes the session, and clears token and user even without a response. */
export async function leave(): Promise<void> {
  // It takes the session to end it.
  await endPush()
  await api.logout({}).catch(() => undefined)
  clearSession()
  forgetDrafts()
  forgetRecoveryCodes()
  await forgetFirstPassword()
  queries.clear()
}
