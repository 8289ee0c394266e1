import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { printDuration } from '@touchstone/app/time/times'

type CountdownRingProps = {
  endsAtMs: number
  totalMs: number
  nowMs: number
  /** How often `nowMs` changes: the ring moves smoothly over that time. */
  stepMs?: number | undefined
  className?: string | undefined
}

/** The last part of the time is shown as a warning: a fifth, at most ten seconds. */
const lastMs = (totalMs: number): number => Math.min(totalMs / 5, 10_000)

/** The time that is left, as a ring that empties and in figures. */
export function CountdownRing({ endsAtMs, totalMs, nowMs, stepMs = 1000, className }: CountdownRingProps) {
  const { t } = useTranslation()
  const leftMs = Math.max(0, Math.min(totalMs, endsAtMs - nowMs))
  const seconds = Math.ceil(leftMs / 1000)
  const text = printDuration(seconds)
  /** It moves during the next step to where it will be at its end. */
  const share = totalMs > 0 ? Math.max(0, leftMs - stepMs) / totalMs : 0
  const tone = leftMs <= lastMs(totalMs) ? 'text-warn' : 'text-accent'
  const circle = { cx: 50, cy: 50, r: 45, strokeWidth: 7, pathLength: 1 }
  return (
    <div
      role="timer"
      aria-label={t('ui.secondsLeft', { count: seconds })}
      className={clsx('relative aspect-square', tone, className ?? 'w-20')}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" fill="none" className="size-full -rotate-90">
        <circle {...circle} stroke="var(--surface-2)" />
        <circle
          {...circle}
          stroke="currentColor"
          strokeLinecap={share > 0 ? 'round' : 'butt'}
          strokeDasharray={1}
          strokeDashoffset={1 - share}
          className="transition-[stroke-dashoffset,stroke] ease-linear"
          style={{ transitionDuration: `${stepMs}ms` }}
        />
      </svg>
      <span
        aria-hidden="true"
        className={clsx(
          'num absolute inset-0 grid place-items-center font-semibold text-fg',
          text.length > 4 ? 'text-[1em]' : 'text-[1.25em]',
        )}
      >
        {text}
      </span>
    </div>
  )
}
