import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type FactTone = 'up' | 'down' | 'danger' | 'warn' | 'accent' | 'muted'
export type Fact = {
  label: string
  value: ReactNode
  hint?: ReactNode
  tone?: FactTone | undefined
  /** The sum of those above it. */
  isTotal?: boolean
  /** Of the line above it. */
  isPart?: boolean
}

const tones: Record<FactTone, string> = {
  up: 'text-up',
  down: 'text-down',
  danger: 'text-danger',
  warn: 'text-warn',
  accent: 'text-accent',
  muted: 'text-fg-3',
}

/** In digits of one width its hyphens would be as wide as digits. */
const isReference = (value: ReactNode): boolean => typeof value === 'string' && /\w-\w/.test(value)

type FactsProps = {
  items: readonly Fact[]
  /** On a separate field inside a surface. */
  inset?: boolean
  /** Of prices that may be believed no more: grey, whatever they say. */
  isOld?: boolean | undefined
}

/** Facts, one a line: name left, value right. */
export function Facts({ items, inset = false, isOld = false }: FactsProps) {
  return (
    <dl
      className={clsx(
        'flex flex-col gap-2.5 text-sm',
        inset && 'rounded-md bg-surface-2 p-3.5',
        isOld && '[&_dd]:text-fg-3! [&_dd_*]:text-fg-3!',
      )}
    >
      {items.map(({ label, value, hint, tone, isTotal = false, isPart = false }) => (
        <div
          key={label}
          className={clsx(
            'flex items-baseline justify-between gap-4',
            isTotal && 'border-t border-border pt-2.5 text-base font-semibold',
            isPart && '-mt-2 text-xs text-fg-3',
          )}
        >
          <dt className={clsx('min-w-0', !isTotal && !isPart && 'text-fg-2')}>
            {label}
            {hint !== undefined && <span className="block text-xs text-fg-3">{hint}</span>}
          </dt>
          <dd
            className={clsx(
              'max-w-[65%] text-right break-words',
              !isReference(value) && 'num',
              isTotal ? 'font-semibold' : !isPart && 'font-medium',
              tone && tones[tone],
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
