import { useNavigate, useSearchParams } from 'react-router'
import { useSession } from '@touchstone/app/api/session'
import { sawRecoveryCodes } from '@touchstone/app/sessions/unseen-recovery-codes'
import { forgetRecoveryCodes, keepRecoveryCodes, useUnsavedCodes } from '@touchstone/app/sessions/new-recovery-codes'
import { pathTo } from '../routes/paths.ts'
import { BindAuthenticator } from './BindAuthenticator.tsx'
import { BoundAuthenticator } from './BoundAuthenticator.tsx'
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { UnbindAuthenticator } from './UnbindAuthenticator.tsx'

/** The authenticator: turning it on, its state, its recovery codes, and the form that turns it off; the address names which. */
export function AuthenticatorScreen() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const user = useSession(({ userInfo }) => userInfo)
  const codes = useUnsavedCodes(user?.id)
  const form = query.get('form')
  if (user === undefined) return null
  const keep = (made: readonly string[]): void => keepRecoveryCodes(user.id, made)
  if (codes !== undefined)
    return (
      <RecoveryCodes
        account={user.account}
        codes={codes}
        onSaved={() => {
          forgetRecoveryCodes()
          sawRecoveryCodes()
          if (form !== null) void navigate(pathTo('authenticator'), { replace: true })
        }}
      />
    )
  const bind = <BindAuthenticator onBound={keep} />
  if (form === 'unbind') return <UnbindAuthenticator isBound={user.secondFactorBound} otherwise={bind} />
  if (!user.secondFactorBound) return bind
  return form === 'recovery' ? <NewRecoveryCodes onMade={keep} /> : <BoundAuthenticator />
}
