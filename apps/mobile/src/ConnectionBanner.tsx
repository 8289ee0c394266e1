import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSilence } from '@touchstone/app/live/use-silence'

/** While prices have stopped coming, every screen says so. */
export function ConnectionBanner() {
  const { t } = useTranslation()
  const isSilent = useSilence()
  return (
    <div role="status" className="sticky top-(--bezel-width) z-30">
      {isSilent && (
        <p
          ref={keepBarsBelow}
          className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-1.5 text-xs font-medium text-warn"
        >
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {t('frame.pricesPaused')}
        </p>
      )}
    </div>
  )
}

/** The bars of the screens stay below the banner, not under it: their way back can always be touched. */
function keepBarsBelow(banner: HTMLElement | null): (() => void) | undefined {
  if (banner === null) return undefined
  const { style } = document.documentElement
  const measure = (): void => {
    style.setProperty('--above-bar', `calc(var(--bezel-width) + ${banner.getBoundingClientRect().height}px)`)
  }
  measure()
  // Another language or a narrower window may need a second line.
  const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(measure) : undefined
  observer?.observe(banner)
  return () => {
    observer?.disconnect()
    style.removeProperty('--above-bar')
  }
}
