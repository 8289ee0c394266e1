import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FirstPassword } from '@touchstone/app/sessions/first-password'
import { CopyButton } from '../ui/CopyButton.tsx'

/** The name and the first password of a guest, to be copied. */
export function FirstPasswordCard({ first: { account, password } }: { first: FirstPassword }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-1">
      <div className="rounded-md bg-surface-2 px-3.5 py-1">
        <Secret label={t('sessions.accountName')} copies={account}>
          {account}
        </Secret>
        <Secret label={t('words.password')} copies={password}>
          <span className="font-mono tracking-wide">{password}</span>
        </Secret>
      </div>
      <CopyButton text={`${account} ${password}`} accent className="self-center">
        {t('sessions.copyBoth')}
      </CopyButton>
    </div>
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
