import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { messageOf } from '@touchstone/app/feedback/failures'
import { CodeField } from '../ui/CodeField.tsx'
import { toast } from '@touchstone/app/feedback/toast'

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
  const send = async (): Promise<number | false> => {
    try {
      const { resendSeconds } = await api.sendFundsCode({})
      toast(t('sessions.codeSent'))
      return resendSeconds
    } catch (failure) {
      const message = messageOf(failure)
      if (message !== undefined) toast(message, 'failure')
      return false
    }
  }
  return (
    <CodeField
      label={t('withdrawals.codeTo', { contact })}
      value={value}
      error={error}
      onSend={send}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
