import { CallRefused } from '@touchstone/client/call-failed'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import { fetchCurrentUser } from '@touchstone/app/sessions/current-user'
import { messageOf } from '@touchstone/app/feedback/failures'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { CodeField, codeDigits } from '../ui/CodeField.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Success } from '../ui/Success.tsx'
import { useBack } from '../ui/use-back.ts'

/** Unbinds the authenticator for a code of it and the password. */
export function UnbindAuthenticator({ isBound }: { isBound: boolean }) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const unbinding = useAct({
    call: api.unbindSecondFactor,
    inPlace: true,
    onDone: () => void fetchCurrentUser(),
  })
  if (unbinding.isSuccess) return <Unbound />
  if (!isBound) return <Navigate to={pathTo('authenticator')} replace />
  // The field shows it.
  const refusedFor = (kind: string): string | undefined =>
    unbinding.error instanceof CallRefused && unbinding.error.kind === kind ? messageOf(unbinding.error) : undefined
  const wrongCode = refusedFor('code_wrong')
  const wrongPassword = refusedFor('credentials_wrong')
  const isCodeWhole = code.length === codeDigits
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (isCodeWhole && password !== '') unbinding.mutate({ code, password })
  }
  return (
    <Screen title={t('security.unbindFormTitle')} back>
      <form onSubmit={send} className="flex flex-col gap-4" noValidate>
        <Notice tone="warn">{t('withdrawals.changeText')}</Notice>
        <p className="text-sm text-fg-2">{t('security.unbindText')}</p>
        <CodeField
          label={t('sessions.securityCode')}
          value={code}
          error={isChecked && !isCodeWhole ? t('sessions.enterCode') : wrongCode}
          onChange={({ target }) => {
            setCode(target.value)
          }}
        />
        <PasswordField
          label={t('words.password')}
          value={password}
          error={isChecked && password === '' ? t('sessions.enterPassword') : wrongPassword}
          onChange={({ target }) => {
            setPassword(target.value)
          }}
        />
        {unbinding.error !== null && wrongCode === undefined && wrongPassword === undefined && (
          <Notice tone="danger">{messageOf(unbinding.error)}</Notice>
        )}
        <Button type="submit" kind="danger" wide busy={unbinding.isPending}>
          {t('security.unbind')}
        </Button>
      </form>
    </Screen>
  )
}

function Unbound() {
  const { t } = useTranslation()
  const back = useBack()
  return (
    <Screen
      title={t('security.authenticatorTitle')}
      back
      footer={
        <>
          <LinkButton to={pathTo('authenticator')} kind="soft" replace>
            {t('security.bindAnother')}
          </LinkButton>
          <Button wide onClick={back}>
            {t('words.done')}
          </Button>
        </>
      }
    >
      <Success title={<span className="text-lg font-semibold text-fg">{t('security.authenticatorUnbound')}</span>}>
        <p className="max-w-72 text-sm text-balance text-fg-2">{t('security.unboundText')}</p>
      </Success>
    </Screen>
  )
}
