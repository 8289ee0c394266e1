import { useTranslation } from 'react-i18next'

/** Above the main act while no answer has come: what was sent is looked for. */
export function FindingOut() {
  const { t } = useTranslation()
  return (
    <p role="status" className="text-sm break-words">
      <span className="font-semibold">{t('investments.findingOut')}</span> {t('investments.findingOutText')}
    </p>
  )
}
