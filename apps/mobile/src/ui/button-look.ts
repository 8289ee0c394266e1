import { clsx } from 'clsx'

export type ButtonKind = 'primary' | 'soft' | 'ghost' | 'up' | 'down' | 'danger'
export type ButtonSize = 'lg' | 'md' | 'sm'

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-accent-fill text-on-fill hover:brightness-110',
  soft: 'bg-surface-2 text-fg hover:bg-border',
  ghost: 'text-accent hover:bg-accent-soft',
  up: 'bg-up-fill text-on-fill hover:brightness-110',
  down: 'bg-down-fill text-on-fill hover:brightness-110',
  danger: 'bg-danger-fill text-on-fill hover:brightness-110',
}

/** The small one is still touched on 44 units: its hit area is higher than what is seen. */
const sizes: Record<ButtonSize, string> = {
  lg: 'min-h-13 rounded-lg px-4 py-2.5 text-base font-semibold',
  md: 'min-h-11 rounded-md px-4 py-2 text-sm font-semibold',
  sm: 'min-h-8 rounded-full px-3.5 py-1 text-xs font-semibold after:absolute after:inset-x-0 after:inset-y-[min(-0.375rem,calc((100%_-_var(--finger))/2))]',
}

/** The classes of everything that looks like a button. */
export function buttonLook(kind: ButtonKind, size: ButtonSize, wide: boolean): string {
  return clsx(
    'relative inline-flex items-center justify-center gap-2 text-center transition duration-100 select-none active:scale-98',
    'aria-disabled:scale-100 aria-disabled:cursor-not-allowed aria-disabled:brightness-100',
    wide && 'w-full',
    kinds[kind],
    sizes[size],
  )
}
