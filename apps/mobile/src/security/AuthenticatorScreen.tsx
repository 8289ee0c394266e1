import { useSearchParams } from 'react-router'
import { useSession } from '@touchstone/app/api/session'
import { BindAuthenticator } from './BindAuthenticator.tsx'
import { BoundAuthenticator } from './BoundAuthenticator.tsx'
import { UnbindAuthenticator } from './UnbindAuthenticator.tsx'

/** The authenticator: binding, state, and the form that unbinds it, which the address names. */
export function AuthenticatorScreen() {
  const [query] = useSearchParams()
  const user = useSession(({ userInfo }) => userInfo)
  if (user === undefined) return null
  if (query.get('form') === 'unbind') return <UnbindAuthenticator isBound={user.secondFactorBound} />
  return user.secondFactorBound ? <BoundAuthenticator /> : <BindAuthenticator />
}
