import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetInitialPassword, useNewGuest } from '@touchstone/app/sessions/guest'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Sheet } from '../ui/Sheet.tsx'

/**
 * Account name and initial password of the new guest, shown once. Only "I have saved it" goes on; an attempt
 * to close it says why it stays.
 */
export function InitialPassword({ onSaved }: { onSaved?: () => void }) {
  const { t } = useTranslation()
  const guest = useNewGuest((state) => state.guest)
  const [isWarned, setIsWarned] = useState(false)
  const both = guest === undefined ? '' : `${guest.account} ${guest.initialPassword}`
  return (
    <Sheet
      open={guest !== undefined}
      onOpenChange={() => {
        setIsWarned(true)
      }}
      title={t('demo.passwordTitle')}
      text={t('demo.passwordText')}
      footer={
        <Button
          wide
          onClick={() => {
            forgetInitialPassword()
            onSaved?.()
          }}
        >
          {t('demo.passwordSaved')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <div className="rounded-md bg-surface-2 px-3.5 py-1">
          <Secret label={t('words.account')} copies={guest?.account ?? ''}>
            {guest?.account}
          </Secret>
          <Secret label={t('demo.initialPassword')} copies={guest?.initialPassword ?? ''}>
            <span className="font-mono tracking-wide">{guest?.initialPassword}</span>
          </Secret>
        </div>
        <CopyButton text={both} className="self-center text-accent">
          {t('demo.copyBoth')}
        </CopyButton>
        {isWarned && <Notice tone="warn">{t('demo.passwordOnce')}</Notice>}
      </div>
    </Sheet>
  )
}

function Secret({ label, copies, children }: { label: string; copies: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="flex items-center gap-2 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="text-xs text-fg-2">{label}</p>
        <p className="text-base font-semibold break-all select-all">{children}</p>
      </div>
      <CopyButton text={copies} label={`${t('words.copy')}: ${label}`} className="-mr-2" />
    </div>
  )
}
