import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '@touchstone/app/api/session'
import { pathTo } from '../routes/paths.ts'
import { Notice } from '../ui/Notice.tsx'

/** Tells a guest quietly that the account can be saved; nothing to anybody else. */
export function SaveLine() {
  const { t } = useTranslation()
  const isGuest = useSession(({ userInfo }) => userInfo?.guest === true)
  if (!isGuest) return null
  return (
    <Notice
      tone="info"
      action={
        <Link
          to={pathTo('saveAccount')}
          className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-accent"
        >
          {t('sessions.saveAct')}
        </Link>
      }
    >
      {t('sessions.saveLine')}
    </Notice>
  )
}
