import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSession } from '@touchstone/app/api/session'
import { sawRecoveryCodes } from '@touchstone/app/sessions/unseen-recovery-codes'
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
  const [codes, setCodes] = useState<readonly string[]>()
  const form = query.get('form')
  if (user === undefined) return null
  if (codes !== undefined)
    return (
      <RecoveryCodes
        codes={codes}
        onSaved={() => {
          setCodes(undefined)
          sawRecoveryCodes()
          if (form !== null) void navigate(pathTo('authenticator'), { replace: true })
        }}
      />
    )
  if (form === 'unbind') return <UnbindAuthenticator isBound={user.secondFactorBound} />
  if (!user.secondFactorBound) return <BindAuthenticator onBound={setCodes} />
  return form === 'recovery' ? <NewRecoveryCodes onMade={setCodes} /> : <BoundAuthenticator />
}
