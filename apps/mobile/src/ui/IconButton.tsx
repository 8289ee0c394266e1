import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Badge } from './Badge.tsx'
import { useOff } from './use-off.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Its accessible name. */
  label: string
  icon: ReactNode
  badge?: number | undefined
}

/** 44 units to touch around an icon of 20 to 24. */
export function IconButton({ label, icon, badge = 0, className, disabled = false, ...button }: IconButtonProps) {
  const { onClick, onFocus, onBlur, ...rest } = button
  const off = useOff(disabled, { onClick, onFocus, onBlur })
  return (
    <button
      type="button"
      {...off}
      {...rest}
      className={clsx(
        'relative grid size-11 shrink-0 place-items-center rounded-full transition duration-100 active:scale-95 active:bg-surface-2 aria-disabled:text-fg-3',
        className,
      )}
    >
      {icon}
      <span className="sr-only">{badge > 0 ? `${label} (${badge})` : label}</span>
      <span aria-hidden className="absolute top-1 left-1/2 grid -translate-x-px">
        <Badge count={badge} />
      </span>
    </button>
  )
}
