import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { useCodeSending } from '@touchstone/app/sessions/use-code-sending'
import { SandboxNote } from '../sessions/SandboxNote.tsx'
import { CodeField } from '../ui/CodeField.tsx'

type FundsCodeFieldProps = {
  /** Masked: where the code goes. */
  contact: string
  value: string
  error?: string | undefined
  onChange: (code: string) => void
}

/** The code that goes to the person's own contact before anything about the way of money is changed. */
export function FundsCodeField({ contact, value, error, onChange }: FundsCodeFieldProps) {
  const { t } = useTranslation()
  const { sendCode, sandbox } = useCodeSending()
  return (
    <>
      <CodeField
        label={t('withdrawals.codeTo', { contact })}
        value={value}
        error={error}
        onSend={() => sendCode(() => api.sendFundsCode({}))}
        onChange={({ target }) => onChange(target.value)}
      />
      <SandboxNote sandbox={sandbox} onUse={onChange} />
    </>
  )
}
