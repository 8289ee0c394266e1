import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { haptic } from '@touchstone/app/feedback/haptic'
import { Badge, Dot } from './Badge.tsx'

export type TabBarItem = {
  path: string
  label: string
  icon: ReactNode
  badge?: number | undefined
  badgeLabel?: string
  /** There is something to look at, in words; shown as a dot. */
  dot?: string | undefined
}

/** The bottom navigation. */
export function TabBar({ items }: { items: readonly TabBarItem[] }) {
  const { t } = useTranslation()
  return (
    <nav
      data-bottom-bar
      aria-label={t('ui.navigation')}
      className="fixed inset-x-0 bottom-0 z-30 mx-auto max-w-(--app-max) border-t border-border bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {items.map((item) => (
          <li key={item.path}>
            <NavLink
              to={item.path}
              onClick={() => haptic()}
              className={({ isActive }) =>
                clsx(
                  'grid min-h-14 content-center justify-items-center gap-0.5 px-1 text-2xs font-medium transition duration-100 outline-offset-[-2px] active:scale-95 [&_svg]:size-6',
                  isActive ? 'text-accent' : 'text-fg-3',
                )
              }
            >
              <span className="relative">
                {item.icon}
                <span className="absolute -top-1.5 left-5 -translate-x-1/4">
                  <Badge count={item.badge ?? 0} label={item.badgeLabel} />
                </span>
                {item.dot !== undefined && (
                  <span className="absolute -top-0.5 left-5">
                    <Dot label={item.dot} />
                  </span>
                )}
              </span>
              <span className="max-w-full truncate">{item.label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
