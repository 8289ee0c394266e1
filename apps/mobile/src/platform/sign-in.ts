import { queries } from './queries.ts'
import { takeAccountSettings } from './account-settings.ts'
import { api } from './api.ts'
import { fetchCurrentUser } from './current-user.ts'
import { forgetDrafts, forgetStrangersDrafts } from './drafts.ts'
import { routes } from './paths.ts'
import { endPush } from './push.ts'
import { clearSession, storeToken, useSession } from './session.ts'

/** Sign-in stores the token, then fetches the user (specification, section 4). */
export async function enter(token: string): Promise<void> {
  storeToken(token)
  queries.clear()
  await fetchCurrentUser()
  forgetStrangersDrafts()
  takeAccountSettings().catch(() => undefined)
}

/** Revokes the session, and clears token and user whether or not that was answered. */
export async function leave(): Promise<void> {
  // It takes the session to end it.
  await endPush()
  await api.logout({}).catch(() => undefined)
  clearSession()
  forgetDrafts()
  queries.clear()
}

/** The path being left, as the place that sign-in leads back to. Never the sign-in itself. */
export function rememberRedirect(path: string): void {
  if (path.split('?')[0] !== routes.signIn.path) useSession.setState({ redirectTo: path })
}

/** The page that was asked for, from the state of the location of the sign-in. */
export const askedOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'asked' in state && typeof state.asked === 'string'
    ? state.asked
    : undefined

/** After sign-in the path that was left is restored, and the page that was asked for opens on top of it. */
export function returnFromSignIn(
  navigate: (to: string, options?: { replace: boolean }) => void,
  asked: string | undefined,
): void {
  const { redirectTo } = useSession.getState()
  useSession.setState({ redirectTo: routes.home.path })
  navigate(redirectTo, { replace: true })
  if (asked !== undefined && asked !== redirectTo) navigate(asked)
}
