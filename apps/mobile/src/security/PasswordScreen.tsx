import { CallRefused } from '@touchstone/client/call-failed'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import { endFirstPassword, forgetFirstPassword, useOwnFirstPassword } from '@touchstone/app/sessions/first-password'
import { formFailure } from '@touchstone/app/feedback/act-failure'
import { messageOf } from '@touchstone/app/feedback/failures'
import { useSession } from '@touchstone/app/api/session'
import { weaknessOf } from '@touchstone/wire/password-strength'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { PasswordMeter } from '../sessions/PasswordMeter.tsx'
import { Screen } from '../ui/Screen.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { refreshWithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { useBack } from '../ui/use-back.ts'
import { WaitNotice } from './WaitNotice.tsx'

/** Sets a new password, twice typed; every other session ends. */
export function PasswordScreen() {
  const { t } = useTranslation()
  const back = useBack()
  const account = useSession(({ userInfo }) => userInfo?.account)
  const [typed, setOld] = useState('')
  // Nobody has to type what this device made up and still has.
  const first = useOwnFirstPassword()
  const old = first?.password ?? typed
  const [wanted, setWanted] = useState('')
  const [again, setAgain] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const changing = useAct({
    call: api.changePassword,
    proofs: ['password'],
    inPlace: true,
    onDone: () => {
      void endFirstPassword()
      refreshWithdrawalTerms()
      toast(t('security.passwordChanged'))
      back()
    },
  })
  // The field shows it.
  const isWrong = changing.error instanceof CallRefused && changing.error.kind === 'credentials_wrong'
  const wrong = isWrong ? messageOf(changing.error) : undefined
  const forgotten = isWrong && first !== undefined
  useEffect(() => {
    // It was changed elsewhere: from here on it is typed.
    if (forgotten) void forgetFirstPassword()
  }, [forgotten])
  const weakness = weaknessOf(wanted, { account })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (old !== '' && weakness === undefined && wanted === again)
      changing.mutate({ password: old, newPassword: wanted })
  }
  return (
    <Screen title={t('security.passwordTitle')} back>
      <form onSubmit={send} className="flex flex-col gap-5" noValidate>
        <Notice tone="info">{t(first === undefined ? 'security.passwordText' : 'security.firstPasswordText')}</Notice>
        <WaitNotice />
        {first === undefined && !changing.isSuccess && (
          <PasswordField
            label={t('security.oldPassword')}
            value={old}
            error={isChecked && old === '' ? t('security.enterOldPassword') : wrong}
            onChange={({ target }) => {
              setOld(target.value)
            }}
          />
        )}
        <PasswordField
          label={t('security.newPassword')}
          autoComplete="new-password"
          value={wanted}
          error={isChecked && weakness !== undefined ? t(`sessions.weak.${weakness}`) : undefined}
          onChange={({ target }) => {
            setWanted(target.value)
          }}
        />
        <PasswordMeter password={wanted} account={account} isTold={isChecked && weakness !== undefined} />
        <PasswordField
          label={t('security.newPasswordAgain')}
          autoComplete="new-password"
          value={again}
          error={isChecked && again !== wanted ? t('security.passwordsDiffer') : undefined}
          onChange={({ target }) => {
            setAgain(target.value)
          }}
        />
        {changing.error !== null && !isWrong && <Notice tone="danger">{formFailure(changing.error)}</Notice>}
        <Button type="submit" wide busy={changing.isPending}>
          {t('words.save')}
        </Button>
      </form>
    </Screen>
  )
}
