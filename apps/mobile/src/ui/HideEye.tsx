import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { haptic } from '@touchstone/app/feedback/haptic'
import { setPreference, usePreferences } from '@touchstone/app/look/preferences'

/** Hides every private amount of the app, and shows them again. */
export function HideEye({ className }: { className?: string | undefined }) {
  const { t } = useTranslation()
  const hidden = usePreferences((preferences) => preferences.hideBalances)
  const Sign = hidden ? EyeOff : Eye
  return (
    <button
      type="button"
      aria-label={hidden ? t('ui.showAmounts') : t('ui.hideAmounts')}
      onClick={() => {
        haptic(8)
        setPreference('hideBalances', !hidden)
      }}
      className={clsx(
        // Over the figure below, into which its hit area reaches.
        'relative -my-3 inline-grid size-11 place-items-center rounded-full text-fg-2 active:bg-surface-2',
        className,
      )}
    >
      <Sign aria-hidden="true" className="size-4.5" />
    </button>
  )
}
