import type { Language } from '@touchstone/wire/languages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage, storeLanguage } from '@touchstone/app/texts/language'
import { languageNames } from '@touchstone/app/texts/language-names'
import { changeLanguage } from '@touchstone/app/texts/texts'
import { offeredLanguage } from './language-offer.ts'
import { Button } from './ui/Button.tsx'

/** Shown once to a person who has not chosen a language: offers the browser's, if we have it. */
export function LanguageHint() {
  const { t } = useTranslation()
  const [offered, setOffered] = useState<Language | undefined>(offeredLanguage)
  if (offered === undefined) return null
  return (
    <aside className="fixed inset-x-0 bottom-20 z-30 mx-auto max-w-(--app-max) px-4">
      <div className="grid gap-3 rounded-lg bg-surface p-4 shadow-floating ring-1 ring-border">
        <p className="text-sm">{t('frame.languageHint', { language: languageNames[offered] })}</p>
        <div className="grid grid-cols-2 gap-3">
          <Button
            kind="soft"
            size="md"
            onClick={() => {
              storeLanguage(currentLanguage())
              setOffered(undefined)
            }}
          >
            {t('frame.keepEnglish')}
          </Button>
          <Button
            size="md"
            onClick={() => {
              setOffered(undefined)
              void changeLanguage(offered)
            }}
          >
            {languageNames[offered]}
          </Button>
        </div>
      </div>
    </aside>
  )
}
