import { clsx } from 'clsx'
import { KeyRound, Mail, ShieldCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@touchstone/app/api/session'
import {
  endFirstPassword,
  type FirstPassword,
  useHasNoFirstPassword,
  useOwnFirstPassword,
} from '@touchstone/app/sessions/first-password'
import { useIsUnsaved } from '@touchstone/app/sessions/use-save-due'
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
  const isUnsaved = useIsUnsaved()
  const first = useOwnFirstPassword()
  const isLost = useHasNoFirstPassword()
  const [isConfirmed, setIsConfirmed] = useState(false)
  if (!isUnsaved && first === undefined) return <Saved isGuest={isGuest} isJustSaved={isConfirmed} />
  return (
    <Screen title={t('sessions.saveTitle')} back>
      <p className="text-base text-fg-2">{t('sessions.saveText')}</p>
      {isGuest ? <LinkContact /> : <Notice tone="info">{t('sessions.saveLinked')}</Notice>}
      {isLost && <Notice tone="warn">{t('sessions.saveLost')}</Notice>}
      {first !== undefined && <KeepPassword first={first} onSaved={() => setIsConfirmed(true)} />}
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

function KeepPassword({ first, onSaved }: { first: FirstPassword; onSaved: () => void }) {
  const { t } = useTranslation()
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
            void endFirstPassword()
            onSaved()
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

type SavedProps = {
  isGuest: boolean
  /** It was just saved here: the focus comes along, and the second tap of a double tap presses nothing. */
  isJustSaved: boolean
}

/** A guest may link a contact all the same. */
function Saved({ isGuest, isJustSaved }: SavedProps) {
  const { t } = useTranslation()
  const back = useBack()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isJustSaved) place.current?.focus()
  }, [isJustSaved])
  return (
    <Screen title={t('sessions.saveTitle')} back>
      <div
        ref={place}
        tabIndex={-1}
        className={clsx('flex flex-col gap-4 outline-none', isJustSaved && 'deaf-at-first')}
      >
        <Empty
          icon={<ShieldCheck />}
          title={t('sessions.saved')}
          text={t('sessions.savedText')}
          action={
            isJustSaved ? (
              <Button kind="soft" size="md" onClick={back}>
                {t('words.done')}
              </Button>
            ) : (
              <LinkButton to={pathTo('security')} kind="soft" size="md">
                {t('security.title')}
              </LinkButton>
            )
          }
        />
        {isGuest && <LinkContact />}
      </div>
    </Screen>
  )
}
