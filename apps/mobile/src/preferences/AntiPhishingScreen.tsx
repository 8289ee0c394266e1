import { CallRefused } from '@touchstone/client/call-failed'
import { antiPhishingCode } from '@touchstone/wire/preferences'
import { ShieldCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '@touchstone/app/api/act'
import { api } from '@touchstone/app/api/api'
import { messageOf } from '@touchstone/app/feedback/failures'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Notice } from '../ui/Notice.tsx'
import { FirstPasswordHint } from '../sessions/FirstPasswordHint.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { useBack } from '../ui/use-back.ts'
import { putNotificationPreferences, useNotificationPreferences } from '@touchstone/app/preferences/preferences.queries'

/** The word that proves to the person that a message is from the house. */
export function AntiPhishingScreen() {
  const { t } = useTranslation()
  const preferences = useNotificationPreferences()
  return (
    <Screen title={t('preferences.antiPhishing')} back>
      <div className="flex items-start gap-3">
        <ShieldCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
        <p className="min-w-0 flex-1 text-sm text-fg-2">{t('preferences.antiPhishingText')}</p>
      </div>
      <Loaded query={preferences} skeleton={<Skeleton className="h-48 rounded-lg!" />}>
        {({ antiPhishingCode: present }) => <CodeForm present={present} />}
      </Loaded>
    </Screen>
  )
}

/** @param present with dots for all but its first character; null without a code */
function CodeForm({ present }: { present: string | null }) {
  const { t } = useTranslation()
  const { code, setCode, password, setPassword, checked, setting, isMalformed, isWrong, send } = useCodeChange()
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send('set')
      }}
      className="flex flex-col gap-5"
    >
      {present !== null && (
        <Card padded>
          <Facts items={[{ label: t('preferences.antiPhishingNow'), value: present }]} />
        </Card>
      )}
      <TextField
        label={t('preferences.antiPhishingField')}
        hint={t('preferences.antiPhishingHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        value={code}
        error={checked === 'set' && isMalformed ? t('preferences.antiPhishingMalformed') : undefined}
        onChange={({ target }) => {
          setCode(target.value)
        }}
      />
      <PasswordField
        label={t('preferences.loginPassword')}
        value={password}
        error={
          checked !== undefined && password === ''
            ? t('preferences.enterLoginPassword')
            : isWrong
              ? messageOf(setting.error)
              : undefined
        }
        onChange={({ target }) => {
          setPassword(target.value)
        }}
      />
      <FirstPasswordHint typed={password} onUse={setPassword} />
      {setting.error !== null && !isWrong && <Notice tone="danger">{messageOf(setting.error)}</Notice>}
      <Button type="submit" wide busy={setting.isPending && checked === 'set'} disabled={setting.isPending}>
        {t('words.save')}
      </Button>
      {present !== null && (
        <Button
          kind="ghost"
          busy={setting.isPending && checked === 'remove'}
          disabled={setting.isPending}
          onClick={() => send('remove')}
        >
          {t('preferences.antiPhishingRemove')}
        </Button>
      )}
    </form>
  )
}

/** Sets or removes the code, with the password. */
function useCodeChange() {
  const { t } = useTranslation()
  const back = useBack()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState<'set' | 'remove'>()
  const setting = useAct({
    call: api.setAntiPhishingCode,
    proofs: ['password'],
    inPlace: true,
    onDone: (preferences, { antiPhishingCode: set }) => {
      putNotificationPreferences(preferences)
      toast(t(set === null ? 'preferences.antiPhishingRemoved' : 'preferences.antiPhishingSaved'))
      back()
    },
  })
  const typed = code.trim()
  const isMalformed = !antiPhishingCode.safeParse(typed).success
  const isWrong = setting.error instanceof CallRefused && setting.error.kind === 'credentials_wrong'
  const send = (act: 'set' | 'remove') => {
    setChecked(act)
    if (password !== '' && (act === 'remove' || !isMalformed))
      setting.mutate({ antiPhishingCode: act === 'set' ? typed : null, password })
  }
  return { code, setCode, password, setPassword, checked, setting, isMalformed, isWrong, send }
}
