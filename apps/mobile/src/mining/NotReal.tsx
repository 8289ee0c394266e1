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

/** The same at the end of a bar that has the name of a machine. */
export function SyntheticInBar() {
  return (
    <span className="pr-2">
      <SyntheticChip />
    </span>
  )
}

/** Under that bar: none of it exists, and what is paid by. */
export function NotReal() {
  const { t } = useTranslation()
  return <p className="text-sm font-semibold break-words text-warn">{t('mining.notReal')}</p>
}
