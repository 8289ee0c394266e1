import { CallRefused } from '@touchstone/client/call-failed'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { useInFlight } from '@touchstone/app/api/use-in-flight'
import { hourMs } from '@touchstone/domain/time'
import { isUnanswered } from '@touchstone/app/feedback/act-failure'
import { messageOf } from '@touchstone/app/feedback/failures'
import type { Challenge } from '@touchstone/app/sessions/submit-sign-in'
import { isSecondFactorCode, plainRecoveryCode } from '@touchstone/app/sessions/second-factor-code'
import { Button } from '../ui/Button.tsx'
import { CodeField } from '../ui/CodeField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextField } from '../ui/TextField.tsx'

type SecondFactorFormProps = {
  challenge: Challenge
  onToken: (token: string) => void
  /** Why, where the person did not ask for it. */
  onBack: (why?: string) => void
}

/** The security code of the authenticator, or a recovery code in its place, which finishes a sign-in. */
export function SecondFactorForm({ challenge: { challenge, recoveryWaitMs }, onToken, onBack }: SecondFactorFormProps) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [isLost, setIsLost] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The one thing that is asked for here.
  useEffect(() => {
    field.current?.focus()
  }, [isLost])
  // What became of it is not known, also when it is refused afterwards: its code may be used up.
  const [lost, setLost] = useState<string>()
  const inFlight = useInFlight()
  const sending = useMutation({
    mutationFn: () => api.secondFactorLogin({ challenge, code }),
    onSuccess: ({ token }) => {
      onToken(token)
    },
    onError: (error) => {
      if (isUnanswered(error)) setLost(t(isLost ? 'sessions.recoveryLost' : 'sessions.secondFactorLost'))
      // Nothing can be entered here any more.
      if (error instanceof CallRefused && error.kind === 'challenge_expired') onBack(lost ?? messageOf(error))
    },
    onSettled: () => inFlight.end(code),
    meta: { inPlace: true },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isSecondFactorCode(code) && inFlight.begin(code)) sending.mutate()
  }
  const change = (typed: string) => {
    setCode(typed)
    if (sending.isError) sending.reset()
  }
  const shared = {
    ref: field,
    value: code,
    error: sending.error === null ? undefined : isUnanswered(sending.error) ? lost : messageOf(sending.error),
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-5" noValidate>
      <p className="text-sm text-fg-2">{t(isLost ? 'sessions.recoveryCodeText' : 'sessions.secondFactorText')}</p>
      {isLost && recoveryWaitMs > 0 && (
        <Notice tone="warn">{t('sessions.recoveryWait', { hours: Math.ceil(recoveryWaitMs / hourMs) })}</Notice>
      )}
      {isLost ? (
        <TextField
          {...shared}
          label={t('sessions.recoveryCode')}
          placeholder="XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          className="num"
          onChange={({ target }) => change(plainRecoveryCode(target.value))}
        />
      ) : (
        <CodeField {...shared} label={t('sessions.securityCode')} onChange={({ target }) => change(target.value)} />
      )}
      <Button type="submit" wide busy={sending.isPending} disabled={!isSecondFactorCode(code)}>
        {t('words.confirm')}
      </Button>
      <Button
        kind="ghost"
        size="md"
        onClick={() => {
          change('')
          setIsLost(!isLost)
        }}
      >
        {t(isLost ? 'sessions.usePhone' : 'sessions.lostPhone')}
      </Button>
      <Button kind="ghost" size="md" onClick={() => onBack()}>
        {t('words.back')}
      </Button>
    </form>
  )
}
