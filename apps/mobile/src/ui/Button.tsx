import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { buttonLook, type ButtonKind, type ButtonSize } from './button-look.ts'
import { Spinner } from './Spinner.tsx'
import { useOff } from './use-off.ts'

export type ButtonProps = ComponentProps<'button'> & {
  kind?: ButtonKind
  size?: ButtonSize
  /** What it does is under way: it turns, and cannot be pressed again. */
  busy?: boolean | undefined
  /** Why it cannot be pressed, in place of its words. Disables it, unless `disabled` says otherwise. */
  reason?: string | undefined
  wide?: boolean
}

export function Button({ kind = 'primary', size = 'lg', busy = false, reason, wide = false, ...button }: ButtonProps) {
  const { className, children, disabled = reason !== undefined, onClick, onFocus, onBlur, ...rest } = button
  const off = useOff(disabled || busy, { onClick, onFocus, onBlur })
  return (
    <button
      type="button"
      {...off}
      {...rest}
      aria-busy={busy}
      className={clsx(
        buttonLook(kind, size, wide),
        disabled && (kind === 'ghost' ? 'text-fg-3' : 'bg-surface-2! text-fg-3!'),
        className,
      )}
    >
      <span className={clsx('inline-flex items-center justify-center gap-2', busy && 'opacity-0')}>
        {disabled && reason !== undefined ? reason : children}
      </span>
      {busy && <Spinner className="absolute size-5" />}
    </button>
  )
}
