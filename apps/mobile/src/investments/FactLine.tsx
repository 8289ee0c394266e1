import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type FactLineProps = {
  label: string
  hint?: string | undefined
  /** Nothing is said yet, but the hint has its room: no key below may move at the first digit. */
  isKept?: boolean
  children: ReactNode
}

/** What can be lost, or earned, by what is typed below. */
export function FactLine({ label, hint, isKept = false, children }: FactLineProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <dt className="min-w-0 text-fg-2">{label}</dt>
      <dd className="num max-w-[68%] text-right font-medium break-words">
        {children}
        {hint !== undefined && (
          <span className={clsx('block text-xs font-normal text-fg-2', isKept && 'invisible')}>{hint}</span>
        )}
      </dd>
    </div>
  )
}
