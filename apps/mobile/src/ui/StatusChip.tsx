import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type ChipTone = 'neutral' | 'info' | 'success' | 'warn' | 'danger' | 'up' | 'down'

/** Success has the accent's colour: green would turn red where the person reads red as up. */
const tones: Record<ChipTone, string> = {
  neutral: 'bg-surface-2 text-fg-2',
  info: 'bg-info-soft text-info',
  success: 'bg-accent-soft text-accent',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  up: 'bg-up-soft text-up',
  down: 'bg-down-soft text-down',
}

/** What a status looks like beside its word. */
export type ChipLook = { tone: ChipTone; icon: ReactNode }

/** A status: tint, icon and word. */
export function StatusChip({ tone = 'neutral', icon, children }: Partial<ChipLook> & { children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex shrink-0 items-center gap-1 rounded-sm px-1.5 py-0.5 text-2xs font-medium whitespace-nowrap [&_svg]:size-3',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
