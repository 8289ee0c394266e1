import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { useCodeSending } from '@touchstone/app/sessions/use-code-sending'
import { SandboxNote } from '../sessions/SandboxNote.tsx'
import { CodeField } from '../ui/CodeField.tsx'

type OwnCodeFieldProps = {
  /** Where money goes; or an authenticator or another contact. */
  purpose: 'funds' | 'account'
  /** Masked: where the code goes. */
  contact: string
  value: string
  error?: string | undefined
  hint?: string | undefined
  onChange: (code: string) => void
}

/** The code that goes to the person's own contact before what protects the account, or the way of money, is changed. */
export function OwnCodeField({ purpose, contact, value, error, hint, onChange }: OwnCodeFieldProps) {
  const { t } = useTranslation()
  const { sendCode, sandbox } = useCodeSending()
  return (
    <>
      <CodeField
        label={t('withdrawals.codeTo', { contact })}
        value={value}
        error={error}
        hint={hint}
        onSend={() => sendCode(() => api.sendOwnCode({ purpose }))}
        onChange={({ target }) => onChange(target.value)}
      />
      <SandboxNote sandbox={sandbox} onUse={onChange} />
    </>
  )
}
