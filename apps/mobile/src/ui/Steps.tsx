import { clsx } from 'clsx'
import { Check } from 'lucide-react'

export type Step = {
  key: string
  title: string
  /** When the phase is, or until when. */
  time?: string | undefined
  tone: 'done' | 'now' | 'ahead'
}

const marks = {
  done: 'bg-accent-fill text-on-fill',
  now: 'bg-surface ring-2 ring-accent ring-inset',
  ahead: 'bg-surface ring-2 ring-border-strong ring-inset',
} as const

/** With more phases a word no longer fits beside the next. */
const large = 4

/** Phases beside each other, and which of them is the present one. */
export function Steps({ steps, label }: { steps: readonly Step[]; label: string }) {
  return (
    <ol aria-label={label} className="grid auto-cols-fr grid-flow-col">
      {steps.map(({ key, title, time, tone }, index) => (
        <li
          key={key}
          aria-current={tone === 'now' ? 'step' : undefined}
          className="relative flex min-w-0 flex-col items-center text-center"
        >
          {index > 0 && (
            <span
              aria-hidden
              className={clsx(
                'absolute top-2.5 right-1/2 mr-3.5 h-px w-[calc(100%-1.75rem)]',
                tone === 'ahead' ? 'bg-border' : 'bg-accent',
              )}
            />
          )}
          <span aria-hidden className={clsx('grid size-5 place-items-center rounded-full', marks[tone])}>
            {tone === 'done' && <Check className="size-3" />}
            {tone === 'now' && <span className="size-2 rounded-full bg-accent-fill" />}
          </span>
          <span
            className={clsx(
              'mt-1.5 max-w-full leading-tight break-words hyphens-auto',
              steps.length > large ? 'text-2xs' : 'text-xs',
              tone === 'now' ? 'font-semibold text-accent' : tone === 'done' ? 'font-medium' : 'text-fg-2',
            )}
          >
            {title}
          </span>
          {time !== undefined && <span className="num mt-0.5 text-2xs leading-tight text-fg-3">{time}</span>}
        </li>
      ))}
    </ol>
  )
}
