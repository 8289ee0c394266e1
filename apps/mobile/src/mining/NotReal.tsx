import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../ui/StatusChip.tsx'

/** Beside the name of a machine: none of it exists. */
export function SyntheticChip() {
  const { t } = useTranslation()
  return (
    <StatusChip tone="warn" icon={<FlaskConical aria-hidden />}>
      {t('mining.synthetic')}
    </StatusChip>
  )
}

/** Under the bar that has the name of a machine: none of it exists, and what is paid by. */
export function NotReal() {
  const { t } = useTranslation()
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-semibold text-warn">
      <SyntheticChip />
      <span className="min-w-0 break-words">{t('mining.notReal')}</span>
    </p>
  )
}
