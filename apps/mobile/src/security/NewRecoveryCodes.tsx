import { CallRefused } from '@touchstone/client/call-failed'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import { isUnanswered } from '@touchstone/app/feedback/act-failure'
import { messageOf } from '@touchstone/app/feedback/failures'
import { askForRecoveryCodes } from '@touchstone/app/sessions/unseen-recovery-codes'
import { Button } from '../ui/Button.tsx'
import { CodeField, codeDigits } from '../ui/CodeField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { Screen } from '../ui/Screen.tsx'

/** Other recovery codes in place of those of before, for a code of the authenticator and the password. */
export function NewRecoveryCodes({ onMade }: { onMade: (codes: readonly string[]) => void }) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const making = useAct({
    call: (request: Parameters<typeof api.newRecoveryCodes>[0], asking) =>
      askForRecoveryCodes(() => api.newRecoveryCodes(request, asking)),
    inPlace: true,
    onDone: ({ recoveryCodes }) => onMade(recoveryCodes),
  })
  // The field shows it.
  const refusedFor = (kind: string): string | undefined =>
    making.error instanceof CallRefused && making.error.kind === kind ? messageOf(making.error) : undefined
  const wrongCode = refusedFor('code_wrong')
  const wrongPassword = refusedFor('credentials_wrong')
  const isCodeWhole = code.length === codeDigits
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (isCodeWhole && password !== '') making.mutate({ code, password })
  }
  return (
    <Screen title={t('security.newRecovery')} back>
      <form onSubmit={send} className="flex flex-col gap-5" noValidate>
        <p className="text-sm text-fg-2">{t('security.newRecoveryText')}</p>
        <CodeField
          label={t('sessions.securityCode')}
          value={code}
          error={isChecked && !isCodeWhole ? t('sessions.enterCode') : wrongCode}
          onChange={({ target }) => setCode(target.value)}
        />
        <PasswordField
          label={t('words.password')}
          value={password}
          error={isChecked && password === '' ? t('sessions.enterPassword') : wrongPassword}
          onChange={({ target }) => setPassword(target.value)}
        />
        {making.error !== null && wrongCode === undefined && wrongPassword === undefined && (
          <Notice tone="danger">
            {isUnanswered(making.error) ? t('security.unknownCodes') : messageOf(making.error)}
          </Notice>
        )}
        <Button type="submit" wide busy={making.isPending}>
          {t('security.makeRecovery')}
        </Button>
      </form>
    </Screen>
  )
}
