import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import { fetchCurrentUser } from '@touchstone/app/sessions/current-user'
import { messageOf } from '@touchstone/app/feedback/failures'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CodeField } from '../ui/CodeField.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { useBack } from '../ui/use-back.ts'

/** Binds an authenticator app: its key as a picture and as text, then a code of it and the password. */
export function BindAuthenticator() {
  const { t } = useTranslation()
  const back = useBack()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const key = useQuery({
    queryKey: ['security', 'authenticator-key'],
    queryFn: () => api.generateSecondFactor({}),
    // Asked again it would be another key than the one that was scanned.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const binding = useAct({
    call: api.bindSecondFactor,
    inPlace: true,
    onDone: () => {
      void fetchCurrentUser()
      toast(t('security.authenticatorBound'))
      back()
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === 6 && password !== '') binding.mutate({ code, password })
  }
  return (
    <Screen title={t('security.authenticatorTitle')} back>
      <p className="text-sm text-fg-2">{t('security.authenticatorText')}</p>
      <Loaded query={key} skeleton={<KeySkeleton />}>
        {({ secret, url }) => (
          <Card className="flex flex-col items-center gap-3 p-4">
            <QrCode text={url} label={t('security.authenticatorKey')} className="w-44" />
            <CopyButton text={secret} label={t('security.authenticatorKey')}>
              <span className="font-mono text-sm break-all">{secret}</span>
            </CopyButton>
          </Card>
        )}
      </Loaded>
      <form onSubmit={send} className="flex flex-col gap-3" noValidate>
        <CodeField
          label={t('sessions.securityCode')}
          value={code}
          onChange={({ target }) => {
            setCode(target.value)
          }}
        />
        <PasswordField
          label={t('words.password')}
          value={password}
          onChange={({ target }) => {
            setPassword(target.value)
          }}
        />
        {binding.error !== null && <Notice tone="danger">{messageOf(binding.error)}</Notice>}
        <Button type="submit" wide busy={binding.isPending} disabled={code.length !== 6 || password === ''}>
          {t('security.bind')}
        </Button>
      </form>
    </Screen>
  )
}

function KeySkeleton() {
  return (
    <Card className="flex flex-col items-center gap-3 p-4">
      <Skeleton className="size-44" />
      <Skeleton className="my-3 h-5 w-64" />
    </Card>
  )
}
