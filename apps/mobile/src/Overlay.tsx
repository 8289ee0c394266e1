import { useTranslation } from 'react-i18next'
import { useOverlay } from './frame/overlay.ts'

/** The specification's: Loading..., on semi-transparent white (in dark on the background's colour). */
export function Overlay() {
  const { t } = useTranslation()
  const isLoading = useOverlay(({ loading }) => loading)
  if (!isLoading) return null
  return (
    <div
      role="status"
      className="fixed inset-0 z-70 grid place-items-center bg-veil text-sm font-medium text-fg-2 motion-safe:animate-[fade_150ms_ease-out]"
    >
      <span className="flex items-center gap-2">
        <span
          aria-hidden
          className="size-5 rounded-full border-2 border-border border-t-accent motion-safe:animate-spin"
        />
        {t('frame.loading')}
      </span>
    </div>
  )
}
