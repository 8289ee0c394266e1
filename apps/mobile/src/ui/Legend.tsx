import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type LegendProps = {
  items: readonly { label: string; colour: string; right?: ReactNode }[]
  className?: string | undefined
}

/** The meaning of a chart's colours, with an optional value at the right. */
export function Legend({ items, className }: LegendProps) {
  return (
    <ul className={clsx('grid gap-2 text-sm', className)}>
      {items.map((item) => (
        <li key={item.label} className="flex min-w-0 items-center gap-2">
          <svg viewBox="0 0 8 8" aria-hidden="true" className="size-2 flex-none">
            <rect width={8} height={8} rx={2.5} fill={item.colour} />
          </svg>
          <span className="min-w-0 flex-1 truncate text-fg-2">{item.label}</span>
          {item.right !== undefined && <span className="num font-medium">{item.right}</span>}
        </li>
      ))}
    </ul>
  )
}
