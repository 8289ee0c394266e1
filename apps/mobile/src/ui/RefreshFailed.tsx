import { useTranslation } from 'react-i18next'

/** A small line over what was loaded before: it could not be loaded anew. */
export function RefreshFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <output className="flex items-center justify-between gap-3 rounded-md bg-warn-soft px-3 py-1.5 text-xs text-warn">
      <span>{t('ui.refreshFailed')}</span>
      <button
        type="button"
        onClick={onRetry}
        className="relative shrink-0 font-semibold underline after:absolute after:-inset-3"
      >
        {t('ui.retry')}
      </button>
    </output>
  )
}
