import { routes } from '../routes/paths.ts'
import { useSession } from '@touchstone/app/api/session'

/** The path being left, as the place that sign-in leads back to. Never the sign-in itself. */
export function rememberRedirect(path: string): void {
  if (path.split('?')[0] !== routes.signIn.path) useSession.setState({ redirectTo: path })
}

/** The page that was asked for, from the state of the location of the sign-in. */
export const askedOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'asked' in state && typeof state.asked === 'string'
    ? state.asked
    : undefined

/** Whether the session ended by itself, by the state of the location of the sign-in. */
export const isAfterEnd = (state: unknown): boolean => typeof state === 'object' && state !== null && 'ended' in state

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
