import { useTranslation } from 'react-i18next'

/** Says on top of a page that what it shows is play money: it may be photographed and handed on. */
export function DemoStrip() {
  const { t } = useTranslation()
  return (
    <p className="flex items-center gap-2 rounded-md bg-info-soft px-3.5 py-2.5 text-sm text-info" role="note">
      <strong className="shrink-0 rounded-sm bg-info px-1.5 py-0.5 text-xs font-semibold tracking-wide text-bg uppercase">
        {t('ui.demo')}
      </strong>
      {t('demo.bar')}
    </p>
  )
}
