import { KeyRound, Mail, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@touchstone/app/api/session'
import { forgetFirstPassword, useOwnFirstPassword } from '@touchstone/app/sessions/first-password'
import { toast } from '@touchstone/app/feedback/toast'
import { pathTo } from '../routes/paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useBack } from '../ui/use-back.ts'
import { FirstPasswordCard } from './FirstPasswordCard.tsx'

/** How a guest makes sure to come back: with a contact, or with the name and password that were made for them. */
export function SaveAccountScreen() {
  const { t } = useTranslation()
  const isGuest = useSession(({ userInfo }) => userInfo?.guest === true)
  const first = useOwnFirstPassword()
  if (!isGuest && first === undefined) return <Saved />
  return (
    <Screen title={t('sessions.saveTitle')} back>
      <p className="text-base text-fg-2">{t('sessions.saveText')}</p>
      {isGuest ? <LinkContact /> : <Notice tone="info">{t('sessions.saveLinked')}</Notice>}
      {first === undefined ? <Notice tone="warn">{t('sessions.saveLost')}</Notice> : <KeepPassword />}
    </Screen>
  )
}

function LinkContact() {
  const { t } = useTranslation()
  return (
    <Card padded>
      <h2 className="flex items-center gap-2.5 text-base font-semibold">
        <Mail aria-hidden className="size-5 text-accent" />
        {t('sessions.saveContact')}
      </h2>
      <p className="mt-1 text-sm text-fg-2">{t('sessions.saveContactText')}</p>
      <LinkButton to={pathTo('bindContact')} wide className="mt-4">
        {t('sessions.saveContactAct')}
      </LinkButton>
    </Card>
  )
}

function KeepPassword() {
  const { t } = useTranslation()
  const back = useBack()
  const first = useOwnFirstPassword()
  if (first === undefined) return null
  return (
    <Card padded>
      <h2 className="flex items-center gap-2.5 text-base font-semibold">
        <KeyRound aria-hidden className="size-5 text-accent" />
        {t('sessions.savePassword')}
      </h2>
      <p className="mt-1 mb-3 text-sm text-fg-2">{t('sessions.savePasswordText')}</p>
      <FirstPasswordCard first={first} />
      <div className="mt-2 grid grid-cols-1 gap-2">
        <Button
          kind="soft"
          size="md"
          wide
          onClick={() => {
            void forgetFirstPassword()
            toast(t('sessions.saved'))
            back()
          }}
        >
          {t('sessions.firstSaved')}
        </Button>
        <LinkButton to={pathTo('password')} kind="ghost" size="md" wide>
          {t('sessions.saveOwnPassword')}
        </LinkButton>
      </div>
    </Card>
  )
}

function Saved() {
  const { t } = useTranslation()
  return (
    <Screen title={t('sessions.saveTitle')} back>
      <Empty
        icon={<ShieldCheck />}
        title={t('sessions.saved')}
        text={t('sessions.savedText')}
        action={
          <LinkButton to={pathTo('security')} kind="soft" size="md">
            {t('security.title')}
          </LinkButton>
        }
      />
    </Screen>
  )
}
