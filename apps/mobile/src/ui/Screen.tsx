import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { routeOf } from '../routes/paths.ts'
import { NavBar } from './NavBar.tsx'

type ScreenProps = {
  title?: ReactNode
  back?: boolean | (() => void)
  right?: ReactNode
  /** Stays at the bottom, above the bottom navigation: the one main act of the screen. */
  footer?: ReactNode
  /** It comes up under the finger that pressed what it follows: a second tap presses nothing in it. */
  isOutcome?: boolean
  /** Without gutters and gaps: the content reaches the edges. */
  bare?: boolean
  children: ReactNode
}

/** A page: bar, content with room below for what is fixed there, main act. No bar without title, way back and right. */
export function Screen({ title, back = false, right, footer, isOutcome = false, bare = false, children }: ScreenProps) {
  const hasTabBar = routeOf(useLocation().pathname)?.layer === 'tab'
  const hasBar = title !== undefined || right !== undefined || back !== false
  return (
    <div className={clsx('flex min-h-dvh flex-col', hasTabBar && 'pb-[calc(3.5rem+env(safe-area-inset-bottom))]')}>
      {hasBar && <NavBar title={title} back={back} right={right} />}
      <main
        className={clsx(
          'flex min-w-0 flex-1 flex-col',
          !bare && 'gap-4 px-4 pb-6',
          !hasBar && 'pt-[max(0.5rem,env(safe-area-inset-top))]',
          hasBar && !bare && 'pt-2',
        )}
      >
        {children}
      </main>
      {footer !== undefined && (
        <footer
          data-bottom-bar
          className={clsx(
            'sticky z-10 flex flex-col gap-2 border-t border-border bg-bg px-4 pt-3',
            isOutcome && 'deaf-at-first',
            hasTabBar
              ? 'bottom-[calc(3.5rem+env(safe-area-inset-bottom))] pb-3'
              : 'bottom-0 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
          )}
        >
          {footer}
        </footer>
      )}
    </div>
  )
}
