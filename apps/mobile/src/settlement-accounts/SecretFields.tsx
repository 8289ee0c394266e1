import { useTranslation } from 'react-i18next'
import { OwnCodeField } from '../security/OwnCodeField.tsx'
import { CodeField } from '../ui/CodeField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import type { Secrets } from '@touchstone/app/settlement-accounts/use-secrets'

type SecretFieldsProps = {
  secrets: Secrets
  /** Masked: where the code goes. Undefined where none is asked for. */
  contact?: string | undefined
}

/** The password and code that prove the person's identity. */
export function SecretFields({ secrets, contact }: SecretFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <PasswordField
        label={t('withdrawals.loginPassword')}
        value={secrets.password}
        error={secrets.passwordError}
        onChange={({ target }) => secrets.setPassword(target.value)}
      />
      {contact !== undefined && (
        <OwnCodeField
          purpose="funds"
          contact={contact}
          value={secrets.code}
          error={secrets.codeError}
          onChange={secrets.setCode}
        />
      )}
      {secrets.asksForAuthenticator && (
        <CodeField
          label={t('withdrawals.authenticatorTitle')}
          hint={t('withdrawals.authenticatorText')}
          value={secrets.authenticatorCode}
          error={secrets.authenticatorCodeError}
          onChange={({ target }) => secrets.setAuthenticatorCode(target.value)}
        />
      )}
      {secrets.otherError !== undefined && <Notice tone="danger">{secrets.otherError}</Notice>}
    </>
  )
}
