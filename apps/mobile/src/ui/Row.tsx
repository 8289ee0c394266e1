import { clsx } from 'clsx'
import { ChevronRight, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type RowProps = {
  icon?: ReactNode
  title: ReactNode
  sub?: ReactNode
  right?: ReactNode
  rightSub?: ReactNode
  /** A path of the app, or with `external` an https address. */
  to?: string | undefined
  onPress?: (() => void) | undefined
  external?: boolean
  disabled?: boolean
  /** The arrow of a row that leads somewhere. */
  arrow?: boolean
}

/** A line of a list: names left, numbers right, two lines at most. */
export function Row({ icon, title, sub, right, rightSub, ...target }: RowProps) {
  return (
    <Frame {...target} high={sub !== undefined || rightSub !== undefined}>
      {icon !== undefined && <span className="shrink-0 text-fg-2">{icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-base font-medium break-words">{title}</span>
        {sub !== undefined && <span className="block text-xs break-words text-fg-3">{sub}</span>}
      </span>
      {(right !== undefined || rightSub !== undefined) && (
        <span className="max-w-[62%] min-w-0 text-right">
          <span className="num block text-base font-medium break-words">{right}</span>
          {rightSub !== undefined && <span className="num block text-xs text-fg-3">{rightSub}</span>}
        </span>
      )}
    </Frame>
  )
}

type FrameProps = Pick<RowProps, 'to' | 'onPress' | 'external' | 'disabled' | 'arrow'> & {
  high: boolean
  children: ReactNode
}

function Frame({ to, onPress, external = false, disabled = false, arrow = true, high, children }: FrameProps) {
  const { t } = useTranslation()
  const look = clsx('flex w-full items-center gap-3 px-4 py-2.5 text-left', high ? 'min-h-16' : 'min-h-13')
  const pressed = 'transition-colors duration-150 outline-offset-[-2px] active:bg-surface-2 hover:bg-surface-2/50'
  const end = arrow && <ChevronRight aria-hidden className="-mr-1 size-4 shrink-0 text-fg-3" />
  if (to !== undefined && external)
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" className={clsx(look, pressed)}>
        {children}
        <ExternalLink aria-hidden className="-mr-1 size-4 shrink-0 text-fg-3" />
        <span className="sr-only">{t('ui.opensElsewhere')}</span>
      </a>
    )
  if (to !== undefined)
    return (
      <Link to={to} className={clsx(look, pressed)}>
        {children}
        {end}
      </Link>
    )
  if (onPress !== undefined)
    return (
      <button
        type="button"
        disabled={disabled}
        onClick={onPress}
        className={clsx(look, pressed, disabled && 'opacity-60')}
      >
        {children}
        {end}
      </button>
    )
  return <div className={look}>{children}</div>
}
