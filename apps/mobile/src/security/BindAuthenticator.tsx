import { useQuery } from '@tanstack/react-query'
import { CallRefused } from '@touchstone/client/call-failed'
import { Smartphone } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import { useAct } from '@touchstone/app/api/act'
import { useSession } from '@touchstone/app/api/session'
import { fetchCurrentUser } from '@touchstone/app/sessions/current-user'
import { isUnanswered } from '@touchstone/app/feedback/act-failure'
import { messageOf } from '@touchstone/app/feedback/failures'
import { noteIfBound, useSecondFactor } from '@touchstone/app/sessions/second-factor.queries'
import { askForRecoveryCodes } from '@touchstone/app/sessions/unseen-recovery-codes'
import { Button } from '../ui/Button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { Card } from '../ui/Card.tsx'
import { CodeField } from '../ui/CodeField.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { FirstPasswordHint } from '../sessions/FirstPasswordHint.tsx'
import { OwnCodeField } from './OwnCodeField.tsx'
import { toast } from '@touchstone/app/feedback/toast'

/**
 * Turns an authenticator on: its key as a link for the app on this phone, as text and as a picture, then a code of the app,
 * the password, and a code to the contact where there is one.
 */
export function BindAuthenticator({ onBound }: { onBound: (recoveryCodes: readonly string[]) => void }) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [contactCode, setContactCode] = useState('')
  // A guest has none.
  const contact = useSession(({ userInfo }) => userInfo?.email ?? userInfo?.phone ?? undefined)
  const key = useQuery({
    queryKey: ['security', 'authenticator-key'],
    queryFn: () =>
      api.generateSecondFactor({}).catch((error: unknown) => {
        noteIfBound(error)
        throw error
      }),
    // Asked again it would be another key than the one that was scanned.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const binding = useAct({
    call: (request: Parameters<typeof api.bindSecondFactor>[0], asking) =>
      askForRecoveryCodes(() => api.bindSecondFactor(request, asking)),
    inPlace: true,
    onDone: ({ recoveryCodes }) => {
      onBound(recoveryCodes)
      void fetchCurrentUser()
      toast(t('security.authenticatorBound'))
    },
  })
  const isComplete = code.length === 6 && password !== '' && (contact === undefined || contactCode.length === 6)
  // The field shows it.
  const refusedFor = (kind: string): string | undefined =>
    binding.error instanceof CallRefused && binding.error.kind === kind ? messageOf(binding.error) : undefined
  const wrongCode = refusedFor('code_wrong')
  const wrongPassword = refusedFor('credentials_wrong')
  const wrongContactCode = refusedFor('contact_code_wrong')
  const isAtField = [wrongCode, wrongPassword, wrongContactCode].some((wrong) => wrong !== undefined)
  const isUnknown = isUnanswered(binding.error)
  // Where it is on after all, the screen shows that in place of this form.
  useSecondFactor({ enabled: isUnknown, again: true })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete)
      binding.mutate({ code, password, ...(contact === undefined ? {} : { contactCode }) }, { onError: noteIfBound })
  }
  return (
    <Screen title={t('security.authenticatorTitle')} back>
      <p className="text-sm text-fg-2">
        {t('security.authenticatorText')} {t('security.noWait')}
      </p>
      <Loaded query={key} skeleton={<KeySkeleton />}>
        {({ secret, url }) => (
          <Card className="flex flex-col items-center gap-3 p-4">
            <a href={url} className={buttonLook('soft', 'md', true)}>
              <Smartphone aria-hidden className="size-4" />
              {t('security.openInApp')}
            </a>
            <CopyButton text={secret} label={t('security.authenticatorKey')}>
              <span className="font-mono text-sm text-balance">{inFours(secret)}</span>
            </CopyButton>
            <p className="text-xs text-fg-2">{t('security.orScan')}</p>
            <QrCode text={url} label={t('security.authenticatorKey')} className="w-40" />
          </Card>
        )}
      </Loaded>
      <form onSubmit={send} className="flex flex-col gap-5" noValidate>
        <CodeField
          label={t('sessions.securityCode')}
          value={code}
          error={wrongCode}
          onChange={({ target }) => {
            setCode(target.value)
          }}
        />
        <PasswordField
          label={t('words.password')}
          value={password}
          error={wrongPassword}
          onChange={({ target }) => {
            setPassword(target.value)
          }}
        />
        <FirstPasswordHint typed={password} onUse={setPassword} />
        {contact !== undefined && (
          <OwnCodeField
            purpose="account"
            contact={contact}
            value={contactCode}
            error={wrongContactCode}
            onChange={setContactCode}
          />
        )}
        {binding.error !== null && !isAtField && (
          <Notice tone="danger">{isUnknown ? t('security.unknownBound') : messageOf(binding.error)}</Notice>
        )}
        <Button type="submit" wide busy={binding.isPending} disabled={!isComplete}>
          {t('security.turnOn')}
        </Button>
      </form>
    </Screen>
  )
}

/** As one types it: in groups of four. */
const inFours = (key: string): string => key.replaceAll(/.{4}(?=.)/g, '$& ')

function KeySkeleton() {
  return (
    <Card className="flex flex-col items-center gap-3 p-4">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="my-3 h-5 w-72" />
      <Skeleton className="h-4 w-48" />
      <Skeleton className="size-40" />
    </Card>
  )
}
