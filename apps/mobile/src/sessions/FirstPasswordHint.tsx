import { useTranslation } from 'react-i18next'
import { useOwnFirstPassword } from '@touchstone/app/sessions/first-password'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

type FirstPasswordHintProps = { typed: string; onUse: (password: string) => void }

/** Under a field that asks for the password: a guest who was given one and has not saved it yet never saw it. */
export function FirstPasswordHint({ typed, onUse }: FirstPasswordHintProps) {
  const { t } = useTranslation()
  const first = useOwnFirstPassword()
  if (first === undefined || typed === first.password) return null
  return (
    <Notice
      action={
        <Button kind="soft" size="sm" onClick={() => onUse(first.password)}>
          {t('sessions.useSandboxCode')}
        </Button>
      }
    >
      {t('sessions.firstHere')}
    </Notice>
  )
}
