import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The skeleton of what is being loaded; seen after 150 ms, so that what comes at once does not flicker. */
export function Waiting({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div aria-busy className="transition-opacity delay-150 duration-150 starting:opacity-0">
      <output className="sr-only">{t('ui.loading')}</output>
      <div className="breathe">{children}</div>
    </div>
  )
}
