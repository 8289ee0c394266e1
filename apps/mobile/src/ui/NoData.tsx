import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'

/** In the place of a chart that has nothing to draw yet. */
export function NoData({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  return (
    <div className={clsx('grid place-items-center rounded-md bg-surface-2 text-sm text-fg-3', className)}>
      {t('ui.noData')}
    </div>
  )
}
