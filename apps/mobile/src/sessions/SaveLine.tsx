import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useHasNoFirstPassword } from '@touchstone/app/sessions/first-password'
import { useIsUnsaved } from '@touchstone/app/sessions/use-save-due'
import { pathTo } from '../routes/paths.ts'
import { Notice } from '../ui/Notice.tsx'

/** Tells a guest quietly that the account can be saved, until it is; nothing to anybody else. */
export function SaveLine() {
  const { t } = useTranslation()
  // Then a contact is all that is left: as on plain http, where a password is gone with its page.
  const isLost = useHasNoFirstPassword()
  if (!useIsUnsaved()) return null
  return (
    <Notice
      tone="info"
      action={
        <Link
          to={pathTo(isLost ? 'bindContact' : 'saveAccount')}
          className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-accent"
        >
          {t(isLost ? 'sessions.saveContactAct' : 'sessions.saveAct')}
        </Link>
      }
    >
      {t(isLost ? 'sessions.saveByContact' : 'sessions.saveLine')}
    </Notice>
  )
}
