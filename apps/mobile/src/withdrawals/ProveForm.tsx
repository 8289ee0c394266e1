import { CallRefused } from '@touchstone/client/call-failed'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import { formFailure } from '@touchstone/app/feedback/act-failure'
import { messageOf } from '@touchstone/app/feedback/failures'
import { refreshAccounts } from '@touchstone/app/settlement-accounts/settlement-accounts.queries'
import type { WithdrawalTerms } from '@touchstone/app/withdrawals/withdrawal-terms.queries'
import { Button } from '../ui/Button.tsx'
import { OwnCodeField } from '../security/OwnCodeField.tsx'
import { WaitNotice } from '../security/WaitNotice.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { useBack } from '../ui/use-back.ts'

type ProveFormProps = {
  terms: WithdrawalTerms
  /** Another in place of one that counts: withdrawals wait for it. */
  isChange: boolean
  /** The new six digits. */
  pin: string
  onStartOver: (why?: string) => void
}

/** Sign-in password and a code, and then the new withdrawal password counts. */
export function ProveForm({ terms, isChange, pin, onStartOver }: ProveFormProps) {
  const { t } = useTranslation()
  const back = useBack()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isChecked, setChecked] = useState(false)
  const setting = useAct({
    call: api.setWithdrawalPassword,
    proofs: ['password', 'code'],
    inPlace: true,
    onDone: () => {
      refreshAccounts()
      toast(t('withdrawals.pinSaved'))
      back()
    },
  })
  const refused = (kind: string): string | undefined =>
    setting.error instanceof CallRefused && setting.error.kind === kind ? messageOf(setting.error) : undefined
  const wrongPassword = refused('credentials_wrong')
  const wrongCode = refused('code_wrong')
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setChecked(true)
    if (password === '' || code.length < 6) return
    setting.mutate(
      { password, code, withdrawalPassword: pin },
      {
        onError: (error) => {
          if (error instanceof CallRefused && error.kind === 'withdrawal_password_unchanged')
            onStartOver(messageOf(error))
        },
      },
    )
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <h2 className="pt-2 text-xl font-semibold">{t('withdrawals.prove')}</h2>
      {isChange && <WaitNotice />}
      <PasswordField
        label={t('withdrawals.loginPassword')}
        value={password}
        error={isChecked && password === '' ? t('withdrawals.enterPassword') : wrongPassword}
        onChange={({ target }) => setPassword(target.value)}
      />
      <OwnCodeField
        purpose="funds"
        contact={terms.codesGoTo ?? ''}
        value={code}
        error={isChecked && code.length < 6 ? t('withdrawals.enterCode') : wrongCode}
        onChange={setCode}
      />
      {setting.error !== null && wrongPassword === undefined && wrongCode === undefined && (
        <Notice tone="danger">{formFailure(setting.error)}</Notice>
      )}
      <Button type="submit" wide busy={setting.isPending}>
        {t('words.save')}
      </Button>
    </form>
  )
}
