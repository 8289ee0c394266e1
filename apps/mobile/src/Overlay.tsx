import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOverlay } from './frame/overlay.ts'

/** Our choice, after the specification's 300 ms. */
const fadeMs = 120

/**
 * The specification's: Loading..., on semi-transparent white (in dark on the background's colour). It is light, and lets
 * touches through as soon as the screen is there: nobody waits for it longer than for the screen.
 */
export function Overlay() {
  const { t } = useTranslation()
  const isLoading = useOverlay(({ loading }) => loading)
  const isThere = useOverlay((overlay) => overlay.isThere)
  const isShown = useFading(isLoading)
  if (!isShown) return null
  return (
    <div
      role="status"
      className={clsx(
        'fixed inset-0 z-70 grid place-items-center bg-veil text-sm font-medium text-fg-2 transition-opacity duration-120',
        !isLoading && 'opacity-0',
        (isThere || !isLoading) && 'pointer-events-none',
      )}
    >
      <span className="flex items-center gap-2 rounded-full border border-border bg-surface py-2 pr-4 pl-2.5 shadow-floating">
        <span
          aria-hidden
          className="size-5 rounded-full border-2 border-border border-t-accent motion-safe:animate-spin"
        />
        {t('frame.loading')}
      </span>
    </div>
  )
}

/** Whether it is on the page: while it is wanted, and as it fades out after that. */
function useFading(isWanted: boolean): boolean {
  const [isLeft, setIsLeft] = useState(isWanted)
  useEffect(() => {
    const timer = setTimeout(() => setIsLeft(isWanted), isWanted ? 0 : fadeMs)
    return () => clearTimeout(timer)
  }, [isWanted])
  return isWanted || isLeft
}
