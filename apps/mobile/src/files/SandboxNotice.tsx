import { useTranslation } from 'react-i18next'
import { useFeed } from '@touchstone/app/setup/setup.queries'
import { Notice } from '../ui/Notice.tsx'

/** Says before an upload that a sandbox, which anybody may run, is no place for real documents. */
export function SandboxNotice() {
  const { t } = useTranslation()
  if (useFeed().data?.kind !== 'sandbox') return null
  return <Notice tone="warn">{t('files.sandboxText')}</Notice>
}
