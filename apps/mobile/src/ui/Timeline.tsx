import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'

export type TimelineStep = {
  key: string
  title: string
  /** When it came to this; undefined for what is still ahead. */
  time?: string | undefined
  text?: ReactNode
  tone?: 'done' | 'now' | 'bad' | 'ahead'
}

const marks = {
  done: 'bg-accent-fill text-on-fill',
  now: 'bg-accent-soft text-accent ring-2 ring-accent',
  bad: 'bg-danger-fill text-on-fill',
  ahead: 'bg-surface-2 text-fg-3',
} as const

/** What happened to something, one step below the other, and what is still to come. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  return (
    <ol aria-label={label}>
      {steps.map(({ key, title, time, text, tone = 'done' }, index) => {
        const next = steps[index + 1]
        return (
          <li
            key={key}
            aria-current={tone === 'now' ? 'step' : undefined}
            className="relative flex gap-3 pb-5 last:pb-0"
          >
            {next !== undefined && (
              <span
                aria-hidden
                className={clsx(
                  'absolute top-6 bottom-0 left-2.5 w-px',
                  next.tone === 'ahead' ? 'bg-border' : 'bg-accent',
                )}
              />
            )}
            <span
              aria-hidden
              className={clsx('mt-0.5 grid size-5 shrink-0 place-items-center rounded-full', marks[tone])}
            >
              {tone === 'done' && <Check className="size-3" />}
              {tone === 'bad' && <X className="size-3" />}
              {tone === 'now' && <span className="size-2 rounded-full bg-accent-fill" />}
            </span>
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
                <span className={clsx('font-medium', tone === 'ahead' && 'text-fg-3', tone === 'bad' && 'text-danger')}>
                  {title}
                </span>
                {time !== undefined && <time className="num text-xs text-fg-3">{time}</time>}
              </p>
              {text !== undefined && <p className="mt-0.5 text-sm break-words text-fg-2">{text}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
