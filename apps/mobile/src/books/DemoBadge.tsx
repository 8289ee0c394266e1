import { useTranslation } from 'react-i18next'

/** Marks what is not real money. */
export function DemoBadge() {
  const { t } = useTranslation()
  return (
    <span className="inline-block shrink-0 rounded-sm bg-info-soft px-1.5 py-0.5 text-2xs font-semibold text-info">
      {t('ui.demo')}
    </span>
  )
}
