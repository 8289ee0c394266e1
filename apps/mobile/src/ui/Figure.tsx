import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** One of several figures side by side: its name above it. Names of two lines keep the figures of a row level. */
export function Figure({ label, children, end = false }: { label: string; children: ReactNode; end?: boolean }) {
  return (
    <div className={clsx('flex min-w-0 flex-col justify-between', end && 'text-right')}>
      <dt className="text-2xs leading-tight break-words text-fg-3">{label}</dt>
      <dd className="num mt-0.5 text-sm font-medium break-words">{children}</dd>
    </div>
  )
}
