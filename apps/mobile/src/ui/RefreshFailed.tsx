import { useTranslation } from 'react-i18next'

/** A small line above stale content: it could not be reloaded. */
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
