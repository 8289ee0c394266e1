import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { isOnlyHere } from '@touchstone/app/device/only-here'
import { QrCode } from '../ui/QrCode.tsx'

/** Beside the app: who we are, and the way to go on with the same page on a phone. */
export function DesktopSides({ at = globalThis.location }: { at?: Pick<Location, 'origin' | 'hostname'> }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { origin, hostname } = at
  return (
    <>
      <aside className="desktop-side left-0 items-end text-right" aria-label="Touchstone">
        <img src="/icons/icon.svg" alt="" className="size-14 rounded-lg" />
        <p className="text-2xl font-semibold">Touchstone</p>
        <p className="max-w-64 text-base text-balance text-fg-2">{t('frame.promise')}</p>
      </aside>
      {!isOnlyHere(hostname) && (
        <aside className="desktop-side right-0 items-start" aria-label={t('frame.onPhone')}>
          <QrCode text={`${origin}/#${pathname}${search}`} label={t('frame.onPhone')} className="w-36" />
          <p className="text-base font-semibold">{t('frame.onPhone')}</p>
          <p className="max-w-56 text-sm text-fg-2">{t('frame.onPhoneText')}</p>
        </aside>
      )}
    </>
  )
}
