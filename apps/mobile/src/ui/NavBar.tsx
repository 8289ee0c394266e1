import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './IconButton.tsx'
import { useBack } from './use-back.ts'

type NavBarProps = {
  title?: ReactNode
  /** `true` goes where the person came from. */
  back?: boolean | (() => void)
  right?: ReactNode
}

/** The bar at the top of a page: the way back, its title, and what belongs to all of it. */
export function NavBar({ title, back = false, right }: NavBarProps) {
  const { t } = useTranslation()
  const goBack = useBack()
  return (
    <header className="sticky top-(--above-bar) z-20 bg-bg pt-[env(safe-area-inset-top)]">
      <div className="grid min-h-12 grid-cols-[minmax(max-content,1fr)_minmax(0,auto)_minmax(max-content,1fr)] items-center gap-1 px-1">
        <div className="min-w-11">
          {back !== false && (
            <IconButton
              label={t('ui.back')}
              icon={<ChevronLeft className="size-6" />}
              onClick={typeof back === 'function' ? back : goBack}
            />
          )}
        </div>
        {title === undefined ? <span /> : <h1 className="truncate text-lg font-semibold">{title}</h1>}
        <div className="flex min-w-11 items-center justify-end">{right}</div>
      </div>
    </header>
  )
}
