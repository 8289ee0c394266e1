import { useTranslation } from 'react-i18next'
import type { Mode } from '@touchstone/app/sessions/sign-in-form'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

type LostSignInProps = { mode: Exclude<Mode, 'password'>; onSignIn: () => void }

/** No answer came to what takes a code: it may have been done, and the code be used up. */
export function LostSignIn({ mode, onSignIn }: LostSignInProps) {
  const { t } = useTranslation()
  if (mode === 'code') return <Notice tone="warn">{t('sessions.codeLost')}</Notice>
  return (
    <Notice
      tone="warn"
      action={
        <Button kind="soft" size="sm" className="bg-surface!" onClick={onSignIn}>
          {t('sessions.passwordAct')}
        </Button>
      }
    >
      {t(`sessions.${mode}Lost`)}
    </Notice>
  )
}
