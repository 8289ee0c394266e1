import { CallRefused } from '@touchstone/client/call-failed'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import { fetchCurrentUser } from '@touchstone/app/sessions/current-user'
import { formFailure } from '@touchstone/app/feedback/act-failure'
import { messageOf } from '@touchstone/app/feedback/failures'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { Screen } from '../ui/Screen.tsx'
import { TextField } from '../ui/TextField.tsx'
import { isSecondFactorCode, plainRecoveryCode } from '@touchstone/app/sessions/second-factor-code'
import { untilText } from '@touchstone/app/time/moments'
import { refreshWithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { FirstPasswordHint } from '../sessions/FirstPasswordHint.tsx'
import { WaitNotice } from './WaitNotice.tsx'
import { Success } from '../ui/Success.tsx'
import { useBack } from '../ui/use-back.ts'

type UnbindProps = {
  isBound: boolean
  /** What is here where there is nothing to turn off. */
  otherwise: ReactNode
}

/** Turns the authenticator off for a code of it, or a recovery code, and the password. */
export function UnbindAuthenticator({ isBound, otherwise }: UnbindProps) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const unbinding = useAct({
    call: api.unbindSecondFactor,
    proofs: ['code', 'password'],
    inPlace: true,
    onDone: () => {
      void fetchCurrentUser()
      refreshWithdrawalTerms()
    },
  })
  if (unbinding.isSuccess) return <Unbound waitsUntilMs={unbinding.data.waitsUntilAtMs} />
  if (!isBound) return otherwise
  // The field shows it.
  const refusedFor = (kind: string): string | undefined =>
    unbinding.error instanceof CallRefused && unbinding.error.kind === kind ? messageOf(unbinding.error) : undefined
  const wrongCode = refusedFor('code_wrong')
  const wrongPassword = refusedFor('credentials_wrong')
  const isCodeWhole = isSecondFactorCode(code)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (isCodeWhole && password !== '') unbinding.mutate({ code, password })
  }
  return (
    <Screen title={t('security.unbindFormTitle')} back>
      <form onSubmit={send} className="flex flex-col gap-5" noValidate>
        <WaitNotice />
        <p className="text-sm text-fg-2">{t('security.unbindText')}</p>
        <TextField
          label={t('security.codeOrRecovery')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          className="num"
          value={code}
          error={isChecked && !isCodeWhole ? t('security.enterCodeOrRecovery') : wrongCode}
          onChange={({ target }) => {
            setCode(plainRecoveryCode(target.value))
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
        <FirstPasswordHint typed={password} onUse={setPassword} />
        {unbinding.error !== null && wrongCode === undefined && wrongPassword === undefined && (
          <Notice tone="danger">{formFailure(unbinding.error)}</Notice>
        )}
        <Button type="submit" kind="danger" wide busy={unbinding.isPending}>
          {t('security.unbind')}
        </Button>
      </form>
    </Screen>
  )
}

function Unbound({ waitsUntilMs }: { waitsUntilMs: number | null }) {
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
        <p className="max-w-72 text-sm text-balance text-fg-2">
          {t('security.unboundText')}{' '}
          {waitsUntilMs !== null && t('withdrawals.waitsText', { time: untilText(waitsUntilMs) })}
        </p>
      </Success>
    </Screen>
  )
}
