import { useTranslation } from 'react-i18next'
import { useHasUnseenRecoveryCodes } from '@touchstone/app/sessions/unseen-recovery-codes'
import { pathTo } from '../routes/paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'

/** That recovery codes were made and never said to be saved, with the way to others; nothing where all is well. */
export function UnseenCodesNotice() {
  const { t } = useTranslation()
  if (!useHasUnseenRecoveryCodes()) return null
  return (
    <Notice
      tone="warn"
      action={
        <LinkButton kind="soft" size="sm" className="bg-surface!" to={pathTo('authenticator', { form: 'recovery' })}>
          {t('security.makeRecovery')}
        </LinkButton>
      }
    >
      {t('security.unseenCodes')}
    </Notice>
  )
}
