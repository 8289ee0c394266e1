import { type FormEvent, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { messageOf } from '@touchstone/app/feedback/failures'
import { Button } from '../ui/Button.tsx'
import { CodeField } from '../ui/CodeField.tsx'

type SecondFactorFormProps = { challenge: string; onToken: (token: string) => void; onBack: () => void }

/** The security code of the authenticator, which finishes a sign-in. */
export function SecondFactorForm({ challenge, onToken, onBack }: SecondFactorFormProps) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const sending = useMutation({
    mutationFn: () => api.secondFactorLogin({ challenge, code }),
    onSuccess: ({ token }) => {
      onToken(token)
    },
    meta: { inPlace: true },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === 6) sending.mutate()
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-4" noValidate>
      <p className="text-sm text-fg-2">{t('sessions.secondFactorText')}</p>
      <CodeField
        label={t('sessions.securityCode')}
        value={code}
        error={sending.error === null ? undefined : messageOf(sending.error)}
        onChange={({ target }) => {
          setCode(target.value)
        }}
      />
      <Button type="submit" wide busy={sending.isPending} disabled={code.length !== 6}>
        {t('words.confirm')}
      </Button>
      <Button kind="ghost" size="md" onClick={onBack}>
        {t('words.back')}
      </Button>
    </form>
  )
}
