import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type FactTone = 'up' | 'down' | 'danger' | 'warn' | 'accent' | 'muted'
export type Fact = { label: string; value: ReactNode; hint?: ReactNode; tone?: FactTone | undefined }

const tones: Record<FactTone, string> = {
  up: 'text-up',
  down: 'text-down',
  danger: 'text-danger',
  warn: 'text-warn',
  accent: 'text-accent',
  muted: 'text-fg-3',
}

/** Facts, one a line: name left, value right. `inset` puts them on a separate field inside a surface. */
export function Facts({ items, inset = false }: { items: readonly Fact[]; inset?: boolean }) {
  return (
    <dl className={clsx('flex flex-col gap-2.5 text-sm', inset && 'rounded-md bg-surface-2 p-3.5')}>
      {items.map(({ label, value, hint, tone }) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="min-w-0 text-fg-2">
            {label}
            {hint !== undefined && <span className="block text-xs text-fg-3">{hint}</span>}
          </dt>
          <dd className={clsx('num max-w-[65%] text-right font-medium break-words', tone && tones[tone])}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
