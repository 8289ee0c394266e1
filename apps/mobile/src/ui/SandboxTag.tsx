import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { StatusChip } from './StatusChip.tsx'

/** Marks a way of money through which none goes: it is made up. */
export function SandboxTag() {
  const { t } = useTranslation()
  return (
    <span className="inline-flex align-middle">
      <StatusChip tone="warn" icon={<FlaskConical aria-hidden />}>
        {t('market.sandbox')}
      </StatusChip>
    </span>
  )
}
